import * as z from "zod";
import { FormNamed } from "./build.schema";
import { plainKinds } from "./plain-kinds";
import { becoming } from "./publish-page.schema";

const text = (most: number) => z.string().trim().max(most, `tooLong?count=${most}`);
/** Each change is based on the draft that the page has shown. */
const Based = FormNamed.extend({ revision: z.coerce.number().int().min(1) });
const OfQuestion = Based.extend({ question: z.string().min(1).max(40) });

export const AddQuestion = Based.extend({
	type: z.enum(plainKinds),
	label: text(500).min(1, "required"),
	options: text(5000).default(""),
});
export const ChangeQuestion = OfQuestion.extend({
	label: text(500).min(1, "required"),
	help: text(2000).default(""),
	options: text(10_000).optional(),
	isRequired: z.coerce.boolean().default(false),
});
export const MoveQuestion = OfQuestion;
export const RenameForm = Based.extend({ title: text(300).min(1, "required") });
export const PublishPlain = Based.extend(becoming);
