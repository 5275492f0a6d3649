import { and, eq, ne } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { deviations, measures, safetyCompanies, safetyObservations, safetyRoles, safetyRounds } from "#db/schema/hms";
import { manifest } from "./manifest";
import { paths } from "./paths";
import {
	ofVisible,
	visibleCompanies,
	visibleDeviations,
	visibleMeasures,
	visibleObservations,
	visibleRounds,
} from "./visible.server";

export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "safetyCompanies", place: "companies", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				safetyCompanies,
				and(eq(safetyCompanies.leadId, id), visibleCompanies(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).companies}?f=lead.any.${id}`,
	},
	{
		...{ key: "safetyRounds", place: "rounds", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				safetyRounds,
				and(eq(safetyRounds.leaderId, id), ne(safetyRounds.status, "done"), visibleRounds(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).rounds}?f=leader.any.${id}&f=status.not.done`,
	},
	{
		...{ key: "safetyMeasures", place: "plan", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				measures,
				and(eq(measures.ownerId, id), eq(measures.isOpen, true), visibleMeasures(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).plan}?f=owner.any.${id}&f=state.any.open`,
	},
	{
		...{ key: "handledDeviations", place: "deviations", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				deviations,
				and(eq(deviations.ownerId, id), ne(deviations.status, "closed"), visibleDeviations(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).deviations}?f=owner.any.${id}&f=status.not.closed`,
	},
	{
		...{ key: "reportedDeviations", place: "deviations" },
		count: (asker, { id }) =>
			asker.rows.counting(deviations, and(eq(deviations.createdBy, id), visibleDeviations(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).deviations}?f=reporter.any.${id}`,
	},
	{
		...{ key: "safetyRoles", place: "companies", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				safetyRoles,
				and(eq(safetyRoles.userId, id), ofVisible(asker, safetyRoles.companyId)),
				COUNTED_OF_PERSON,
			),
	},
	{
		...{ key: "safetyObservations", place: "deviations" },
		count: (asker, { id }) =>
			asker.rows.counting(
				safetyObservations,
				and(eq(safetyObservations.createdBy, id), visibleObservations(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }) => paths(tenant.guid).observations(),
	},
]);
