import { render } from "preact";
import "./board"; // with the client, so that a board needs one file and not three
import { followLinks, route } from "./router";
import { Front } from "./screens/Front";
import { LessonScreen, PuzzleScreen } from "./screens/LessonScreen";
import { Mine } from "./screens/Mine";
import { RulesScreen } from "./screens/RulesScreen";
import { Setup } from "./screens/Setup";
import { TableScreen } from "./screens/TableScreen";
import { applySettings, settings } from "./settings";
import { useStore } from "./store";
import { loadWords } from "./words";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/around.css";
import "./styles/past.css";

function App() {
  const now = useStore(route);
  switch (now.at) {
    case "front":
      return <Front />;
    case "mine":
      return <Mine />;
    case "setup":
      return <Setup key={now.game + now.alone} game={now.game} alone={now.alone} />;
    case "rules":
      return <RulesScreen key={now.game} game={now.game} rule={now.rule} aid={now.aid} box={now.box} />;
    case "lesson":
      return <LessonScreen key={`${now.game} ${now.lesson}`} game={now.game} lesson={now.lesson} />;
    case "puzzle":
      return <PuzzleScreen key={`${now.game} ${now.puzzle}`} game={now.game} puzzle={now.puzzle} />;
    case "table":
      return <TableScreen table={now.table} past={now.past} />;
  }
}

applySettings(settings.value);
document.addEventListener("click", followLinks);
void loadWords(settings.value.language).then(() => {
  const root = document.getElementById("app")!;
  root.replaceChildren(); // what stood there until now, see index.html
  render(<App />, root);
});
