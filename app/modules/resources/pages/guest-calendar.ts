import { publicPage } from "#app/platform/guard.server";
import { guestCalendar } from "../open-booking/guest.server";

export const loader = publicPage(guestCalendar);
