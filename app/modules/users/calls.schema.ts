import * as z from "zod";
import { ProfileInput } from "#app/directory/profile.schema";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";
import { roleNames } from "#db/schema/portal";

const needed = z.string("wrongType").min(1, "required").max(100, "wrongValue");
const id = needed.optional();
const search = { q: z.string("wrongType").max(100).optional(), sort: z.enum(["name", "-name"]).optional() };
const email = z.string("wrongType").trim().toLowerCase().pipe(z.email("email").max(254));

export const ModuleUsersQuery = Paging.extend({ ...search, tenantId: id, moduleId: needed });
export const UserByEmail = z.object({ tenantId: id, email: z.string("required").trim().toLowerCase().max(254) });

export const UserInput = ProfileInput.extend({
	id,
	tenantId: id,
	email: email.optional(),
	role: z.enum(roleNames).optional(),
	isActive: z.boolean("wrongType").optional(),
	/** What a new user gets on accepting. */
	grants: z
		.array(z.object({ modules_tenant_id: z.string(), module_access: z.string() }))
		.max(100)
		.optional(),
	language: z.enum(languageCodes).optional(),
	message: z.string("wrongType").trim().max(1000).optional(),
	/** The `updated_at` that the change was based on. */
	updatedAt: z.iso.datetime("wrongValue").optional(),
});
export type UserInput = z.output<typeof UserInput>;

export const AdvisorClientsQuery = Paging.extend({ ...search, tenantId: id, advisorId: id });
export const RelationInput = z.object({ tenantId: id, advisorId: id, clientId: id });
export const RelationRef = z.object({ id: needed });
export const LostAccess = z.object({ tenantId: id, userId: id, userRole: z.enum(roleNames) });
