import { describe, expect, test } from "vitest";
import { defineModule } from "#app/platform/manifest";
import type { Component, Entry, Membership, Tenant } from "#app/platform/tenant/context";
import { buildMenu, type MenuSource, placeIn } from "#app/shell/menu";
import { keepPanel, keptPanel } from "#app/shell/menu-panels";

const now = new Date("2026-11-20T08:00:00Z");

const tenant = (name: string): Tenant => ({
	id: `id-${name}`,
	guid: `guid-${name}`,
	name,
	slug: name,
	logoKey: null,
	accent: null,
	language: "nb",
	timeZone: "Europe/Oslo",
	secondFactor: "none",
	keepsOnDevices: false,
	logoDarkKey: null,
	database: null,
});
const fjordvik = tenant("fjordvik");
const nordlys = tenant("nordlys");
const member = (of: Tenant): Membership => ({ id: `m-${of.id}`, role: "ADVISOR", tenant: of });

const crm = defineModule({
	key: "crm",
	icon: "users-round",
	order: 1,
	components: {
		front: { name: "crm_front", path: "dashboardCRM", icon: "users-round", level: 10, inMenu: false },
		customers: {
			...{ name: "crm_customers", path: "dashboardCRM/customers", icon: "users-round", level: 10, inMenu: true },
			list: "crm.customers",
		},
		form: { name: "crm_contactForm", path: "dashboardCRM/contactForm", icon: "mail", level: 30, inMenu: true },
		tasks: {
			...{ name: "crm_tasks", path: "dashboardCRM/tasks", icon: "check", level: 10, inMenu: true },
			...{ list: "crm.tasks", opens: "view=mine&f=open" },
		},
	},
});
const events = (key: string) =>
	defineModule({
		key,
		icon: "calendar-days",
		order: 2,
		components: {
			front: { name: `${key}_front`, path: "followup_events", icon: "calendar-days", level: 10, inMenu: false },
		},
	});
const manifests = [crm, events("events_organizer"), events("events_participant")];

const entry = (moduleKey: string, more: Partial<Entry> = {}): Entry => ({
	grantId: `g-${moduleKey}`,
	tenantId: fjordvik.id,
	modulesTenantId: `mt-${moduleKey}`,
	moduleId: `mo-${moduleKey}`,
	moduleGuid: `mg-${moduleKey}`,
	moduleKey,
	label: `Label of ${moduleKey}`,
	titles: {},
	icon: "users-round",
	translationKey: `modules:${moduleKey}`,
	status: 1,
	starts: null,
	expires: null,
	role: "ADVISOR",
	level: 20,
	...more,
});

const components: Component[] = manifests.flatMap(({ key, components: own }) =>
	Object.values(own).map(({ name, icon, level, inMenu }) => ({
		id: `c-${name}`,
		moduleId: `mo-${key}`,
		link: name,
		url: null,
		icon,
		title: `Title of ${name}`,
		titles: {},
		translationKey: `modules:components.${name}`,
		visibleInMenu: inMenu,
		roles: ["CLIENT", "ADVISOR", "ADMIN"].slice(level / 10 - 1),
	})),
);

const menuOf = (source: Partial<MenuSource>) =>
	buildMenu(
		{ isSuperadmin: false, memberships: [member(fjordvik)], entries: [], components, now, ...source },
		manifests,
		(key, fallback) => fallback ?? key,
	);

