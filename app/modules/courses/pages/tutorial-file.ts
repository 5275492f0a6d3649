import { publicPage } from "#app/platform/guard.server";
import { openTutorialFile } from "../tutorial.server";

export const loader = publicPage(openTutorialFile);
