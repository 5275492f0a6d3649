import { publicPage } from "#app/platform/guard.server";
import { eventFile } from "../event/calendar.server";

export const loader = publicPage(eventFile);
