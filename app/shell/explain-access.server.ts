import { brand } from "../brand";
import {
	type AccessRequest,
	askForAccess,
	isAsked,
	type RequestAdmin,
	readAdmins,
	readOwnRequests,
} from "../directory/access-requests.server";
import { nameOf } from "../directory/names";
import { dayInWords } from "../directory/notice-words.server";
import { type ModuleRole, readTenantModules, type TenantModule } from "../directory/tenant-modules.server";
import { safePath } from "../platform/http.server";
import { translator } from "../platform/i18n.server";
import { isGuid } from "../platform/ids";
import type { ManifestComponent, ModuleManifest } from "../platform/manifest";
import { invalid } from "../platform/problems";
import { type AccessStatus, accessStatus, may } from "../platform/tenant/access";
import type { Entry, PersonContext, Tenant, TenantContext } from "../platform/tenant/context";
import { contextFor } from "../platform/tenant/enter.server";
import { ReadBatch } from "../platform/tenant/read-batch.server";
import { titleIn } from "../platform/tenant/titles";
import { manifests } from "../registry/modules";

export type Explanation = {
	reason: "unknown" | "noModule" | "upcoming" | "ended" | "off" | "grant" | "role" | "open";
	words: Record<string, string>;
	admins: { name: string; email: string }[];
	/** Whether the role that is missing can be asked for, or was today. */
	request: "possible" | "asked" | null;
	/** The page that was refused. */
	from: string;
};

/** Administrators that the page names. */
const NAMED = 3;

/**
 * Says what is missing for a page, out of the person's own memberships and grants and nothing else: of a tenant that is not
 * theirs it says no more than that there is no access, whether or not it has such a page.
 */
export async function explainAccess(person: PersonContext, address: string | undefined): Promise<Explanation> {
	return (await lookUp(person, address)).explanation;
}

/**
 * Asks the tenant's administrators for what is missing for a page: the role is found out here, the browser names none.
 * Throws where nothing can be asked for, and as `askForAccess`.
 */
export async function requestAccess(person: PersonContext, { from, message }: { from: string; message: string }) {
	const { explanation, missing } = await lookUp(person, from);
	if (!missing) throw invalid({ from: "access:notNow" });
	const { ctx, own, admins, ...wanted } = missing;
	await askForAccess(ctx, person.user, { ...wanted, message }, { own, admins });
	return explanation.from;
}

type Missing = {
	ctx: TenantContext;
	module: TenantModule;
	role: ModuleRole;
	own: AccessRequest[];
	admins: RequestAdmin[];
};

async function lookUp(
	person: PersonContext,
	address?: string,
): Promise<{ explanation: Explanation; missing?: Missing }> {
	const from = safePath(address);
	const { tenant, path } = placeOf(from, person);
	const found = tenant && screenAt(path);
	const meant = tenant && !found ? entryMeant(from, tenant, person) : undefined;
	if (tenant && meant) return { explanation: await explainElsewhere(person, tenant, meant, from) };
	if (!found) return { explanation: { reason: "unknown", words: {}, admins: [], request: null, from } };
	const { manifest, screen } = found;
	const t = await translator(person.language);
	const ctx = contextFor(person.context, tenant, { kind: "user", id: person.user.id });
	const reads = new ReadBatch();
	const modules = readTenantModules(ctx, reads);
	const admins = readAdmins(ctx, person.user.id, reads);
	const own = readOwnRequests(ctx, person.user.id, reads);
	await reads.send(ctx.portal);
	const module = modules().find(({ key }) => key === manifest.key);
	const words: Record<string, string> = {
		tenant: tenant.name,
		provider: brand.provider,
		module: t(module?.translationKey ?? `modules:${manifest.key}`, { defaultValue: module?.label ?? manifest.key }),
	};
	const named = admins().slice(0, NAMED);
	const explained = (reason: Explanation["reason"], more: Record<string, string> = {}): Explanation => ({
		reason,
		words: { ...words, ...more },
		admins: named.map((admin) => ({ name: nameOf(admin), email: admin.email })),
		request: null,
		from,
	});
	if (!module) return { explanation: explained("noModule") };
	if (module.standing !== "live") {
		const { reason, day } = closedBy(module);
		return { explanation: explained(reason, day === null ? {} : { day: dayInWords(day, person.language) }) };
	}
	const entry = person.entries.find((one) => one.tenantId === tenant.id && one.moduleKey === manifest.key);
	const component = person.components.find((one) => one.link === screen.name);
	if (entry && may(entry, tenant, person.now, screen.level, component)) return { explanation: explained("open") };
	const role = module.roles.find(
		({ name, level, isOffered }) => isOffered && level >= screen.level && (component?.roles.includes(name) ?? true),
	);
	if (!role) return { explanation: explained("noModule") };
	const roleName = (name: string) => t(`modules:roles.${name}`, { defaultValue: name });
	const explanation = explained(entry ? "role" : "grant", {
		needed: roleName(role.name),
		...(entry && { role: roleName(entry.role) }),
	});
	if (named.length === 0) return { explanation };
	const request = isAsked(ctx, own(), module.modulesTenantId, role.id) ? "asked" : "possible";
	return { explanation: { ...explanation, request }, missing: { ctx, module, role, own: own(), admins: admins() } };
}

