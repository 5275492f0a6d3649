import { walkMatrix } from "./matrix";

walkMatrix(({ kind }) => kind === "form");
