import { publicPage } from "#app/platform/guard.server";
import { eventFeed } from "../event/calendar.server";

export const loader = publicPage(eventFeed);
