import { publicPage } from "#app/platform/guard.server";
import { publicFeed } from "../calendar.server";

export const loader = publicPage(publicFeed);
