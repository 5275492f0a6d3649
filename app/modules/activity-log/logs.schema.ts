import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { Day } from "#app/forms/schedule/schedule.schema";
import { Paging } from "#app/platform/paging.server";
import { oneLine } from "#app/platform/text.schema";
import { absenceReasons } from "#db/schema/activity-log";
import { entryKinds } from "./entries";

const id = z.string().min(1, "required").max(40);
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "wrongValue");

/** Of a list of logs: those of clients whose names hold the words, from a place on. */
const search = { q: z.string().max(100).optional().catch(undefined), cursor: z.string().max(2000).optional() };

/** What a page of the module asks for; what cannot be read is not asked for. */
export const DashboardPage = z.object({
	log: id.optional().catch(undefined),
	day: Day.optional().catch(undefined),
	month: Month.optional().catch(undefined),
	edit: z.string().optional(),
	...search,
});
export const ReadPage = z.object({
	form_id: id.optional(),
	/** Of the list: only the logs of this client. */
	client: id.optional().catch(undefined),
	from: Day.optional().catch(undefined),
	to: Day.optional().catch(undefined),
	day: Day.optional().catch(undefined),
	month: Month.optional().catch(undefined),
	...search,
});

export const ExportPage = z.object({
	form_id: id,
	format: z.enum(["csv", "xlsx"]).default("csv"),
	from: Day.optional(),
	to: Day.optional(),
});

/** A day as its card sends it: the answers are `a.*`, as everywhere in the engine. */
export const DayForm = z.looseObject({ log: id, day: Day });
/** The same by the link of a reminder, which says whose and when. */
export const LinkForm = z.looseObject({});
export const AbsenceForm = z.object({ log: id, day: Day, reason: z.enum(["", ...absenceReasons]) });
export const CommentForm = z.object({
	log: id,
	day: Day,
	text: z.string().trim().min(1, "required").max(2000, "tooLong?count=2000"),
});

const Target = z.object({ amount: z.number().positive("wrongValue").max(1_000_000), per: z.enum(["day", "week"]) });
const label = oneLine(200).min(1, "required");

/** What is logged, in order. */
export const Entries = z
	.array(
		z.object({
			id: z.string().max(40).optional(),
			label,
			kind: z.enum(entryKinds),
			unit: oneLine(40).optional(),
			target: Target.nullish(),
		}),
	)
	.min(1, "activityLog:errors.noEntry")
	.max(20, "tooMany?count=20");

const whole = (least: number, most: number) =>
	z.number().int("wrongType").min(least, "wrongValue").max(most, "wrongValue");

/** A log as it is made or changed, however it was sent. */
export const LogInput = z
	.object({
		title: oneLine(200).min(1, "required"),
		entries: Entries,
		startsOn: Day,
		endsOn: Day.nullable(),
		lateDays: whole(0, 31),
		freeDays: z.array(whole(1, 7)).max(6, "activityLog:errors.allFree"),
		skipsHolidays: z.boolean(),
		reminderHour: whole(0, 23).nullable(),
	})
	.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
		path: ["endsOn"],
		message: "activityLog:errors.endsBefore",
	});
export type LogGiven = z.output<typeof LogInput>;

/** A tenant's templates come all at once. */
export const TemplatesCall = z.object({});
export const FormsCall = Paging.extend({ id: id.optional(), userId: id.optional() });
/** A target of a call is a number, by the week unless it says `day`. */
const CalledEntry = z.object({
	id: z.string().max(40).optional(),
	label,
	kind: z.enum(entryKinds),
	unit: oneLine(40).optional(),
	target: z.number().positive("wrongValue").max(1_000_000).nullish(),
	targetPer: z.enum(["day", "week"]).default("week"),
});
export const FormCall = z.object({
	id: id.optional(),
	userId: id.optional(),
	title: oneLine(200).min(1, "required").optional(),
	entries: z.array(CalledEntry).min(1, "activityLog:errors.noEntry").max(20, "tooMany?count=20").optional(),
	starts: Day.optional(),
	ends: Day.nullish(),
	lateDays: whole(0, 31).optional(),
	freeDays: z.array(whole(1, 7)).max(6, "activityLog:errors.allFree").optional(),
	skipsHolidays: z.boolean().optional(),
	reminderHour: whole(0, 23).nullish(),
	isTemplate: z.boolean().optional(),
	updatedAt: basedOn,
});
export const RemoveCall = z.object({ id });
export const EntriesCall = z.object({ formId: id, from: Day.optional(), to: Day.optional() });
export const ResponsesCall = z.object({
	formId: id,
	day: Day,
	answers: z.record(z.string().max(60), z.unknown()),
});
