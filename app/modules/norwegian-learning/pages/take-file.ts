import { publicPage } from "#app/platform/guard.server";
import { itemFile } from "../attempts/files.server";

export const loader = publicPage(itemFile);
