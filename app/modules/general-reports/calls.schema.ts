import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { questionTypes } from "#app/forms/definition/question";
import { Day } from "#app/forms/schedule/schedule.schema";
import { Paging } from "#app/platform/paging.server";
import { oneLine } from "#app/platform/text.schema";
import { id } from "./projects.schema";

const title = oneLine(300).min(1, "required");

export const ProjectsCall = Paging.extend({ id: id.optional() });
export const ProjectCall = z.object({
	id: id.optional(),
	name: oneLine(200).min(1, "required").optional(),
	description: z.string("wrongType").trim().max(2000, "tooLong?count=2000").optional(),
	starts: Day.nullish(),
	ends: Day.nullish(),
	archived: z.boolean("wrongType").optional(),
	updatedAt: basedOn,
});
export const Removed = z.object({ id });

export const FormsCall = z.object({ id: id.optional(), projectId: id.optional() });
/** A new form of a project; or the terms, or the draft, of one that there is. `userIds` are asked for it once it is out. */
export const FormCall = z.object({
	id: id.optional(),
	projectId: id.optional(),
	name: title.optional(),
	text: z.string("wrongType").max(50_000, "tooLong?count=50000").optional(),
	templateId: id.optional(),
	copyOf: id.optional(),
	due: Day.nullish(),
	publish: z.boolean("wrongType").optional(),
	userIds: z.array(id).max(90, "tooMany?count=90").optional(),
	definition: DefinitionInput.optional(),
	revision: z.number("wrongType").int("wrongType").min(1).optional(),
	updatedAt: basedOn,
});

export const QuestionsCall = z.object({ formId: id });
export const QuestionOfForm = QuestionsCall.extend({ id });
/** A question is added at the end of a form's draft, or changed in it. */
export const QuestionCall = z.object({
	formId: id,
	id: id.optional(),
	type: z.enum(questionTypes, "wrongValue").optional(),
	label: title,
	options: z.array(oneLine(300).min(1)).max(100, "tooMany?count=100").optional(),
	required: z.boolean("wrongType").optional(),
});
