import { publicPage } from "#app/platform/guard.server";
import { publicEventFile } from "../calendar.server";

export const loader = publicPage(publicEventFile);
