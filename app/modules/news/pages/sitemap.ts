import { publicPage } from "#app/platform/guard.server";
import { newsSitemap } from "../feed.server";

export const loader = publicPage(newsSitemap);
