import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { EventOffer } from "#app/directory/handing-over.server";
import { events } from "#db/schema/events";
import { manifest } from "./manifest";
import { open } from "./paths";

/** More are not offered at once. */
const MOST = 50;

/** Published events that are still to come and open to whoever has the link, the next first. */
export const eventOffer: EventOffer = {
	moduleKey: manifest.key,
	reading: ({ rows, now }) => {
		const { query, shape } = rows.listing(events, {
			where: and(
				eq(events.isTemplate, false),
				isNull(events.deletedAt),
				gt(events.startsAt, now.getTime()),
				eq(events.status, "published"),
				inArray(events.visibility, ["public", "link"]),
			),
			orderBy: [asc(events.startsAt), asc(events.id)],
			limit: MOST,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(({ guid, title, startsAt, timeZone }) => ({
					...{ guid, title, startsAt, timeZone },
					path: open.event(guid),
				})),
		};
	},
};
