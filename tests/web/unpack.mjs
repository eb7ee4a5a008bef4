// Unpacks the browser into $TMPDIR, with the libraries that a slim machine lacks.
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const archives = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
for (const name of ["chromium.br", "al2023.tar.br"]) await inflate(fileURLToPath(new URL(name, archives)));
