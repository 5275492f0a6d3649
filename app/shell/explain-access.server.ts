import { safePath } from "../platform/http.server";
import { translator } from "../platform/i18n.server";
import { isGuid } from "../platform/ids";
import type { ManifestComponent, ModuleManifest } from "../platform/manifest";
import { may, standing } from "../platform/tenant/access";
import { type Admin, adminsOf } from "../platform/tenant/admins.server";
import type { PersonContext, Tenant } from "../platform/tenant/context";
import { manifests } from "../registry/manifests";
import { dayInWords } from "./notifications.server";

export type Explanation = {
	reason: "unknown" | "noModule" | "ended" | "off" | "role" | "open";
	words: Record<string, string>;
	admins: Admin[];
	/** The page that was refused. */
	from: string;
};

/**
 * Says what is missing for a page, out of the person's own memberships and grants and nothing else: of a tenant that is not
 * theirs it says no more than that there is no access, whether or not it has such a page.
 */
export async function explainAccess(person: PersonContext, address: string | undefined): Promise<Explanation> {
	const from = safePath(address);
	const { tenant, path } = placeOf(from, person);
	const found = tenant && screenAt(path);
	if (!found) return { reason: "unknown", words: {}, admins: [], from };
	const { manifest, screen } = found;
	const t = await translator(person.language);
	const entry = person.entries.find((one) => one.tenantId === tenant.id && one.moduleKey === manifest.key);
	const words: Record<string, string> = {
		tenant: tenant.name,
		module: t(`modules:${manifest.key}`, { defaultValue: entry?.label ?? manifest.key }),
	};
	const admins = await adminsOf(person, tenant.id);
	const explained = (reason: Explanation["reason"], more: Record<string, string> = {}) => ({
		reason,
		words: { ...words, ...more },
		admins,
		from,
	});
	if (!entry) return explained("noModule");
	const state = standing(entry, tenant.timeZone, person.now);
	if (state === "expired") return explained("ended", { day: dayInWords(entry.expires ?? "", person.language) });
	if (state === "off") return explained("off");
	const component = person.components.find((one) => one.link === screen.name);
	if (may(entry, tenant, person.now, screen.level, component)) return explained("open");
	const role = (name: string) => t(`modules:roles.${name}`, { defaultValue: name });
	const needed = manifest.roles.find(
		({ name, level }) => level >= screen.level && (component?.roles.includes(name) ?? true),
	);
	return needed ? explained("role", { role: role(entry.role), needed: role(needed.name) }) : explained("noModule");
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
