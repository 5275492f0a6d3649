import { and, eq, isNull, type SQL } from "drizzle-orm";
import { countingReplies, countingWaiting } from "#app/forms/replies/of-person.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { manifest } from "./manifest";
import { formsReadBy, projectsOpenTo, withMember } from "./opens.server";
import { paths } from "./paths";

/** The projects of now that the asker may open and that fit. */
const countingProjects = (asker: Visit, fits: SQL) =>
	asker.rows.counting(
		reportProjects,
		and(isNull(reportProjects.archivedAt), projectsOpenTo(asker), fits),
		COUNTED_OF_PERSON,
	);

/** Whoever only answers in projects sees nothing of what others are asked. */
const reads = ({ access }: Visit) => access.level >= LEVEL_CLIENTS;

export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "ownedProjects", place: "front", isWork: true },
		count: (asker, { id }) => countingProjects(asker, eq(reportProjects.ownerId, id)),
		to: ({ tenant }, { id }) => paths(tenant.guid).dashboard({ owner: id }),
	},
	{
		...{ key: "projects", place: "front" },
		count: (asker, { id }) => countingProjects(asker, withMember(asker, id)),
		to: ({ tenant }, { id }) => paths(tenant.guid).dashboard({ member: id }),
	},
	{
		...{ key: "waitingForms", place: "front" },
		count: (asker, { id }) =>
			reads(asker) ? countingWaiting(asker, area, id, { among: formsReadBy(asker) }) : undefined,
	},
	{
		...{ key: "replies", place: "front" },
		count: (asker, { id }) => (reads(asker) ? countingReplies(asker, area, id) : undefined),
	},
]);
