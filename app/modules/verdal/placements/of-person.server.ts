import { and, eq } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { placements } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { archivedPlacements, openPlacements } from "./visible.server";

export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "placements", place: "overview" },
		count: (asker, { id }) =>
			asker.rows.counting(placements, and(eq(placements.participantId, id), openPlacements(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).overview}?f=person.any.${id}`,
	},
	{
		...{ key: "closedPlacements", place: "archive" },
		count: (asker, { id }) =>
			asker.rows.counting(
				placements,
				and(eq(placements.participantId, id), archivedPlacements(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).archive}?f=person.any.${id}`,
	},
	{
		...{ key: "advisedPlacements", place: "overview", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(placements, and(eq(placements.advisorId, id), openPlacements(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).overview}?f=advisor.any.${id}`,
	},
]);
