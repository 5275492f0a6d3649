import type { placements } from "#db/schema/verdal";

type Row = typeof placements.$inferInsert;

export const workplaces = [
	["Havbris Industri AS", "Mekanisk industri"],
	["Lundens Gartneri", "Gartneri"],
	["Kystfisk Foredling AS", "Fiskeforedling"],
	["Solbakken omsorgssenter", "Pleie og omsorg"],
	["Bakeriet på Torget", "Bakeri"],
] as const;

export type DemoPlacement = {
	type: Row["type"];
	/** Which of the tenant's clients; the same number is the same person. */
	person: number;
	/** Which of the workplaces. */
	at?: number;
	jobTitle: string;
	tasks: string;
	goals: NonNullable<Row["goals"]>;
	percent?: number;
	days?: number;
	/** Days from today. */
	starts?: number;
	ends?: number;
	followUp?: string;
	adaptation?: string;
	mentor?: string;
	cancelReason?: Row["cancelReason"];
	/** All have approved it. */
	isApproved?: boolean;
	/** It ended so many days from today before it was extended. */
	extended?: { from: number; reason: string };
	/** Participant and workplace have said so many weeks how it goes. */
	weeks?: number;
	/** Somebody wants it changed: from today on so many days until the end that they propose. */
	proposed?: { ends: number; reason: string };
	closing?: Pick<Row, "endReason" | "goalReached" | "summary" | "conclusion" | "nextStep">;
};

export const demoPlacements: DemoPlacement[] = [
	{
		...{ type: "linkedPosition", person: 3, at: 0, jobTitle: "Lagermedarbeider", percent: 50, days: 3 },
		...{ starts: -45, ends: 50, mentor: "Per Håkon Lie" },
		tasks: "Varemottak, plukk og pakking. Truck etter opplæring.",
		goals: [{ category: "job", text: "Fast stilling på lageret fra nyttår" }],
		followUp: "Samtale hver annen torsdag med leder og veileder.",
		isApproved: true,
		weeks: 6,
		proposed: { ends: 80, reason: "Han er snart ferdig med truckopplæringen og vil prøve seg alene noen uker." },
		extended: { from: 20, reason: "Trenger flere uker på truck før arbeidsplassen kan tilby fast stilling." },
		adaptation: "Faste oppgaver de første ukene, skriftlig plan for dagen.",
	},
	{
		...{
			type: "workTrial",
			person: 4,
			at: 1,
			jobTitle: "Gartneriarbeider",
			percent: 60,
			days: 3,
			starts: -70,
			ends: 12,
		},
		weeks: 9,
		tasks: "Planting, vanning og pakking av grønnsaker.",
		goals: [{ category: "experience", text: "Prøve fysisk arbeid ute gjennom en hel sesong" }],
		followUp: "Kort møte hver fredag.",
	},
	{
		...{ type: "linkedPosition", person: 5, at: 2, jobTitle: "Produksjonsmedarbeider", percent: 80, days: 4 },
		...{ starts: -30, ends: 60, mentor: "Siv Aune" },
		tasks: "Skjæring og pakking på linje 2.",
		goals: [
			{ category: "job", text: "Jobb på dagskift" },
			{ category: "language", text: "Forstå sikkerhetsreglene på norsk" },
		],
		followUp: "Veileder ringer hver mandag, møte på arbeidsstedet hver måned.",
	},
	{
		...{
			type: "workTrial",
			person: 6,
			at: 3,
			jobTitle: "Medhjelper på avdeling",
			percent: 40,
			days: 2,
			starts: -14,
			ends: 100,
		},
		tasks: "Frokost, aktiviteter og tur med beboere.",
		goals: [{ category: "trial", text: "Finne ut om helsefag passer" }],
		adaptation: "Ikke kveldsvakter.",
	},
	{
		...{
			type: "workTrial",
			person: 7,
			at: 0,
			jobTitle: "Verkstedhjelper",
			percent: 50,
			days: 3,
			starts: 12,
			ends: 100,
		},
		tasks: "Rydding, sliping og enkel montering.",
		goals: [{ category: "qualification", text: "Avklare om industrimekaniker er veien videre" }],
	},
	{
		...{ type: "linkedPosition", person: 8, at: 3, jobTitle: "Helsefagarbeider under opplæring", percent: 50, days: 3 },
		...{ starts: 20, ends: 400 },
		tasks: "Stell og måltider sammen med fagarbeider.",
		goals: [{ category: "qualification", text: "Fagbrev som helsefagarbeider" }],
		followUp: "Møte hver måned med avdelingsleder.",
	},
	{
		...{ type: "workTrial", person: 9, at: 4, jobTitle: "Bakerhjelp", tasks: "", goals: [], starts: 6, ends: 60 },
	},
	{
		...{
			type: "linkedPosition",
			person: 10,
			jobTitle: "",
			tasks: "",
			goals: [{ category: "job", text: "Jobb i butikk" }],
		},
	},
	{
		...{ type: "workTrial", person: 11, at: 4, jobTitle: "Bakerhjelp", percent: 50, days: 3, starts: -95, ends: -5 },
		tasks: "Setting av deig, steking og pakking.",
		goals: [{ category: "experience", text: "Komme opp om morgenen og holde en hel arbeidsdag" }],
		followUp: "Møte hver tredje uke.",
	},
	{
		...{
			type: "workTrial",
			person: 12,
			at: 1,
			jobTitle: "Gartneriarbeider",
			percent: 50,
			days: 3,
			starts: 15,
			ends: 90,
		},
		tasks: "Klargjøring av vekstskifter.",
		goals: [{ category: "trial", text: "Prøve arbeid ute" }],
		cancelReason: "foundWork",
	},
	{
		...{ type: "workTrial", person: 3, at: 4, jobTitle: "Bakerhjelp", percent: 40, days: 2, starts: -330, ends: -240 },
		tasks: "Pakking og rydding.",
		goals: [{ category: "trial", text: "Finne ut hva som passer" }],
		closing: {
			...{ endReason: "needsOther", goalReached: "partly" },
			summary: "Møtte presist, men tidlige morgener ble for tungt i lengden.",
			conclusion: "Trives best med faste oppgaver og én fadder. Dagskift er nødvendig.",
			nextStep: "Prøve lagerarbeid på dagtid.",
		},
	},
	{
		...{
			type: "workTrial",
			person: 3,
			at: 1,
			jobTitle: "Gartneriarbeider",
			percent: 50,
			days: 3,
			starts: -200,
			ends: -110,
		},
		tasks: "Planting og pakking.",
		goals: [{ category: "experience", text: "Komme i fast rytme" }],
		closing: {
			...{ endReason: "other", goalReached: "yes" },
			summary: "God utvikling gjennom sesongen, tok etter hvert ansvar for egen hall.",
			conclusion: "Klar for en bestemt stilling. Lærer raskt når oppgavene vises én gang.",
			nextStep: "Stillingsknyttet plass med mål om fast jobb.",
		},
	},
	{
		...{
			type: "linkedPosition",
			person: 13,
			at: 2,
			jobTitle: "Renholder",
			percent: 100,
			days: 5,
			starts: -260,
			ends: -80,
		},
		tasks: "Renhold av produksjonslokaler etter plan.",
		goals: [{ category: "job", text: "Fast ansettelse" }],
		closing: {
			...{ endReason: "job", goalReached: "yes" },
			summary: "Fikk fast stilling etter fem måneder.",
			conclusion: "Tydelig mål fra første dag gjorde forskjellen.",
			nextStep: "Oppfølging om tre måneder, deretter avslutte saken.",
		},
	},
];
