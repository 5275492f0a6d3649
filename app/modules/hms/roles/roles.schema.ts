import * as z from "zod";
import { id } from "../fields.schema";
import { companyRoles } from "./roles";

export const RoleInput = z.object({
	company: id,
	userId: z.string("wrongType").min(1, "required").max(100, "wrongValue"),
	role: z.enum(companyRoles, "wrongValue"),
});
export const RoleRef = z.object({ company: id, id });
export const MineQuery = z.object({ role: z.enum(companyRoles).optional().catch(undefined) });
