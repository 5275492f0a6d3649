import { FileNamed } from "../companies/parts.schema";
import { openFile } from "../companies/parts.server";
import { page } from "../guard.server";

export const loader = page("companies", FileNamed, openFile);
