import * as z from "zod";
import { oneLine, text } from "#app/platform/text.schema";
import { dayOrNone, id, ProjectNamed, slug } from "./projects.schema";

export const FormNamed = z.object({ form_name: slug });
const ids = z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(id).max(90, "tooMany?count=90"));
const email = z.string("wrongType").trim().max(20_000, "tooLong?count=20000").default("");

/** A new form of a project: an empty one, one from a list, from a template, or a copy of another. */
export const NewForm = z
	.object({
		from: z.enum(["blank", "list", "template", "copy"], "wrongValue").default("blank"),
		title: oneLine(300).default(""),
		text: z.string("wrongType").max(50_000, "tooLong?count=50000").default(""),
		template: z.string("wrongType").max(40, "wrongValue").default(""),
		copyOf: z.string("wrongType").max(40, "wrongValue").default(""),
		dueOn: dayOrNone,
	})
	.refine(({ from, title }) => title !== "" || from === "template" || from === "copy", {
		path: ["title"],
		message: "required",
	})
	.refine(({ from, text: pasted }) => from !== "list" || pasted.trim() !== "", { path: ["text"], message: "required" })
	.refine(({ from, template }) => from !== "template" || template !== "", { path: ["template"], message: "required" })
	.refine(({ from, copyOf }) => from !== "copy" || copyOf !== "", { path: ["copyOf"], message: "required" });
export type FormGiven = z.output<typeof NewForm>;
export const AddForm = NewForm.and(ProjectNamed);

const ticked = z.preprocess((sent) => sent === "on" || sent === "true" || sent === true, z.boolean());

/** `byMail`: with a link of one's own, which needs no login. `byText`: they are reminded by text message too. */
export const AskMembers = FormNamed.extend({
	userIds: ids.pipe(z.array(id).min(1, "required")),
	...{ byMail: ticked, byText: ticked },
});
/** Without names: everybody who was asked and has not answered. */
export const RemindMembers = FormNamed.extend({ userIds: ids });
export const InviteOthers = FormNamed.extend({ emails: email, message: text(2000).default("") });
export const SetForm = FormNamed.extend({ dueOn: dayOrNone, access: z.enum(["members", "link"], "wrongValue") });
export const StandForm = FormNamed.extend({ status: z.enum(["open", "closed"], "wrongValue") });
export const RevokeLink = FormNamed.extend({ id });

export const BankPage = FormNamed.extend({ q: text(100).default("").catch("") });
/** Each question is `<form>:<question>`. */
export const PickQuestions = FormNamed.extend({
	revision: z.coerce.number("wrongType").int("wrongType").min(1),
	questions: z.preprocess(
		(sent) => (sent === undefined ? [] : [sent].flat()),
		z
			.array(z.string().regex(/^[^:]{1,40}:[^:]{1,40}$/, "wrongValue"))
			.min(1, "required")
			.max(100, "tooMany?count=100"),
	),
});
export const RemindInProject = ProjectNamed.and(RemindMembers);