describe("a module's row", () => {
	test("opens its front, with the tenant's guid in the path, and lists its pages", () => {
		const [row] = menuOf({ entries: [entry("crm", { role: "ADMIN", level: 30 })] }).tenants[0]?.items ?? [];
		expect(row).toMatchObject({ label: "Label of crm", to: "/guid-fjordvik/dashboardCRM" });
		expect(row?.pages?.map((page) => page.to)).toEqual([
			"/guid-fjordvik/dashboardCRM/customers",
			"/guid-fjordvik/dashboardCRM/contactForm",
			"/guid-fjordvik/dashboardCRM/tasks?view=mine&f=open",
		]);
	});

	test("has the views that somebody pinned under their page, and opens the page with the role's own", () => {
		const view = (id: string, more: object = {}) => ({
			...{ tenantId: fjordvik.id, list: "crm.customers", id, name: `View ${id}`, query: "q=x", role: null },
			...more,
		});
		const views = [
			view("pinned"),
			view("elsewhere", { tenantId: nordlys.id }),
			view("other", { list: "users.members" }),
			view("start", { role: "ADVISOR", query: "" }),
			view("theirs", { role: "ADMIN" }),
		];
		const [row] = menuOf({ entries: [entry("crm")], views }).tenants[0]?.items ?? [];
		const [customers, tasks] = row?.pages ?? [];
		const path = "/guid-fjordvik/dashboardCRM/customers";
		expect(customers).toMatchObject({ to: `${path}?view=start`, place: path });
		expect(customers?.views?.map(({ label, to }) => [label, to])).toEqual([["View pinned", `${path}?view=pinned&q=x`]]);
		expect(row?.views).toEqual(customers?.views);
		expect(tasks?.views).toEqual([]);
	});

	test("leaves out a page above the grant's level, one without the grant's role and one not in the menu", () => {
		const hidden = components.map((one) => (one.link === "crm_tasks" ? { ...one, visibleInMenu: false } : one));
		const pagesOf = (more: Partial<Entry>, list = components) =>
			menuOf({ entries: [entry("crm", more)], components: list }).tenants[0]?.items[0]?.pages?.map((page) => page.key);
		const [customers, form, tasks] = ["customers", "contactForm", "tasks"].map((name) => `guid-fjordvik/c-crm_${name}`);
		expect(pagesOf({})).toEqual([customers, tasks]);
		expect(pagesOf({ role: "ADVISOR", level: 30 })).toEqual([customers, tasks]);
		expect(pagesOf({ role: "ADMIN", level: 30 }, hidden)).toEqual([customers, form]);
	});

	test("opens its first page where the front is out of reach, and is left out where there is none", () => {
		const closed = manifests.map((manifest) => ({
			...manifest,
			components: {
				...manifest.components,
				front: { ...manifest.components.front, level: 30 },
			},
		}));
		const items = (key: string) =>
			buildMenu(
				{ isSuperadmin: false, memberships: [member(fjordvik)], entries: [entry(key)], components, now },
				closed,
				(word) => word,
			).tenants[0]?.items;
		expect(items("crm")?.[0]?.to).toBe("/guid-fjordvik/dashboardCRM/customers");
		expect(items("events_organizer")).toEqual([]);
	});

	test("names the module where two share a path", () => {
		const { tenants } = menuOf({ entries: [entry("events_organizer"), entry("events_participant")] });
		expect(tenants[0]?.items.map((item) => item.to)).toEqual([
			"/guid-fjordvik/followup_events?module_id=mo-events_organizer",
			"/guid-fjordvik/followup_events?module_id=mo-events_participant",
		]);
	});

	test.each([
		["its last day", { expires: "2026-11-20" }, undefined],
		["the day after", { expires: "2026-11-19" }, { why: "ended", day: "2026-11-19" }],
		["after the job has run", { expires: "2026-11-19", status: 0 }, { why: "ended", day: "2026-11-19" }],
		["switched off", { status: 0 }, { why: "off" }],
		["its first day", { starts: "2026-11-20" }, undefined],
		["the day before", { starts: "2026-11-21" }, { why: "upcoming", day: "2026-11-21" }],
	])("on %s is open or locked", (_, more, locked) => {
		const [row] = menuOf({ entries: [entry("crm", more)] }).tenants[0]?.items ?? [];
		if (locked) expect(row?.locked).toMatchObject(locked);
		else expect(row?.locked).toBeUndefined();
		if (locked) expect(row?.to).toBe("/error?access=not%20allowed&from=%2Fguid-fjordvik%2FdashboardCRM");
	});
});

describe("the tree", () => {
	test("has a panel per tenant, each with its own modules only", () => {
		const entries = [entry("crm"), entry("events_organizer", { tenantId: nordlys.id })];
		const { tenants } = menuOf({ memberships: [member(fjordvik), member(nordlys)], entries });
		expect(tenants.map(({ guid, items }) => [guid, items.map((item) => item.label)])).toEqual([
			["guid-fjordvik", ["Label of crm"]],
			["guid-nordlys", ["Label of events_organizer"]],
		]);
	});

	test("shows nothing of a tenant whose membership ended", () => {
		const { tenants } = menuOf({ memberships: [], entries: [entry("crm")] });
		expect(tenants).toEqual([]);
	});

	test("has the provider's list for a super-admin only", () => {
		expect(menuOf({}).groups).toEqual([]);
		expect(menuOf({ isSuperadmin: true }).groups?.[0]?.items.map((item) => item.to)).toEqual([
			"/followup",
			"/followup/tenants",
			"/followup/modules",
			"/followup/audit",
		]);
	});
});

test("a path lies in the module whose place it begins with", () => {
	const menu = menuOf({ entries: [entry("crm")] });
	expect(placeIn(menu, "/guid-fjordvik/dashboardCRM/customers/7")).toEqual({
		tenant: "fjordvik",
		module: "Label of crm",
		moduleId: "mo-crm",
	});
	expect(placeIn(menu, "/guid-fjordvik/dashboardCRMs")).toBeNull();
	expect(placeIn(menu, "/home")).toBeNull();
});

test("the cookie keeps a panel as it was left last, and says nothing of the others", () => {
	const [first, second] = ["11111111-aaaa", "22222222-aaaa"];
	const kept = keepPanel(keepPanel(keepPanel(null, first, true), second, true), first, false);
	expect(keptPanel(kept, first)).toBe(false);
	expect(keptPanel(kept, second)).toBe(true);
	expect(keptPanel(kept, "33333333-aaaa")).toBeUndefined();
	expect(keptPanel(null, first)).toBeUndefined();
});
