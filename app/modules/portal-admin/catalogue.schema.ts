import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";
import { oneLine } from "#app/platform/text.schema";
import { toIconName } from "#app/ui/icon-names";
import * as field from "./fields.schema";
import { withTexts } from "./in-languages.schema";
import { moduleList } from "./module-list";

const key = z
	.string("required")
	.trim()
	.regex(/^[a-z][a-z0-9_]*$/, "followup:errors.key")
	.max(60, "tooLong?count=60");
const label = oneLine(80);
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

const description = z.string().trim().max(300, "tooLong?count=300");
/** An address elsewhere: encrypted, and with nobody's name and password in it. */
const url = z.string("required").trim().max(500, "tooLong?count=500").refine(isAddress, "followup:errors.url");

function isAddress(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, username, password, hostname } = new URL(value);
	return protocol === "https:" && username === "" && password === "" && hostname.includes(".");
}

const titles = z.partialRecord(z.enum(languageCodes), label);
const titled = <Shape extends z.ZodRawShape>(shape: Shape) => withTexts("titles", label.default(""), shape);

/** The page: the catalogue, and the module whose panel is open, or the form for a new one. */
export const CataloguePage = ListQuery(moduleList).extend({
	module: field.blank(field.guid),
	/** Where the page of tenants that use the module begins. */
	used: Paging.shape.cursor,
	new: z.string().optional(),
});
export const CatalogueExport = ListQuery(moduleList).extend(exportFormat);

export const CreateModule = titled({
	ownLabel: label.min(1, "required"),
	description: description.default(""),
	icon,
});
export const EditModule = titled({
	id: field.id,
	/** A name of one's own in every language that has no other; empty for the portal's names. */
	ownLabel: label.default(""),
	description: description.default(""),
	icon,
	sortOrder: order,
	updatedAt: field.basedOn,
});
export const ActivateModule = z.object({ id: field.id, isActive: field.flag });
export const AddComponent = titled({
	moduleId: field.id,
	ownTitle: label.min(1, "required"),
	url,
	icon,
	roles: field.many(roleName),
});
export const EditComponent = titled({
	id: field.id,
	ownTitle: label.default(""),
	/** Of a page elsewhere. */
	url: field.blank(url),
	icon,
	visibleInMenu: field.flag.default(false),
	roles: field.many(roleName),
	updatedAt: field.basedOn,
});
export const MoveComponent = z.object({ id: field.id, direction: z.enum(["up", "down"], "wrongValue") });
export const PlaceComponent = z.object({ id: field.id, place: order });
export const ShowComponent = z.object({ id: field.id, visibleInMenu: field.flag });
export const AddRole = z.object({ moduleId: field.id, name: roleName, level });
export const EditRole = z.object({ id: field.id, level });
export const ById = z.object({ id: field.id });

/** Whether super-admins must have a second factor. */
export const FactorInput = z.object({ required: field.status });

/** A dead message goes by the queue's own id. */
export const ByMessageId = z.object({ id: z.string("required").min(1, "required").max(200) });

/** Calls. */
export const ModulesQuery = z.object({ id: field.blank(field.id) });
export const ModuleInput = z.object({
	id: field.blank(field.id),
	key: key.optional(),
	label: label.min(1, "required").optional(),
	moduleTranslationKey: z.string().trim().max(120).optional(),
	titles: titles.optional(),
	icon: icon.optional(),
	description: description.optional(),
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
	/** The address of a page elsewhere, in place of a screen of the portal. */
	url: url.optional(),
	icon: icon.optional(),
	title: label.min(1, "required").optional(),
	titles: titles.optional(),
	componentTranslationKey: z.string().trim().max(120).optional(),
	visibleInMenu: field.flag.optional(),
	role: field.many(roleName).optional(),
	sortOrder: order.optional(),
	updatedAt: field.basedOn,
});
export type ComponentInput = z.output<typeof ComponentInput>;
export const RolesQuery = z.object({ modulesId: field.id });
