import { AssetFileNamed } from "../assets/assets.schema";
import { openFile } from "../assets/files.server";
import { page } from "../guard.server";

export const loader = page("settings", AssetFileNamed, openFile);
