import * as z from "zod";
import { basedOn, emailAddress, organisationNumber, orNone, phoneNumber } from "#app/directory/company.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import {
	cancelReasons,
	endReasons,
	followUpKinds,
	goalCategories,
	placementParties,
	placementTypes,
} from "#db/schema/verdal";
import { archiveList } from "./archive.list";
import { changeParts } from "./choices";
import { fromGoalFields, goalFields } from "./goals";
import { placementList } from "./placements.list";
import { openStatuses } from "./status";

const day = z.string("wrongType").refine(isDay, "wrongValue");
const emptyOr = (schema: z.ZodType<string>) => orNone(schema).transform((value) => value ?? "");
/** A number as people write it: with a comma or a point. */
const decimal = z.preprocess(
	(value) => (typeof value === "string" ? value.trim().replace(",", ".") : value),
	z.coerce.number("wrongType"),
);
const goalText = oneLine(300);
/** What NAV's agreement takes of each of these. */
const MOST = 1000;

export const placementType = z.enum(placementTypes, "wrongValue");

/** What the agreement says, but for its goals. */
const agreementFields = {
	type: placementType,
	participantId: orNone(id),
	companyId: orNone(id),
	supervisorName: oneLine(160),
	supervisorEmail: emptyOr(emailAddress),
	supervisorPhone: emptyOr(phoneNumber),
	advisorId: orNone(id),
	coAdvisorId: orNone(id),
	codeId: orNone(id),
	jobTitle: oneLine(160),
	tasks: text(MOST),
	percent: orNone(decimal.pipe(z.number().int("wrongType").min(1, "wrongValue").max(100, "wrongValue"))),
	daysPerWeek: orNone(decimal.pipe(z.number().min(0.5, "wrongValue").max(7, "wrongValue"))),
	startsOn: orNone(day),
	endsOn: orNone(day),
	followUp: text(MOST),
	adaptation: text(MOST),
	mentor: oneLine(160),
};
/** How it ended. */
const closingFields = {
	endReason: orNone(z.enum(endReasons, "wrongValue")),
	goalReached: orNone(z.enum(["yes", "partly", "no"], "wrongValue")),
	summary: text(4000),
	conclusion: text(2000),
	nextStep: text(2000),
};
const goals = z.array(z.object({ category: z.enum(goalCategories, "wrongValue"), text: goalText.min(1, "required") }));

const Facts = z.object({ ...agreementFields, ...closingFields, goals: goals.max(12, "tooMany?count=12") }).partial();
export type PlacementFacts = z.output<typeof Facts>;

const goalInputs = Object.fromEntries(goalFields.map(({ field }) => [field, goalText])) as Record<
	(typeof goalFields)[number]["field"],
	typeof goalText
>;
const goalNames = goalFields.map(({ field }) => field as string);

/** What the fields of a form say, its goals as a list. */
function factsIn(sent: Record<string, unknown>): PlacementFacts {
	const rest = Object.entries(sent).filter(([name]) => !goalNames.includes(name));
	const hasGoals = goalNames.some((name) => name in sent);
	return { ...Object.fromEntries(rest), ...(hasGoals && { goals: fromGoalFields(sent) }) };
}

/** The whole form of a placement, as its page sends it. */
export const PlacementForm = z
	.object({ placement: id, updatedAt: basedOn, ...agreementFields, ...closingFields, ...goalInputs })
	.partial()
	.required({ placement: true })
	.transform(({ placement, updatedAt, ...sent }) => ({ placement, updatedAt, facts: factsIn(sent) }));
export type PlacementForm = z.output<typeof PlacementForm>;

/** Why an agreement becomes another, and from which day that holds. */
const why = { reason: text(1000, "required").min(1, "required"), appliesOn: day };
/** What of an agreement is to change, as its page offers it. */
export const ChangeQuery = z.object({ placement: id, what: z.enum(changeParts).catch("duration") });
/** A change of some fields of the agreement, with its reason. */
export const ChangeInput = z
	.object({ ...agreementFields, ...goalInputs })
	.omit({ participantId: true, advisorId: true, coAdvisorId: true })
	.partial()
	.extend({ placement: id, ...why })
	.transform(({ placement, reason, appliesOn, ...sent }) => ({ placement, reason, appliesOn, facts: factsIn(sent) }));
