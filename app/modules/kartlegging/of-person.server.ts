import { and, eq } from "drizzle-orm";
import { countingReplies } from "#app/forms/replies/of-person.server";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { assessedCompanies, followUps } from "#db/schema/kartlegging";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { ofSeenCompany, visibleTo } from "./visible.server";

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
		...{ key: "companyTasks", place: "companies", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				followUps,
				and(eq(followUps.ownerId, id), eq(followUps.doneOn, ""), ofSeenCompany(asker, followUps.companyId)),
				COUNTED_OF_PERSON,
			),
	},
	{
		...{ key: "replies", place: "companies" },
		count: (asker, { id }) => countingReplies(asker, area, id),
	},
]);
