import { publicPage } from "#app/platform/guard.server";
import { rssFeed } from "../feed.server";

export const loader = publicPage(rssFeed);
