import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { calendarResponse } from "#app/calendar/calendar-file";
import { publicPage } from "#app/platform/guard.server";
import { invitationCalendar } from "../meetings/answer.server";

/** The meeting of an invitation as a calendar file. */
export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) =>
	calendarResponse(await invitationCalendar(context, params.meeting ?? "", params.token ?? ""), "meeting.ics"),
);
