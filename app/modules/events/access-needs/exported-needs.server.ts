import { and, eq } from "drizzle-orm";
import type { EventSource } from "#app/platform/tenant/participant.server";
import { type EventNeed, eventAccessNeeds, eventRegistrations, events } from "#db/schema/events";
import { saysNeeds } from "./own-needs.server";

const said = ({ needKinds, needs }: { needKinds: EventNeed[]; needs: string | null }) => ({
	says: needKinds.map((kind) => `eventNeeds:kind.${kind}`),
	...(needs && { text: needs }),
});

const own = { kind: "events", icon: "calendar-check" };

/** What a member has kept of their needs by consent, and told at registrations. It is health information, for their own file alone. */
export const exportedNeeds: readonly EventSource[] = [
	{
		...{ ...own, key: "eventNeedsKept" },
		reading: ({ rows }, whom, page) => {
			const place = page.place(eventAccessNeeds.consentAt, eventAccessNeeds.id);
			const { query, shape } = rows.listing(eventAccessNeeds, {
				where: and(eq(eventAccessNeeds.id, whom.id), place.where),
				orderBy: place.orderBy,
				limit: page.limit,
			});
			return { query, shape: (found) => shape(found).map((row) => ({ id: row.id, at: row.consentAt, ...said(row) })) };
		},
	},
	{
		...{ ...own, key: "eventNeedsTold" },
		reading: ({ rows }, whom, page) => {
			const place = page.place(eventRegistrations.createdAt, eventRegistrations.id);
			const { query, shape } = rows.listingWith(
				eventRegistrations,
				{ event: [events, eventRegistrations.eventId, ["title"]] },
				{
					where: and(eq(eventRegistrations.userId, whom.id), saysNeeds, place.where),
					orderBy: place.orderBy,
					limit: page.limit,
				},
			);
			return {
				query,
				shape: (found) =>
					shape(found).map(({ row, event }) => ({
						...{ id: row.id, at: row.createdAt, params: { title: event?.title ?? "" } },
						...said(row),
					})),
			};
		},
	},
];