/** The grant of one's own in a module that has no screens here, which the address names by its id. */
function entryMeant(from: string, tenant: Tenant, { entries }: PersonContext): Entry | undefined {
	const id = new URLSearchParams(from.split("?")[1]).get("module_id");
	return entries.find((entry) => entry.tenantId === tenant.id && entry.moduleId === id);
}

async function explainElsewhere(person: PersonContext, tenant: Tenant, entry: Entry, from: string) {
	const { language, now, user } = person;
	const t = await translator(language);
	const ctx = contextFor(person.context, tenant, { kind: "user", id: user.id });
	const reads = new ReadBatch();
	const admins = readAdmins(ctx, user.id, reads);
	await reads.send(ctx.portal);
	const module = t(entry.translationKey, { defaultValue: titleIn(entry.titles, language, entry.label) });
	const { reason, day } = closedBy({ ...entry, standing: accessStatus(entry, tenant.timeZone, now) });
	const explanation: Explanation = {
		reason,
		words: {
			...{ tenant: tenant.name, provider: brand.provider, module },
			...(day !== null && { day: dayInWords(day, language) }),
		},
		admins: admins()
			.slice(0, NAMED)
			.map((admin) => ({ name: nameOf(admin), email: admin.email })),
		request: null,
		from,
	};
	return explanation;
}

/** Why a module is open or closed by its terms, and the day that this is about. */
function closedBy({
	standing,
	starts,
	expires,
}: {
	standing: AccessStatus;
	starts: string | null;
	expires: string | null;
}) {
	const reasons = { live: "open", upcoming: "upcoming", off: "off", expired: "ended" } as const;
	const days = { live: null, upcoming: starts, off: null, expired: expires };
	return { reason: reasons[standing], day: days[standing] };
}

/** The tenant of the person's own that a path is about, and the rest of the path. */
function placeOf(from: string, { memberships, currentTenant }: PersonContext): { tenant?: Tenant; path: string } {
	const [, first = "", ...rest] = (from.split(/[?#]/, 1)[0] ?? "").split("/");
	if (!isGuid(first)) return { tenant: currentTenant ?? undefined, path: [first, ...rest].join("/") };
	const own = memberships.find(({ tenant }) => tenant.guid === first.toLowerCase());
	return { tenant: own?.tenant, path: rest.join("/") };
}

/** The screen whose path is the longest that the address begins with. */
function screenAt(path: string): { manifest: ModuleManifest; screen: ManifestComponent } | undefined {
	const segments = path.split("/").filter(Boolean);
	const fits = (pattern: string[]) =>
		pattern.length <= segments.length &&
		pattern.every((part, index) => part.startsWith(":") || part === segments[index]);
	return manifests
		.flatMap((manifest) => Object.values(manifest.components).map((screen) => ({ manifest, screen })))
		.map((found) => ({ ...found, pattern: found.screen.path.split("/") }))
		.filter(({ pattern }) => fits(pattern))
		.sort((a, b) => b.pattern.length - a.pattern.length)[0];
}
