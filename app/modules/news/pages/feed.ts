import { publicPage } from "#app/platform/guard.server";
import { newsFeed } from "../feed.server";

export const loader = publicPage(newsFeed);
