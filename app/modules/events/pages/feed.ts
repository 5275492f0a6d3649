import { publicPage } from "#app/platform/guard.server";
import { personalFeed } from "../calendar.server";

export const loader = publicPage(personalFeed);
