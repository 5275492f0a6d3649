import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { calendarResponse } from "#app/calendar/calendar-file";
import { publicPage } from "#app/platform/guard.server";
import { readFeed } from "../meetings/feed.server";

/** Somebody's meetings, for their calendar; the address is the credential. */
export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) =>
	calendarResponse(await readFeed(context, params.token ?? ""), "meetings.ics"),
);
