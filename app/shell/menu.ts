import { brand } from "../brand";
import type { ModuleManifest } from "../platform/manifest";
import { to } from "../platform/portal-paths";
import { type AccessStatus, accessStatus, isFront, isInMenu, may } from "../platform/tenant/access";
import type { Component, Entry, Membership, Tenant } from "../platform/tenant/context";
import type { Waiting } from "../platform/tenant/needs.server";
import type { MenuView } from "../platform/tenant/principal.server";
import { toIconName } from "../ui/icon-names";
import type { MenuItem, MenuLink, MenuTree } from "./components/side-menu";

/** What the menu is made from: who is asking and what they were given. */
export type MenuSource = {
	isSuperadmin: boolean;
	memberships: Membership[];
	entries: Entry[];
	components: Component[];
	/** Saved views that are pinned, or that lists open with. */
	views?: MenuView[];
	/** Whom to ask in a tenant of which a module is over or off; where there is nobody it is the provider. */
	contacts?: { tenantId: string; name: string }[];
	/** What waits in modules until it is handled. */
	waiting?: Waiting[];
	now: Date;
};

/** Gives the words of a key, or the fall-back where there is no such key. */
export type Words = (key: string, fallback?: string) => string;

/**
 * The side menu of a person: the default pages, the provider's list for a super-admin, and each tenant's modules in their
 * order. A module opens the screen whose link contains `front`; what has not begun, has ended or is switched off stays as a
 * locked row.
 */
export function buildMenu(source: MenuSource, manifests: readonly ModuleManifest[], words: Words): MenuTree {
	const screens = known.get(manifests) ?? screensOf(manifests);
	known.set(manifests, screens);
	return {
		plain: [
			{ key: "home", label: words("shell:menu.home"), name: "home", to: to.home(), icon: "house" },
			...(source.memberships.length > 0
				? [
						{
							key: "tasks",
							label: words("shell:menu.tasks"),
							name: "tasks",
							to: to.ownTasks(),
							icon: "list-checks" as const,
						},
					]
				: []),
			{
				key: "profile",
				label: words("shell:user.profile"),
				name: "profile",
				to: to.profile(),
				icon: "circle-user-round",
			},
			{
				key: "tutorial",
				label: words("shell:menu.tutorial"),
				to: brand.tutorialUrl,
				icon: "book-open",
				outside: true,
			},
		],
		groups: source.isSuperadmin ? [{ label: words("shell:menu.provider"), items: providerLinks(words) }] : [],
		tenants: source.memberships.map(({ tenant, role }) => ({
			guid: tenant.guid,
			name: tenant.name,
			accent: tenant.accent,
			items: [
				...source.entries
					.filter((entry) => entry.tenantId === tenant.id)
					.flatMap((entry) => moduleItem(entry, tenant, source, screens, words) ?? []),
				...(role === "ADMIN" ? [organisationItem(tenant, words)] : []),
			],
		})),
		foot: [{ key: "help", label: words("shell:menu.help"), to: to.help(), icon: "life-buoy" }],
	};
}

function providerLinks(words: Words): MenuLink[] {
	return [
		{ key: "overview", label: words("shell:menu.overview"), to: to.provider(), icon: "layout-dashboard" },
		{ key: "tenants", label: words("shell:menu.tenants"), to: to.tenants(), icon: "building-2" },
		{ key: "modules", label: words("shell:menu.modules"), to: to.modules(), icon: "blocks" },
		{ key: "log", label: words("shell:menu.log"), to: to.auditLog(), icon: "history" },
	];
}

/** Its administrators look after a tenant whatever they were granted in its modules. */
const organisationItem = ({ guid }: Tenant, words: Words): MenuItem => ({
	key: `${guid}/organisation`,
	label: words("shell:menu.organisation"),
	to: to.organisation(guid),
	icon: "building-2",
});

type Screen = { path: string; level: number; isShared: boolean; list?: string; opens?: string };

const known = new WeakMap<readonly ModuleManifest[], Map<string, Screen>>();

/** Every screen by its route name. Where two modules share a path, their links say which of them is meant. */
function screensOf(manifests: readonly ModuleManifest[]): Map<string, Screen> {
	const all = manifests.flatMap((manifest) => Object.values(manifest.components));
	const times = new Map<string, number>();
	for (const { path } of all) times.set(path, (times.get(path) ?? 0) + 1);
	return new Map(
		all.map(({ name, path, level, list, opens }) => [
			name,
			{ path, level, list, opens, isShared: (times.get(path) ?? 0) > 1 },
		]),
	);
}

/** The address of a screen as its entry opens it. */
function menuAddress(place: string, { isShared, opens }: Screen, moduleId: string): string {
	const query = [isShared && `module_id=${moduleId}`, opens].filter(Boolean).join("&");
	return query ? `${place}?${query}` : place;
}

