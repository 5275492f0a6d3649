import type * as z from "zod";
import { clockTime } from "../platform/clock";
import { csv } from "../platform/csv";
import { PRIVATE } from "../platform/http.server";
import { translator } from "../platform/i18n.server";
import { PAGE_SIZE_MAX } from "../platform/limits";
import type { PersonContext } from "../platform/tenant/context";
import type { InboxPageQuery } from "./notifications.schema";
import { findNotifications, type PresentedNotification } from "./notifications.server";
import { timeZoneOf } from "./time-zone";

const columns = ["text", "detail", "organisation", "at", "seen"] as const;

/** All notifications of the person, or those that are looked for, as CSV. Old ones are swept, so that they fit into one answer. */
export async function exportNotifications(person: PersonContext, query: z.output<typeof InboxPageQuery>) {
	const t = await translator(person.language);
	const timeZone = timeZoneOf(person.user, person.memberships);
	const items: PresentedNotification[] = [];
	for (let cursor: string | null | undefined = undefined; cursor !== null; ) {
		const page: Awaited<ReturnType<typeof findNotifications>> = await findNotifications(person, {
			...query,
			limit: PAGE_SIZE_MAX,
			cursor,
		});
		items.push(...page.items);
		cursor = page.next;
	}
	const rows = items.map(({ text, detail, source, created, seen }) => [
		...[text, detail, source, clockTime(Date.parse(created), timeZone)],
		t(seen === 1 ? "common:yes" : "common:no"),
	]);
	return new Response(csv([columns.map((column) => t(`notifications:page.column.${column}`)), ...rows]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="notifications.csv"`,
		},
	});
}
