import * as z from "zod";
import { formList } from "#app/forms/lists/forms.list";
import { Chosen } from "#app/lists/chosen.schema";
import { ListQuery } from "#app/lists/query.schema";
import { id, oneLine } from "#app/platform/text.schema";

export const FormsQuery = ListQuery(formList);

export const FormId = z.object({ id });
export const BulkForms = Chosen;
export const BulkFolder = Chosen.extend({ folder: oneLine(80) });

/** What an undo carries is made by the server, but comes back through a form: it is checked as everything is. */
export const UndoIds = z.object({
	before: z
		.string("wrongType")
		.max(60_000, "wrongValue")
		.transform((text) => text.split(" ").filter(Boolean))
		.pipe(z.array(id).min(1, "required").max(1000, "wrongValue")),
});

const title = oneLine(300);
const pasted = z.string("wrongType").max(50_000, "tooLong?count=50000");

export const NewFormPage = z.object({ template: z.string().max(100).optional() });

/** A new form: with nothing in it, from a pasted list, from a template, or from a file. */
export const NewFormInput = z
	.object({
		from: z.enum(["blank", "list", "template", "file"], "wrongValue").default("blank"),
		title: title.default(""),
		text: pasted.default(""),
		template: z.string("wrongType").max(100, "wrongValue").default(""),
		// A field without a file is sent as an empty text.
		file: z.preprocess((sent) => (sent instanceof File ? sent : undefined), z.instanceof(File).optional()),
	})
	.refine(({ from, title: typed }) => typed !== "" || from === "template" || from === "file", {
		path: ["title"],
		message: "required",
	})
	.refine(({ from, text }) => from !== "list" || text.trim() !== "", { path: ["text"], message: "required" })
	.refine(({ from, template }) => from !== "template" || template !== "", { path: ["template"], message: "required" })
	.refine(({ from, file }) => from !== "file" || (file !== undefined && file.size > 0), {
		path: ["file"],
		message: "required",
	});