function moduleItem(
	entry: Entry,
	tenant: Tenant,
	{ components, views = [], contacts = [], waiting = [], now }: MenuSource,
	screens: Map<string, Screen>,
	words: Words,
): MenuItem | undefined {
	const own = components.filter((component) => component.moduleId === entry.moduleId);
	const row = (component: Component): MenuLink | undefined => {
		if (component.url !== null)
			return {
				key: `${tenant.guid}/${component.id}`,
				label: words(component.translationKey, component.title),
				name: component.translationKey,
				to: component.url,
				icon: toIconName(component.icon),
				outside: true,
			};
		const screen = screens.get(component.link);
		if (!screen) return undefined;
		const place = to.inTenant(tenant.guid, screen.path);
		const saved = views.filter(({ tenantId, list }) => tenantId === tenant.id && list === screen.list);
		const start = saved.find(({ role }) => role === entry.role);
		return {
			key: `${tenant.guid}/${component.id}`,
			label: words(component.translationKey, component.title),
			name: component.translationKey,
			to: start ? viewAddress(place, start) : menuAddress(place, screen, entry.moduleId),
			place,
			icon: toIconName(component.icon),
			views: pinnedLinks(saved, tenant.guid, place),
		};
	};
	const module = {
		key: `${tenant.guid}/${entry.moduleId}`,
		label: words(entry.translationKey, entry.label),
		name: entry.translationKey,
		icon: toIconName(entry.icon),
	};
	const front = own.find((component) => isFront(component.link));
	const frontRow = front && row(front);
	const state = accessStatus(entry, tenant.timeZone, now);
	if (state !== "live") {
		const isElsewhere = own.some(({ url }) => url !== null);
		if (!frontRow && !isElsewhere) return undefined;
		const contact = contacts.find(({ tenantId }) => tenantId === tenant.id)?.name ?? brand.provider;
		const from = frontRow?.to ?? to.moduleOf(tenant.guid, entry.moduleId);
		return { ...module, to: to.notAllowed(from), locked: { ...lockedBy(state, entry), contact } };
	}
	const opens = (component: Component) => may(entry, tenant, now, levelOf(component, screens), component);
	const pages = own
		.filter((component) => !isFront(component.link) && isInMenu(component, entry) && opens(component))
		.flatMap((component) => row(component) ?? []);
	const first = front && opens(front) ? frontRow : pages[0];
	if (!first) return undefined;
	return {
		...module,
		to: first.to,
		outside: first.outside,
		count: waitingIn(waiting, entry) || undefined,
		place: frontRow?.place ?? first.place,
		pages: pages.length > 1 ? pages : undefined,
		views: pages.flatMap(({ views: pinned }) => pinned ?? []),
	};
}

/** How much waits in a module, of all kinds together. */
const waitingIn = (waiting: readonly Waiting[], { tenantId, moduleKey }: Entry): number =>
	waiting
		.filter((one) => one.tenantId === tenantId && one.moduleKey === moduleKey)
		.reduce((sum, { count }) => sum + count, 0);

const viewAddress = (place: string, { id, query }: MenuView) => `${place}?view=${id}${query && `&${query}`}`;

/** The views of a list that somebody has pinned, as rows under its own. */
function pinnedLinks(views: MenuView[], tenantGuid: string, place: string): MenuLink[] {
	return views
		.filter(({ role }) => role === null)
		.map((view) => ({
			...{ key: `${tenantGuid}/${view.id}`, label: view.name, to: viewAddress(place, view) },
			...{ place, view: view.id, icon: "pin" as const },
		}));
}

/** The level that a page asks for: the screen's; none for one elsewhere; out of reach for one that no release has. */
function levelOf({ link, url }: Component, screens: Map<string, Screen>): number {
	return url === null ? (screens.get(link)?.level ?? Number.POSITIVE_INFINITY) : 0;
}

function lockedBy(state: AccessStatus, { starts, expires }: Entry) {
	if (state === "expired" && expires !== null) return { why: "ended" as const, day: expires };
	return state === "upcoming" && starts !== null ? { why: "upcoming" as const, day: starts } : { why: "off" as const };
}

/** Whether a page lies under a place of the menu. A tenant's page whose address names no tenant is the current one's. */
export function liesUnder(place: string, pathname: string, tenantGuid?: string | null): boolean {
	const written = tenantGuid ? [pathname, to.inTenant(tenantGuid, pathname.slice(1))] : [pathname];
	return written.some((path) => path === place || path.startsWith(`${place}/`));
}

/** What the addresses of all of a module's pages begin with: its tenant and the first word of its place. */
const rootOf = (place: string) => place.split("/").slice(0, 3).join("/");

/** The module that a page belongs to: the one under whose place it lies, else the first whose other pages stand beside it. */
export function moduleOf(
	items: readonly MenuItem[],
	pathname: string,
	tenantGuid?: string | null,
): MenuItem | undefined {
	const open = items.filter(({ locked }) => !locked);
	const under = (of: (place: string) => string) =>
		open.find(({ place, to: address }) => liesUnder(of(place ?? address), pathname, tenantGuid));
	return under((place) => place) ?? under(rootOf);
}

/** The tenant and the module that a path belongs to. */
export function placeIn(
	menu: MenuTree,
	pathname: string,
	tenantGuid?: string | null,
): { tenant: string; module: string; moduleId: string } | null {
	for (const tenant of menu.tenants) {
		const item = moduleOf(tenant.items, pathname, tenantGuid);
		if (item && item.to !== to.organisation(tenant.guid))
			return { tenant: tenant.name, module: item.label, moduleId: item.key.slice(tenant.guid.length + 1) };
	}
	return null;
}
