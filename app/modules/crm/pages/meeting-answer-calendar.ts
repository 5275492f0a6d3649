import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publicPage } from "#app/platform/guard.server";
import { invitationCalendar } from "../meetings/answer.server";
import { calendarAnswer } from "../meetings/calendar.server";

/** The meeting of an invitation as a calendar file. */
export const loader = publicPage(async ({ context: bag, params }: LoaderFunctionArgs) =>
	calendarAnswer(await invitationCalendar(bag, params.meeting ?? "", params.token ?? ""), "meeting.ics"),
);
