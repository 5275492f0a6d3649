import { brand } from "#app/brand";
import { to } from "#app/platform/portal-paths";
import type { CommandGroup } from "../components/command-palette";
import type { NotificationItem } from "../components/notification-item";
import type { MenuItem, MenuTree } from "../components/side-menu";
import type { TenantChoice } from "../components/tenant-switcher";

/** Friday 20 November 2026, 08:55 in Oslo: the moment all samples are drawn at. */
export const sampleNow = Date.UTC(2026, 10, 20, 7, 55);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const tenants: TenantChoice[] = [
	{ guid: "a", name: "Fjordvik kommune", shortName: "Fjordvik", to: "/dev/ui" },
	{ guid: "b", name: "Nordlys Læring", shortName: "Nordlys", to: "/dev/ui?view=lists" },
];

const modules: MenuItem[] = [
	{ key: "crm", label: "Kunder og kontakter", icon: "users-round", to: "/dev/ui/crm" },
	{ key: "psych_eval", label: "Egenrapport", icon: "clipboard-list", to: "/dev/ui/psych_eval", count: 4 },
	{ key: "reports", label: "Generelle rapporter", icon: "chart-line", to: "/dev/ui/reports" },
	{
		key: "news",
		label: "Nyheter",
		icon: "newspaper",
		to: "/dev/ui",
		pages: [
			{ key: "news.list", label: "Alle nyheter", icon: "newspaper", to: "/dev/ui" },
			{ key: "news.drafts", label: "Utkast", icon: "pencil", to: "/dev/ui/drafts" },
		],
	},
	{ key: "files", label: "Filbibliotek", icon: "folder", to: "/dev/ui/files" },
	{
		key: "finch",
		label: "Finch",
		icon: "school",
		to: "/dev/ui/finch",
		locked: { why: "ended", day: "2026-11-19", contact: "Ada Berg" },
	},
];

export const menu: MenuTree = {
	plain: [
		{ key: "home", label: "Hjem", icon: "house", to: "/home" },
		{ key: "profile", label: "Profil", icon: "circle-user-round", to: "/yourprofile" },
		{ key: "tutorial", label: "Opplæring", icon: "book-open", to: brand.tutorialUrl, outside: true },
	],
	groups: [
		{ label: "Leverandør", items: [{ key: "tenants", label: "Tenants", icon: "building-2", to: "/followup/tenants" }] },
	],
	tenants: [
		{ guid: "a", name: "Fjordvik kommune", accent: "#256bb1", items: modules },
		{
			guid: "b",
			name: "Nordlys Læring",
			accent: "#955e00",
			items: modules.slice(0, 2).map((item) => ({ ...item, key: `b.${item.key}`, to: `/b${item.to}` })),
		},
	],
	foot: [{ key: "help", label: "Hjelp og kontakt", icon: "life-buoy", to: to.help() }],
};

export const commands: CommandGroup[] = [
	{
		key: "pages",
		label: "Sider",
		commands: [
			{ key: "home", label: "Hjem", icon: "house", to: "/home" },
			{ key: "profile", label: "Profil", icon: "circle-user-round", to: "/yourprofile" },
		],
	},
	{
		key: "modules",
		label: "Moduler",
		commands: modules.map(({ key, label, icon, to }) => ({ key, label, icon, to, hint: "Fjordvik kommune" })),
	},
	{
		key: "tenants",
		label: "Organisasjoner",
		commands: tenants.map(({ guid, name, to }) => ({ key: guid, label: name, icon: "building-2", to })),
	},
];

export const notifications: NotificationItem[] = [
	{
		id: "1",
		icon: "clipboard-list",
		title: "Du har en ny egenrapport å fylle ut",
		source: "Egenrapport",
		to: "/dev/ui",
		created: sampleNow - 12 * MINUTE,
		seen: false,
		why: "You get this because the form was given to you.",
		topic: "forms",
		isMutable: true,
	},
	{
		id: "2",
		icon: "notebook-pen",
		title: "Du har et nytt skjema i aktivitetsloggen",
		detail: "Uke 47",
		source: "Aktivitetslogg",
		to: "/dev/ui",
		created: sampleNow - HOUR,
		seen: false,
		why: "You get this because the form was given to you.",
		topic: "forms",
		isMutable: true,
	},
	{
		id: "3",
		icon: "chart-line",
		title: "Du er lagt til i et skjema i generelle rapporter",
		source: "Generelle rapporter",
		to: "/dev/ui",
		created: sampleNow - 17 * HOUR,
		seen: false,
		why: "You get this because the form was given to you.",
		topic: "forms",
		isMutable: true,
	},
	{
		id: "4",
		icon: "clipboard-list",
		title: "Du har en ny egenrapport å fylle ut",
		source: "Egenrapport",
		to: "/dev/ui",
		created: sampleNow - 50 * HOUR,
		seen: true,
		why: "You get this because the form was given to you.",
		topic: "forms",
		isMutable: true,
	},
];

export type Customer = {
	id: string;
	name: string;
	kind: string;
	contact: string;
	members: number;
	last: string;
	state: "ok" | "soon" | "late";
};

const names = [
	"Havbris Industri AS",
	"Lundens Gartneri",
	"Kystfisk Foredling AS",
	"Fjordvik videregående skole",
	"Bakeriet på Torget",
	"Solbakken omsorgssenter",
	"Nordhavn Verft",
	"Elvestad Trevare AS med et navn som er langt",
];

export const customers: Customer[] = names.map((name, index) => ({
	id: String(index),
	name,
	kind: index % 3 === 0 ? "Skole" : "Arbeidsgiver",
	contact: ["Per Håkon Lie", "Solveig Lunden", "Arne Kvalsund"][index % 3] ?? "",
	members: 412 - index * 37,
	last: `2026-11-${String(20 - index).padStart(2, "0")}`,
	state: (["soon", "ok", "ok", "late"] as const)[index % 4] ?? "ok",
}));
