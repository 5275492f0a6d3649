import { and, asc, eq, isNotNull } from "drizzle-orm";
import * as z from "zod";
import { readingRoleNames } from "#app/directory/module-members.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";
import { mediaFolders, mediaRules } from "#db/schema/media";
import { FILE_MAX } from "./constants";
import { fileTypes } from "./file-types";
import { list, ticked, unlessEmpty } from "./library.schema";
import { isKeptFolder } from "./tree.server";
import { LIBRARY } from "./upload/land.server";
import { rulesOf } from "./usage.server";

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;
const ROW = "rules";
/** Folders of one screen that are offered for a time. */
const OFFERED = 200;
const roleNames = ["CLIENT", "ADVISOR", "ADMIN"];
/** Roles of one module that rules are set for. */
const ROLES_MOST = 50;
const role = z.string("wrongType").max(100, "wrongValue");

const whole = (least: number, most: number) =>
	filterNumber(z.coerce.number("wrongType").int("wrongType").min(least, "wrongValue").max(most, "wrongValue"));
/** An empty field means that the portal's own limit holds. */
function filterNumber<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());
}

/** Days that a link lives at most. */
const linkDays = whole(1, 3650);

/** The rules as their form has them: sizes in MB and GB, times in days. */
export const RulesForm = z.object({
	extensions: list(z.string().max(10), 200),
	maxSizeMb: whole(1, FILE_MAX / MEBIBYTE),
	memberQuotaGb: whole(1, 10_000),
	isPrivateByDefault: ticked,
	linkDays,
	clientLinkDays: linkDays,
	advisorLinkDays: linkDays,
	adminLinkDays: linkDays,
	/** Roles of the module beside those three, and the days of each, in the same order. */
	otherRoles: list(role, ROLES_MOST),
	otherDays: z.preprocess(
		(value) => (value === undefined || value === "" ? [] : [value].flat()),
		z.array(linkDays).max(ROLES_MOST, "wrongValue"),
	),
	/** Whose links need a password; a field with that word in its name would not come back from a refusal. */
	lockedRoles: list(role, ROLES_MOST),
	removesLocation: ticked,
});
export const RetentionForm = z.object({
	folder: id,
	days: unlessEmpty(z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(36_500, "wrongValue")),
});

/** The roles that make links, beside the three that every module has. */
async function otherRoles(visit: Visit): Promise<string[]> {
	const { roles } = await visit.rows.read({ roles: readingRoleNames(visit, { moduleKey: LIBRARY, level: 10 }) });
	return roles.filter((name) => !roleNames.includes(name));
}

function assertAdmin({ access }: Visit): void {
	if (access.level < LEVEL_ALL) throw notAllowed();
}

/** The organisation's rules, and the folders of its own tree that keep files for a time, for whoever may change them. */
export async function showRules(visit: Visit) {
	assertAdmin(visit);
	const ofTeam = and(eq(mediaFolders.ownerId, ""), isKeptFolder);
	const reading = otherRoles(visit);
	const found = await visit.rows.read({
		rules: visit.rows.finding(mediaRules, ROW),
		kept: visit.rows.listing(mediaFolders, {
			where: and(isNotNull(mediaFolders.retentionDays), isKeptFolder),
			orderBy: [asc(mediaFolders.sortName), asc(mediaFolders.id)],
			limit: OFFERED,
		}),
		folders: visit.rows.listing(mediaFolders, {
			where: ofTeam,
			orderBy: [asc(mediaFolders.path), asc(mediaFolders.id)],
			limit: OFFERED,
		}),
	});
	const rules = rulesOf(found.rules);
	const { isPrivateByDefault, linkPasswordRoles, removesLocation, tenantQuota } = rules;
	return {
		tenant: visit.tenant.guid,
		rules: {
			...{ isPrivateByDefault, linkPasswordRoles, removesLocation, tenantQuota },
			linkDays: rules.linkDays,
			clientLinkDays: rules.linkDaysOf.CLIENT ?? null,
			advisorLinkDays: rules.linkDaysOf.ADVISOR ?? null,
			adminLinkDays: rules.linkDaysOf.ADMIN ?? null,
			others: (await reading).map((name) => ({ role: name, days: rules.linkDaysOf[name] ?? null })),
			extensions: rules.extensions,
			maxSizeMb: found.rules?.maxSize ? Math.floor(found.rules.maxSize / MEBIBYTE) : null,
			memberQuotaGb: found.rules?.memberQuota ? Math.floor(found.rules.memberQuota / GIBIBYTE) : null,
		},
		types: Object.entries(fileTypes).map(([extension, { kind }]) => ({ extension, kind })),
		kept: found.kept.map(({ id, name, retentionDays }) => ({ id, name, days: retentionDays ?? 0 })),
		folders: found.folders
			.filter(({ retentionDays }) => retentionDays === null)
			.map(({ id, name, path }) => ({ id, name, depth: path.split("/").length - 3 })),
	};
}

/** Sets the organisation's rules; they hold for what is uploaded, and for links that are made, from now on. */
export async function setRules(visit: Visit, input: z.output<typeof RulesForm>): Promise<void> {
	assertAdmin(visit);
	const known = input.extensions.filter((one) => one in fileTypes);
	if (known.length === 0) throw invalid({ extensions: "files:errors.noType" });
	const others = await otherRoles(visit);
	if (!input.lockedRoles.every((one) => roleNames.includes(one) || others.includes(one)))
		throw invalid({ lockedRoles: "wrongValue" });
	if (!input.otherRoles.every((one) => others.includes(one))) throw invalid({ otherRoles: "wrongValue" });
	const { isPrivateByDefault, linkDays, removesLocation } = input;
	const byRole = [
		["CLIENT", input.clientLinkDays],
		["ADVISOR", input.advisorLinkDays],
		["ADMIN", input.adminLinkDays],
		...input.otherRoles.map((name, index) => [name, input.otherDays[index] ?? null] as const),
	] as const;
	const patch = {
		linkDaysOf: Object.fromEntries(byRole.flatMap(([role, days]) => (days === null ? [] : [[role, days]]))),
		...{ isPrivateByDefault, linkDays, linkPasswordRoles: input.lockedRoles, removesLocation },
		extensions: known.length === Object.keys(fileTypes).length ? null : known,
		maxSize: input.maxSizeMb === null ? null : input.maxSizeMb * MEBIBYTE,
		memberQuota: input.memberQuotaGb === null ? null : input.memberQuotaGb * GIBIBYTE,
	};
	await visit.rows.keep(mediaRules, { id: ROW, ...patch });
}

/** How long the files of a folder, and below it, are kept after their last change; without days: for good. Gives its name. */
export async function setRetention(visit: Visit, { folder, days }: z.output<typeof RetentionForm>): Promise<string> {
	assertAdmin(visit);
	const found = await visit.rows.find(mediaFolders, folder);
	if (!found || found.deletedAt !== null) throw notFound();
	// Somebody's own folder is theirs; a time that was set while it was the organisation's can only be taken away.
	if (found.ownerId !== "" && days !== undefined) throw notFound();
	await visit.rows.change(mediaFolders, folder, { retentionDays: days ?? null });
	return found.name;
}
