import { publicPage } from "#app/platform/guard.server";
import { jsonFeed } from "../feed.server";

export const loader = publicPage(jsonFeed);
