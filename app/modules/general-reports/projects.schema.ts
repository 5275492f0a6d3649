import * as z from "zod";
import { Day } from "#app/forms/schedule/schedule.schema";
import { oneLine, text } from "#app/platform/text.schema";

export const id = z.string("wrongType").min(1, "required").max(40, "wrongValue");
export const slug = z.string("wrongType").min(1, "required").max(100, "wrongValue");
/** A day, or none where the field is empty. */
export const dayOrNone = z
	.union([Day, z.literal("")])
	.nullish()
	.transform((day) => day || null);

export const DashboardPage = z.object({
	state: z.enum(["archived"]).optional().catch(undefined),
	q: z.string().trim().max(100).default("").catch(""),
	/** Only those of somebody: which they own, or are a member of. */
	owner: z.string().max(40).optional().catch(undefined),
	member: z.string().max(40).optional().catch(undefined),
	cursor: z.string().max(2000).optional(),
});

export const ProjectNamed = z.object({ project: slug });

/** A project as it is made or changed, however it was sent. */
export const ProjectInput = z
	.object({
		name: oneLine(200).min(1, "required"),
		description: text(2000).default(""),
		startsOn: dayOrNone,
		endsOn: dayOrNone,
	})
	.refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || endsOn >= startsOn, {
		path: ["endsOn"],
		message: "generalReports:errors.endsBefore",
	});
export type ProjectGiven = z.output<typeof ProjectInput>;

export const ChangeProject = ProjectInput.and(ProjectNamed);
