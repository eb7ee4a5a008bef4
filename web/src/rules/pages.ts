export { AidPage } from "./AidPage";
export { BoxPage } from "./BoxPage";
export { RulesPage } from "./RulesPage";
