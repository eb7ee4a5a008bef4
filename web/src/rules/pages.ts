export { AidPage } from "./AidPage";
export { RulesPage } from "./RulesPage";