export type ChangeInput = z.output<typeof ChangeInput>;

export const PlacementNamed = z.object({ placement: id });
export const CancelInput = z.object({ placement: id, cancelReason: z.enum(cancelReasons, "required") });

/** Somebody has approved in another way: for whom that is noted, and how it is known. */
export const ApproveForInput = z.object({
	placement: id,
	party: z.enum(placementParties, "required"),
	onBehalfReason: oneLine(300, "required").min(1, "required"),
});
export const ApproveByLinkInput = z.object({
	token: z.string().max(200),
	name: oneLine(160, "required").min(1, "required"),
});

/** A day on which somebody is followed up. */
export const FollowUpInput = z.object({
	placement: id,
	plannedOn: day,
	kind: z.enum(followUpKinds, "required"),
	parties: z
		.array(z.enum(placementParties, "wrongValue"), "required")
		.min(1, "required")
		.max(placementParties.length, "wrongValue")
		.transform((chosen) => [...new Set(chosen)]),
});
export const FollowUpNamed = z.object({ placement: id, followUp: id });
export const HeldInput = z.object({
	...{ placement: id, followUp: id, heldOn: day },
	minutes: text(4000, "required").min(1, "required"),
});

/** What the list beside the form is narrowed by. */
const narrowing = {
	q: z.string().trim().max(200).default("").catch(""),
	status: z.enum(openStatuses).optional().catch(undefined),
};
export const FormsQuery = z.object(narrowing);
export const FormQuery = z.object({ ...narrowing, placement: id });

/** The page that opens a placement: for whom, once they are chosen. */
export const NewPlacementQuery = z.object({ participant: id.optional().catch(undefined), q: narrowing.q });
export const NewPlacementInput = z.object({
	participantId: id,
	type: placementType,
	/** The placement whose conclusion the page has shown; none where there was nothing to show. */
	seen: orNone(id).optional(),
});

/** What is known of a workplace that is no customer of CRM. */
export const workplaceFields = {
	name: oneLine(200, "required").min(1, "required"),
	orgNo: orNone(organisationNumber),
	industry: orNone(oneLine(200)),
	phone: orNone(phoneNumber),
	email: orNone(emailAddress),
};
export type WorkplaceFacts = { name: string } & Partial<
	Record<"orgNo" | "industry" | "phone" | "email", string | null>
>;
export const WorkplaceQuery = z.object({ placement: id, q: z.string().trim().max(200).default("").catch("") });
export const WorkplaceInput = z.object({ placement: id, ...workplaceFields });
export const OpeningInput = z.object({ placement: id, opening: id });
export const PickInput = z.object({ placement: id, companyId: id });

const month = z
	.string()
	.regex(/^\d{4}-(0[1-9]|1[0-2])$/)
	.optional()
	.catch(undefined);
export const PlacementsQuery = ListQuery(placementList);
export type PlacementsQuery = z.output<typeof PlacementsQuery>;
export const TimelineQuery = PlacementsQuery.extend({ from: month });
export const StatisticsQuery = z.object({
	year: z.coerce.number().int().min(2000).max(2100).optional().catch(undefined),
});
export const PlacementsFileQuery = PlacementsQuery.extend(exportFormat);
export const ArchiveQuery = ListQuery(archiveList);
export type ArchiveQuery = z.output<typeof ArchiveQuery>;
export const ArchiveFileQuery = ArchiveQuery.extend(exportFormat);

export const PlacementsCall = ListCall(placementList).extend({ id: id.optional() });
/** A call: without `id` a new placement, with it what is to change of one; `archived` puts it into the archive, or takes it out. */
export const PlacementCall = Facts.extend({
	id: id.optional(),
	cancelReason: orNone(z.enum(cancelReasons, "wrongValue")).optional(),
	/** With `reason` the change makes a new version of the agreement, from `appliesOn` on, else today. */
	reason: why.reason.optional(),
	appliesOn: day.optional(),
	archived: z.boolean("wrongType").optional(),
	updatedAt: basedOn,
});
export type PlacementCall = z.output<typeof PlacementCall>;
export const PlacementRef = z.object({ id });
/** `since`: when the caller asked last, as the answer said. */
export const InitQuery = z.object({ since: basedOn });
