import * as z from "zod";
import { oneLine } from "#app/platform/text.schema";
import { ScheduleFields } from "./user-forms.schema";

const list = z.preprocess(
	(sent) => (sent === undefined ? [] : [sent].flat()),
	z.array(z.string().max(40)).max(90, "tooMany?count=90"),
);

export const NewFormPage = z.object({ client: z.string().max(40).optional() });

export const NewForm = ScheduleFields.extend({
	title: oneLine(300).default(""),
	intro: z.string().trim().max(2000, "tooLong?count=2000").default(""),
	questionIds: list,
	clientIds: list,
	adaptEvery: z.coerce.number().int().min(0).max(12).default(0),
	isTemplate: z.literal("on").optional(),
	source: z.string().trim().max(500, "tooLong?count=500").default(""),
	licence: z.string().trim().max(500, "tooLong?count=500").default(""),
});

export const FromTemplate = z.object({ templateId: z.string().min(1, "required").max(40) });
