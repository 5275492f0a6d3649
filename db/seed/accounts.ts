/** The password of every demo account. The seed writes it into local databases only. */
export const demoPassword = "followup-demo";

type DemoRole = "CLIENT" | "ADVISOR" | "ADMIN";

type DemoAccount = {
	email: string;
	firstName: string;
	lastName: string;
	jobPosition?: string;
	language?: "nb" | "en";
	isSuperadmin?: boolean;
	/** Role in each tenant, and the modules (by key) with the role of the grant; what is not in the registry is left out. */
	memberships: { tenant: string; role: DemoRole; grants: Record<string, DemoRole> | DemoRole; except?: string[] }[];
	/** What the terminal says about this account. */
	is: string;
};

const inEach = (role: DemoRole, modules: string) =>
	Object.fromEntries(modules.split(" ").map((module) => [module, role])) as Record<string, DemoRole>;

const clientModules =
	"psych_eval activity_log general_reports courses files news events_participant norwegian_learning task_library";

/** The people that the demo promises. `grants` as one role: that role in every module that the tenant has. */
export const demoPeople: DemoAccount[] = [
	{
		email: "super@followup.test",
		firstName: "Marit",
		lastName: "Aune",
		jobPosition: "Portalansvarlig",
		language: "en",
		isSuperadmin: true,
		memberships: [],
		is: "super-admin",
	},
	{
		email: "admin@fjordvik.test",
		firstName: "Kristin",
		lastName: "Halvorsen",
		jobPosition: "Systemansvarlig",
		language: "nb",
		memberships: [{ tenant: "fjordvik", role: "ADMIN", grants: "ADMIN" }],
		is: "ADMIN of Fjordvik kommune",
	},
	{
		email: "advisor@fjordvik.test",
		firstName: "Ingrid",
		lastName: "Solheim",
		jobPosition: "Veileder",
		language: "nb",
		memberships: [{ tenant: "fjordvik", role: "ADVISOR", grants: "ADVISOR", except: ["users", "verdal"] }],
		is: "ADVISOR of Fjordvik kommune",
	},
	{
		email: "advisor2@fjordvik.test",
		firstName: "Per Håkon",
		lastName: "Lie",
		jobPosition: "Jobbspesialist",
		language: "nb",
		memberships: [
			{ tenant: "fjordvik", role: "ADVISOR", grants: inEach("ADVISOR", "psych_eval activity_log general_reports") },
		],
		is: "ADVISOR of Fjordvik kommune, with other clients",
	},
	{
		email: "client@fjordvik.test",
		firstName: "Amina",
		lastName: "Yusuf",
		language: "nb",
		memberships: [{ tenant: "fjordvik", role: "CLIENT", grants: inEach("CLIENT", clientModules) }],
		is: "CLIENT of Fjordvik kommune, of advisor@",
	},
	{
		email: "client2@fjordvik.test",
		firstName: "Tomasz",
		lastName: "Nowak",
		language: "en",
		memberships: [{ tenant: "fjordvik", role: "CLIENT", grants: inEach("CLIENT", clientModules) }],
		is: "CLIENT of Fjordvik kommune, of advisor2@",
	},
	{
		email: "admin@nordlys.test",
		firstName: "Sigrid",
		lastName: "Nordmo",
		jobPosition: "Daglig leder",
		language: "nb",
		memberships: [{ tenant: "nordlys", role: "ADMIN", grants: "ADMIN" }],
		is: "ADMIN of Nordlys Læring",
	},
	{
		email: "client@nordlys.test",
		firstName: "Olena",
		lastName: "Kovalenko",
		language: "en",
		memberships: [
			{ tenant: "nordlys", role: "CLIENT", grants: inEach("CLIENT", "courses norwegian_learning psych_eval news") },
		],
		is: "CLIENT of Nordlys Læring",
	},
	{
		email: "admin@havna.test",
		firstName: "Jonas",
		lastName: "Havnås",
		jobPosition: "Prosjektleder",
		language: "nb",
		memberships: [{ tenant: "havna", role: "ADMIN", grants: "ADMIN" }],
		is: "ADMIN of Havna Veksttorg",
	},
	{
		email: "both@followup.test",
		firstName: "Elif",
		lastName: "Yılmaz",
		jobPosition: "Markedskontakt",
		language: "nb",
		memberships: [
			{ tenant: "fjordvik", role: "ADVISOR", grants: inEach("ADVISOR", "crm") },
			{ tenant: "nordlys", role: "CLIENT", grants: inEach("CLIENT", "courses news") },
		],
		is: "ADVISOR of Fjordvik kommune and CLIENT of Nordlys Læring",
	},
	{
		email: "nobody@followup.test",
		firstName: "Rune",
		lastName: "Ingensted",
		language: "en",
		memberships: [],
		is: "a user with no membership",
	},
];
