import * as z from "zod";

const id = z.string("wrongType").max(100, "wrongValue");

/** Ids that an export is for, with commas between; none: all that the filters leave. */
export const chosenIds = z
	.string("wrongType")
	.max(20_000, "wrongValue")
	.optional()
	.transform((sent) => sent?.split(",").filter(Boolean));

/** The server makes what an undo carries, but it comes back through a form: it is checked as everything is. */
export const kept = <Schema extends z.ZodType>(schema: Schema) =>
	z
		.string("wrongType")
		.max(500_000, "wrongValue")
		.transform((text, { addIssue }) => {
			try {
				return JSON.parse(text) as unknown;
			} catch {
				addIssue({ code: "custom", message: "wrongValue" });
				return z.NEVER;
			}
		})
		.pipe(schema);
export const someIds = z.array(id).max(1000, "wrongValue");

/** What a bulk action has put into the trash. */
export const UndoTrashInput = z.object({ before: kept(z.object({ ids: someIds })) });
