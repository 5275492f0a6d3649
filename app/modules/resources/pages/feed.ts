import { publicPage } from "#app/platform/guard.server";
import { readFeed } from "../feeds/read-feed.server";

export const loader = publicPage(readFeed);
