import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { OPEN_MOST, participantPart } from "#app/platform/tenant/participant.server";
import { people } from "#db/schema/directory";
import { placementChanges, placements } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { todayOf } from "./placements.server";
import { openPlacements, visiblePlacements } from "./visible.server";

/** What of the history of a placement is told to its participant, in which words. */
const words = {
	...{ extended: "placementExtended", shortened: "placementShortened", goals: "placementGoals" },
	...{ tasks: "placementTasks", terms: "placementTerms", approved: "placementApproved" },
	...{ cancelled: "placementCancelled", handedOver: "placementHandedOver" },
} as const;
type ShownChange = keyof typeof words;
const shownChanges = Object.keys(words) as ShownChange[];

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
			...{ key: "placementChanged", kind: "placements", icon: "file-text" },
			reading: (asker, whom, page) => {
				const place = page.place(placementChanges.createdAt, placementChanges.id);
				const their = and(
					eq(placements.tenantId, asker.tenant.id),
					eq(placements.participantId, whom.id),
					visiblePlacements(asker),
				);
				const { query, shape } = asker.rows.listingWith(
					placementChanges,
					{
						by: [people, placementChanges.byId, NAMED],
						placement: [placements, placementChanges.placementId, ["companyName", "jobTitle"]],
					},
					{
						where: and(
							sql`${placementChanges.placementId} in (select ${placements.id} from ${placements} where ${their})`,
							inArray(placementChanges.kind, shownChanges),
							place.where,
						),
						orderBy: place.orderBy,
						limit: page.limit,
					},
				);
				return {
					query,
					shape: (found) =>
						shape(found).map(({ row: { id, kind, createdAt, reason, byName, placementId }, by, placement }) => ({
							...{ id, at: createdAt, word: words[kind as ShownChange], text: reason },
							params: { title: placement?.companyName || placement?.jobTitle || "" },
							...{
								by: by ? nameOf(by as never) : byName || null,
								href: paths(asker.tenant.guid).placement(placementId),
							},
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
