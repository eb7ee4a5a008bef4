/** Whether the page is on its way to paper. */
import { Store, useStore } from "../store";

const printing = new Store(false);
addEventListener("beforeprint", () => printing.set(true));
addEventListener("afterprint", () => printing.set(false));

export const usePrinting = () => useStore(printing);
