import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { basedOn } from "../bank/items.schema";
import { productionKinds, reachedLevels, rubricCriteria, testStatuses, writtenForms } from "../choices";

/** Bytes of a form with a recording. */
export const RECORDING_FORM_MAX = 10_100_000;

const number = (least: number, most: number) =>
	z.coerce.number("wrongType").int("wrongType").min(least, "wrongValue").max(most, "wrongValue");

export const TaskQuery = z.object({ task_id: id });
export const TaskInput = z.object({
	title: oneLine(200, "required").min(1, "required"),
	kind: z.enum(productionKinds, "wrongValue"),
	prompt: text(4000, "required").min(1, "required"),
	written: z.enum(writtenForms, "wrongValue").default("nb"),
	status: z.enum(testStatuses, "wrongValue").default("draft"),
	wordsAbout: number(0, 2000).default(0),
	secondsMost: number(10, 600).default(120),
	takesMost: number(0, 20).default(3),
	assessors: number(1, 2).default(1),
});
export type TaskInput = z.output<typeof TaskInput>;
export const ChangedTaskInput = TaskInput.extend({ task_id: id, updatedAt: basedOn });
export type ChangedTaskInput = z.output<typeof ChangedTaskInput>;

/** What a learner has written so far; it may be unfinished. */
export const DraftInput = z.object({ task_id: id, text: text(20_000).default("") });
export type DraftInput = z.output<typeof DraftInput>;
export const RecordingInput = z.object({ task_id: id, recording: z.unknown().optional() });
export type RecordingInput = z.output<typeof RecordingInput>;

export const ProductionQuery = z.object({ production_id: id });
/** The comment by voice of one assessor. */
export const SpokenCommentQuery = ProductionQuery.extend({ assessor_id: id });
const level = z.enum(reachedLevels, "required");
export const AssessmentInput = z.object({
	production_id: id,
	...(Object.fromEntries(rubricCriteria.map((one) => [one, level])) as Record<
		(typeof rubricCriteria)[number],
		typeof level
	>),
	level,
	comment: text(4000).default(""),
	/** A comment by voice, in place of the one that is there; and whether that goes. */
	voice: z.unknown().optional(),
	dropVoice: z.preprocess((value) => value === "on" || value === true, z.boolean()),
});
export type AssessmentInput = z.output<typeof AssessmentInput>;

export const AnswersCall = Paging.extend({ tenantId: z.string().optional() });
export const AnswerRef = z.object({ tenantId: z.string().optional(), id });
