import { FileNamed } from "../entrepreneurs/entrepreneurs.schema";
import { openFile } from "../entrepreneurs/parts.server";
import { page } from "../guard.server";

export const loader = page("entrepreneurs", FileNamed, openFile);
