import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { OPEN_MOST, participantPart } from "#app/platform/tenant/participant.server";
import { people } from "#db/schema/directory";
import { placements } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { todayOf } from "./placements.server";
import { openPlacements, visiblePlacements } from "./visible.server";

/** No day is settled. */
const NEVER = "9999-12-31";

export const participant = participantPart(manifest, {
	...{ staff: "form", own: "form" },
	open: [
		{
			...{ kind: "placements", icon: "briefcase" },
			reading: (asker, whom) => {
				const day = todayOf(asker);
				const { query, shape } = asker.rows.listing(placements, {
					where: and(eq(placements.participantId, whom.id), openPlacements(asker)),
					orderBy: [asc(placements.endsOn), asc(placements.id)],
					limit: OPEN_MOST,
				});
				return {
					query,
					shape: (found) =>
						shape(found).map(({ id, companyName, jobTitle, endsOn }) => ({
							...{ id, title: companyName || jobTitle, href: paths(asker.tenant.guid).placement(id) },
							...(endsOn !== NEVER && { at: endsOn, isLate: endsOn < day }),
						})),
				};
			},
			all: ({ tenant }, { id }) => `${paths(tenant.guid).overview}?f=person.any.${id}`,
		},
	],
	events: [
		{
			...{ key: "placementMade", kind: "placements", icon: "briefcase" },
			reading: (asker, whom, page) => {
				const place = page.place(placements.createdAt, placements.id);
				const { query, shape } = asker.rows.listingWith(
					placements,
					{ by: [people, placements.createdBy, NAMED] },
					{
						where: and(eq(placements.participantId, whom.id), visiblePlacements(asker), place.where),
						orderBy: place.orderBy,
						limit: page.limit,
					},
				);
				return {
					query,
					shape: (found) =>
						shape(found).map(({ row: { id, createdAt, companyName, jobTitle, tasks }, by }) => ({
							...{ id, at: createdAt, params: { title: companyName || jobTitle }, text: tasks },
							...{ by: by && nameOf(by as never), href: paths(asker.tenant.guid).placement(id) },
						})),
				};
			},
		},
		{
			...{ key: "placementEnded", kind: "placements", icon: "circle-check" },
			reading: (asker, whom, page) => {
				const place = page.place(sql`${placements.archivedAt}`, placements.id);
				const { query, shape } = asker.rows.listing(placements, {
					where: and(
						eq(placements.participantId, whom.id),
						isNotNull(placements.archivedAt),
						visiblePlacements(asker),
						place.where,
					),
					orderBy: place.orderBy,
					limit: page.limit,
				});
				return {
					query,
					shape: (found) =>
						shape(found).map(({ id, archivedAt, companyName, jobTitle, conclusion, summary }) => ({
							...{ id, at: archivedAt ?? 0, params: { title: companyName || jobTitle } },
							...{ text: conclusion || summary, href: paths(asker.tenant.guid).placement(id) },
						})),
				};
			},
		},
	],
	actions: ({ access, tenant }, { id }) =>
		access.level >= LEVEL_CLIENTS
			? [{ key: "newPlacement", icon: "briefcase", to: paths(tenant.guid).newPlacement(id) }]
			: [],
});
