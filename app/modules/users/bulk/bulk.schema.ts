import * as z from "zod";
import { Chosen } from "#app/lists/chosen.schema";
import { id } from "#app/platform/text.schema";
import { roleNames } from "#db/schema/portal";

const ids = z.array(id).max(1000, "wrongValue");
const role = z.enum(roleNames, "wrongValue");

/** What an undo carries is made by the server, but comes back through a form: it is checked as everything is. */
const kept = <Schema extends z.ZodType>(schema: Schema) =>
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

export const BulkRole = Chosen.extend({ role });
export const RolesBefore = z.object({
	set: role,
	was: z.array(z.object({ role, ids })).max(3, "wrongValue"),
	relations: z.array(z.object({ advisorId: id, clientId: id, isPrimary: z.boolean() })).max(2000, "wrongValue"),
});
export type RolesBefore = z.output<typeof RolesBefore>;
export const UndoRoles = z.object({ before: kept(RolesBefore) });

export const BulkMembers = Chosen;
export const ActiveBefore = z.object({ isActive: z.boolean(), ids });
export const UndoActive = z.object({ before: kept(ActiveBefore) });

/** A module of the tenant and the role in it, `module:role`; no role takes the access away. */
export const BulkGrants = Chosen.extend({
	grant: z
		.string("required")
		.regex(/^[^:]{1,100}:[^:]{0,100}$/, "wrongValue")
		.transform((sent) => {
			const [entry = "", role = ""] = sent.split(":");
			return { entry, role: role || null };
		}),
});
export const GrantsBefore = z.object({
	entry: id,
	set: id.nullable(),
	was: z.array(z.object({ moduleRoleId: id.nullable(), ids })).max(50, "wrongValue"),
});
export type GrantsBefore = z.output<typeof GrantsBefore>;
export const UndoGrants = z.object({ before: kept(GrantsBefore) });
