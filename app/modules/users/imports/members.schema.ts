import * as z from "zod";
import { ownShape } from "#app/directory/profile.schema";
import { importColumns } from "#app/lists/fields/import-columns.schema";
import { text } from "#app/platform/text.schema";
import { memberFields } from "../members.fields";

/** "Users: Administrator, CRM: Advisor" as pairs; what they mean the tenant's modules say. */
const modules = text(1000).transform((written, ctx) =>
	written
		.split(/[,;\n]/)
		.map((pair) => pair.trim())
		.filter(Boolean)
		.map((pair) => {
			const [module, role, ...more] = pair.split(":").map((part) => part.trim());
			if (module && role && more.length === 0) return { module, role };
			ctx.addIssue({ code: "custom", message: "imports:problem.moduleRole", input: written });
			return z.NEVER;
		}),
);

/** The columns of a file of members, with names of their own: no page of the list has to load them. */
export const memberColumns = importColumns(memberFields, {
	...ownShape,
	email: z.string().trim().toLowerCase().pipe(z.email("email").max(254, "email")),
	role: text(60),
	modules,
}).map((column) => ({ ...column, label: `imports:field.${column.key}` }));
