import * as z from "zod";
import { Chosen } from "#app/lists/chosen.schema";

const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
export const formName = z.string("wrongType").min(1, "required").max(120, "wrongValue");
export const FormName = z.object({ form_name: formName });

/** A list whose columns follow from the form: the rest of the address is read by them. */
export const RepliesQuery = z.looseObject({ form_name: formName });
export const RepliesFile = z.looseObject({
	form_name: formName,
	format: z.enum(["csv", "xlsx"], "wrongValue").default("csv"),
	values: z.enum(["words", "codes"], "wrongValue").default("words"),
});

const message = z.string("wrongType").trim().max(4000, "tooLong?count=4000").default("");
const status = z.enum(["submitted", "clarify", "approved", "rejected"], "wrongValue");
const assigneeId = z
	.string("wrongType")
	.max(100, "wrongValue")
	.default("")
	.transform((value) => (value === "" ? null : value));

export const BulkStatus = Chosen.extend({ form_name: formName, status, message });
export const BulkAssignee = Chosen.extend({ form_name: formName, assigneeId });
export const BulkReplies = Chosen.extend({ form_name: formName });

export const ReplyPage = z.object({ form_name: formName, reply: id });
export const ReplyStatus = ReplyPage.extend({ status, message });
export const ReplyAssignee = ReplyPage.extend({ assigneeId });
export const ReplyComment = ReplyPage.extend({
	text: z.string("wrongType").trim().min(1, "required").max(4000, "tooLong?count=4000"),
	isShown: z.enum(["internal", "respondent"], "wrongValue").default("internal"),
});
/** The answers come as the form's own fields, `a.*`. */
export const ReplyAnswers = z.looseObject({
	form_name: formName,
	reply: id,
	revision: z.coerce.number("wrongType").int("wrongType").min(1),
});
