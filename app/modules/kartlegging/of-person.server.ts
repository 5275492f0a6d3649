import { and, eq } from "drizzle-orm";
import { countingReplies } from "#app/forms/replies/of-person.server";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { assessedCompanies } from "#db/schema/kartlegging";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleTo } from "./visible.server";

export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "assessedCompanies", place: "companies", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				assessedCompanies,
				and(eq(assessedCompanies.interviewerId, id), visibleTo(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).companies}?f=interviewer.any.${id}`,
	},
	{
		...{ key: "replies", place: "companies" },
		count: (asker, { id }) => countingReplies(asker, area, id),
	},
]);
