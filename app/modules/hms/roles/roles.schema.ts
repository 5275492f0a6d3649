import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { companyRoles } from "./roles";

export const RoleInput = z.object({
	company: id,
	userId: id,
	role: z.enum(companyRoles, "wrongValue"),
});
export const RoleRef = z.object({ company: id, id });
export const MineQuery = z.object({ role: z.enum(companyRoles).optional().catch(undefined) });
