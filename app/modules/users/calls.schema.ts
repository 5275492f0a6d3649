import * as z from "zod";
import { ProfileInput } from "#app/directory/profile.schema";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";
import { id } from "#app/platform/text.schema";
import { roleNames } from "#db/schema/portal";

const optionalId = id.optional();
const search = { q: z.string("wrongType").max(100).optional(), sort: z.enum(["name", "-name"]).optional() };
const email = z.string("wrongType").trim().toLowerCase().pipe(z.email("email").max(254));

export const ModuleUsersQuery = Paging.extend({ ...search, tenantId: optionalId, moduleId: id });
export const UserByEmail = z.object({
	tenantId: optionalId,
	email: z.string("required").trim().toLowerCase().max(254),
});

export const UserInput = ProfileInput.extend({
	id: optionalId,
	tenantId: optionalId,
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

export const AdvisorClientsQuery = Paging.extend({ ...search, tenantId: optionalId, advisorId: optionalId });
export const RelationInput = z.object({ tenantId: optionalId, advisorId: optionalId, clientId: optionalId });
export const RelationRef = z.object({ id });
export const LostAccess = z.object({ tenantId: optionalId, userId: optionalId, userRole: z.enum(roleNames) });
