import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publicPage } from "#app/platform/guard.server";
import { calendarAnswer } from "../meetings/calendar.server";
import { readFeed } from "../meetings/feed.server";

/** Somebody's meetings, for their calendar; the address is the credential. */
export const loader = publicPage(async ({ context: bag, params }: LoaderFunctionArgs) =>
	calendarAnswer(await readFeed(bag, params.token ?? ""), "meetings.ics"),
);
