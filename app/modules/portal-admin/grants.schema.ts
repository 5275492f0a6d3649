import * as z from "zod";
import * as field from "./fields.schema";

export const GrantInput = z.object({
	id: field.blank(field.id),
	modulesTenantId: field.blank(field.id),
	userId: field.blank(field.id),
	/** The role's name in the module's list. */
	moduleAccess: field.roleName,
	updatedAt: field.basedOn,
});
export type GrantInput = z.output<typeof GrantInput>;
export const GrantRef = z.object({ id: field.id });
export const InTenant = z.object({ tenantid: field.blank(field.id), tenantId: field.blank(field.id) });
export const TenantModulesQuery = InTenant.extend({ adminfetch: field.flag.default(false) });
export const MembersQuery = InTenant.extend({
	q: z.string("wrongType").max(200, "wrongValue").default(""),
	sort: z.enum(["name", "-name", "email", "-email"], "wrongValue").default("name"),
	cursor: z.string().max(2000).optional(),
	limit: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(200, "wrongValue").default(50),
});
export const MenuQuery = z.object({ lang: z.string().optional() });
