import * as z from "zod";
import { toIconName } from "#app/ui/icon-names";
import * as field from "./fields.schema";

const key = z
	.string("required")
	.trim()
	.regex(/^[a-z][a-z0-9_]*$/, "followup:errors.key")
	.max(60, "tooLong?count=60");
const label = z.string().trim().max(80, "tooLong?count=80");
const icon = z
	.string("required")
	.max(60)
	.refine((value) => toIconName(value) === value, "wrongValue");
const order = z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(9999, "wrongValue");
const roleName = z
	.string("required")
	.trim()
	.toUpperCase()
	.regex(/^[A-ZÆØÅ][A-ZÆØÅ0-9_ -]*$/, "followup:errors.roleName")
	.max(40, "tooLong?count=40");
const level = z.coerce
	.number("required")
	.int("wrongType")
	.min(1, "followup:errors.level")
	.max(30, "followup:errors.level");

/** The page: the catalogue, and the module whose panel is open. */
export const CataloguePage = z.object({ module: field.blank(field.guid) });

export const EditModule = z.object({
	id: field.id,
	/** A name of one's own, the same in every language; empty for the portal's names. */
	ownLabel: label.default(""),
	description: z.string().trim().max(300, "tooLong?count=300").default(""),
	icon,
	sortOrder: order,
	updatedAt: field.basedOn,
});
export const ActivateModule = z.object({ id: field.id, isActive: field.flag });
export const EditComponent = z.object({
	id: field.id,
	ownTitle: label.default(""),
	icon,
	visibleInMenu: field.flag.default(false),
	roles: field.many(roleName),
	updatedAt: field.basedOn,
});
export const MoveComponent = z.object({ id: field.id, direction: z.enum(["up", "down"], "wrongValue") });
export const AddRole = z.object({ moduleId: field.id, name: roleName, level });
export const EditRole = z.object({ id: field.id, level });
export const ById = z.object({ id: field.id });

/** A dead message goes by the queue's own id. */
export const ByMessageId = z.object({ id: z.string("required").min(1, "required").max(200) });

/** Calls. */
export const ModulesQuery = z.object({ id: field.blank(field.id) });
export const ModuleInput = z.object({
	id: field.blank(field.id),
	key: key.optional(),
	label: label.min(1, "required").optional(),
	moduleTranslationKey: z.string().trim().max(120).optional(),
	icon: icon.optional(),
	description: z.string().trim().max(300, "tooLong?count=300").optional(),
	sortOrder: order.optional(),
	isActive: field.flag.optional(),
	updatedAt: field.basedOn,
});
export type ModuleInput = z.output<typeof ModuleInput>;
export const ComponentsQuery = z.object({ moduleId: field.blank(field.id), id: field.blank(field.id) });
export const ComponentInput = z.object({
	id: field.blank(field.id),
	moduleId: field.blank(field.id),
	link: key.optional(),
	icon: icon.optional(),
	title: label.min(1, "required").optional(),
	componentTranslationKey: z.string().trim().max(120).optional(),
	visibleInMenu: field.flag.optional(),
	role: field.many(roleName).optional(),
	sortOrder: order.optional(),
	updatedAt: field.basedOn,
});
export type ComponentInput = z.output<typeof ComponentInput>;
export const RolesQuery = z.object({ modulesId: field.id });
