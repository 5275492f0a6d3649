import type { World } from "./world";
import { DAY } from "./world";

type Terms = { endsInDays?: number; status?: number };

type DemoTenant = {
	slug: string;
	name: string;
	orgNumber: string;
	accent: string;
	ageInDays: number;
	/** Has a logo in db/seed/logos. */
	hasLogo?: boolean;
	isArchived?: boolean;
	/** All that the registry has, beside those named in `modules`. */
	hasEveryModule?: boolean;
	/** By key; the days until the last one, or what else differs from an active entry without end. */
	modules: Record<string, Terms>;
};

const active = (keys: string) => Object.fromEntries(keys.split(" ").map((key) => [key, {}]));

/** Fjordvik, Nordlys and Havna are promised; the others make the lists of the provider's screens worth looking at. */
const demoTenants: DemoTenant[] = [
	{
		slug: "fjordvik",
		name: "Fjordvik kommune",
		orgNumber: "964000018",
		accent: "#14395b",
		ageInDays: 610,
		hasLogo: true,
		hasEveryModule: true,
		modules: { hms: { endsInDays: 10 }, finch: { endsInDays: -1 } },
	},
	{
		slug: "nordlys",
		name: "Nordlys Læring",
		orgNumber: "912000028",
		accent: "#6b4e00",
		ageInDays: 420,
		hasLogo: true,
		modules: active("news crm files users courses norwegian_learning psych_eval general_reports"),
	},
	{
		slug: "havna",
		name: "Havna Veksttorg",
		orgNumber: "912000036",
		accent: "#2f4a9a",
		ageInDays: 95,
		modules: { ...active("veksttorget users"), news: { status: 0 } },
	},
	{
		slug: "elvestad",
		name: "Elvestad kommune",
		orgNumber: "964000042",
		accent: "#5a6b1e",
		ageInDays: 540,
		modules: { users: { endsInDays: 25 } },
	},
	{
		slug: "solvik",
		name: "Solvik Kompetanse",
		orgNumber: "912000052",
		accent: "#3c6e47",
		ageInDays: 380,
		modules: { users: { endsInDays: 6 } },
	},
	{
		slug: "tindra",
		name: "Tindra Arbeid og Inkludering",
		orgNumber: "912000060",
		accent: "#8a2f6b",
		ageInDays: 330,
		modules: { users: { endsInDays: 190 } },
	},
	{
		slug: "nesoy",
		name: "Nesøy kommune",
		orgNumber: "964000077",
		accent: "#9a5a12",
		ageInDays: 290,
		modules: { users: { endsInDays: 0 } },
	},
	{
		slug: "storasen",
		name: "Storåsen Opplæring",
		orgNumber: "912000087",
		accent: "#0d6b6e",
		ageInDays: 250,
		modules: { users: { endsInDays: -40, status: 0 } },
	},
	{
		slug: "kystbyen",
		name: "Kystbyen Læringssenter",
		orgNumber: "912000095",
		accent: "#a03a5a",
		ageInDays: 210,
		modules: active("users task_library"),
	},
	{
		slug: "granlia",
		name: "Granlia Produkter",
		orgNumber: "912000109",
		accent: "#1f6f5c",
		ageInDays: 160,
		modules: { users: { status: 0 } },
	},
	{
		slug: "bergheim",
		name: "Bergheim Vekst",
		orgNumber: "912000117",
		accent: "#4a4a8a",
		ageInDays: 700,
		isArchived: true,
		modules: { users: { endsInDays: -120, status: 0 } },
	},
];

/** Makes the tenants and gives them their modules; `days` counts from today in Norway. */
export function makeTenants(world: World, days: (count: number) => string): { key: string; logo: string }[] {
	const logos: { key: string; logo: string }[] = [];
	for (const {
		slug,
		name,
		orgNumber,
		accent,
		ageInDays,
		hasLogo,
		isArchived,
		hasEveryModule,
		modules,
	} of demoTenants) {
		const at = world.now - ageInDays * DAY;
		const id = world.random.id(at);
		const logoKey = hasLogo ? `t/${id}/${world.random.guid()}` : null;
		if (logoKey) logos.push({ key: logoKey, logo: slug });
		world.tenants.push({
			id,
			guid: world.random.guid(),
			name,
			slug,
			orgNumber,
			logoKey,
			accent,
			language: "nb",
			timeZone: "Europe/Oslo",
			keepsOnDevices: slug === "fjordvik",
			status: isArchived ? "archived" : "active",
			createdAt: at,
			updatedAt: at,
		});
		const all = hasEveryModule ? world.catalogue.modules.map(({ key }): [string, Terms] => [key, {}]) : [];
		for (const [key, { endsInDays, status = 1 }] of Object.entries({ ...Object.fromEntries(all), ...modules })) {
			world.give(world.tenant(slug), key, {
				status,
				expires: endsInDays === undefined ? null : days(endsInDays),
			});
		}
	}
	return logos;
}
