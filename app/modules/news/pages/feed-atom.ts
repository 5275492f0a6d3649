import { publicPage } from "#app/platform/guard.server";
import { atomFeed } from "../feed.server";

export const loader = publicPage(atomFeed);
