import * as z from "zod";
import { kept, someIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { AnyListCall, describeFilters, describeSorts } from "#app/lists/query.schema";
import { id } from "#app/platform/text.schema";
import { replyList } from "../lists/replies.list";

export const formName = z.string("wrongType").min(1, "required").max(120, "wrongValue");
export const FormName = z.object({ form_name: formName });

const TOLD_ANSWERS =
	"by what was answered a-<question>, a-<question>:<row>, a-score:<score> and a-band:<score>; of a form about people or companies about (has, is, not, empty, filled), by name or id";
/** A page of a form's replies; what is sorted and filtered by is read by the form's own columns. */
export const RepliesCall = AnyListCall.extend({
	id,
	sort: AnyListCall.shape.sort.meta({ description: describeSorts(replyList) }),
	f: AnyListCall.shape.f.meta({ description: `${describeFilters(replyList)}; ${TOLD_ANSWERS}` }),
});
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
/** What a removal took away: the replies, and when. */
export const UndoRemoveReplies = z.object({
	form_name: formName,
	before: kept(z.object({ ids: someIds.min(1, "required"), at: z.int() })),
});

/** A reply by its id alone; `file`: the guid of one that it holds. */
export const ReplyRef = z.object({ id: id.max(40, "wrongValue") });
export const ReplyFileRef = ReplyRef.extend({ file: z.string("wrongType").max(100, "wrongValue") });
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
