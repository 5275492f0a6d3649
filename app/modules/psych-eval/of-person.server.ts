import { and, eq, type SQL, sql } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { countingGiven, countingWaiting } from "#app/forms/replies/of-person.server";
import type { Visit } from "#app/platform/tenant/context";
import { keptOfPeople, type Whom } from "#app/platform/tenant/of-person.server";
import { people } from "#db/schema/directory";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Health data: only for those who follow the client up, however much else they see of people. */
export const isFollowed = (asker: Visit, { id }: Pick<Whom, "id">): SQL =>
	sql`exists (select 1 from ${people} where ${and(eq(people.tenantId, asker.tenant.id), eq(people.id, id), followedBy(asker))})`;

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "selfReports",
		place: "users",
		count: (asker, whom) => countingGiven(asker, area, whom.id, { only: isFollowed(asker, whom) }),
		to: ({ tenant }, { id }) => paths(tenant.guid).userForms(id),
	},
	{
		key: "waitingSelfReports",
		place: "users",
		count: (asker, whom) => countingWaiting(asker, area, whom.id, { only: isFollowed(asker, whom) }),
		to: ({ tenant }, { id }) => paths(tenant.guid).userForms(id),
	},
]);
