import type { EventNeed } from "#db/schema/events";
import { cafeStep } from "../courses/texts";

type EventText = {
	title: string;
	body: string;
	place: string;
	category: string;
	/** Days from today, negative for what is over; the hour by the clock of Oslo, and the length in hours. */
	day: number;
	hour: number;
	hours: number;
	capacity: number | null;
	/** How many are registered, those who wait included. */
	people: number;
	/** Of an event whose organiser decides: how many of them still ask for a place. */
	asking?: number;
	status?: "draft" | "cancelled";
	visibility?: "tenant" | "link";
	language?: "en";
	hasProgram?: boolean;
	/** Whoever comes has the course step of that name done, as it is called in Norwegian. */
	courseStep?: string;
	isOwn?: boolean;
};

const library = "Fjordvik bibliotek, Strandgata 4";
const hall = "Rådhuset, formannskapssalen";

/** The demo's events, as a municipality holds them. */
export const eventTexts: EventText[] = [
	{
		...{ title: "Jobbmesse", place: "Fjordvikhallen", category: "Jobb", day: 0, hour: 10, hours: 5 },
		...{ capacity: 120, people: 87, hasProgram: true, isOwn: true },
		body: "Møt over tjue arbeidsgivere fra kommunen og regionen. Ta med CV-en, så hjelper vi deg å komme i gang.",
	},
	{
		...{ title: "CV-verksted: skriv søknad samme dag", place: library, category: "Jobb", day: 8, hour: 10, hours: 2.5 },
		...{ capacity: 20, people: 24, isOwn: true },
		body: "Ta med det du har. Vi hjelper deg å skrive ferdig CV og én søknad.",
	},
	{
		...{
			title: "Språkkafé",
			place: library,
			category: "Språk",
			day: 3,
			hour: 17,
			hours: 2,
			capacity: null,
			people: 14,
		},
		...{ isOwn: true, courseStep: cafeStep.nb },
		body: "Øv på norsk i små grupper. Alle nivåer er velkomne, og kaffen er gratis.",
	},
	{
		...{ title: "Interview training in English", place: hall, category: "Jobb", day: 12, hour: 12, hours: 3 },
		...{ capacity: 12, people: 9, language: "en" },
		body: "Practise the most common questions with an advisor, and get feedback on the spot.",
	},
	{
		...{
			title: "Foreldremøte om opplæringsretten",
			place: "På nett",
			category: "Familie",
			day: 15,
			hour: 18,
			hours: 1.5,
		},
		...{ capacity: 100, people: 31 },
		body: "Hva har barnet ditt rett på, og hvem spør du? Møtet holdes på nett, med tolk til tyrkisk og arabisk.",
	},
	{
		...{ title: "Fagdag for veiledere", place: hall, category: "Internt", day: 20, hour: 9, hours: 6.5, capacity: 40 },
		...{ people: 22, visibility: "tenant", hasProgram: true, isOwn: true },
		body: "En dag om oppfølging, trygge samtaler og godt samarbeid mellom tjenestene.",
	},
	{
		...{
			title: "Førstehjelpskurs",
			place: "Brannstasjonen",
			category: "Kurs",
			day: 25,
			hour: 17,
			hours: 3,
			capacity: 16,
		},
		...{ people: 16 },
		body: "Hjerte- og lungeredning, bruk av hjertestarter og det viktigste om skader.",
	},
	{
		...{ title: "Åpen dag på voksenopplæringen", place: "Voksenopplæringen", category: "Språk", day: 33, hour: 11 },
		...{ hours: 4, capacity: null, people: 8 },
		body: "Se skolen, møt lærerne og ta en kort nivåtest.",
	},
	{
		...{
			title: "Frokostmøte med næringslivet",
			place: hall,
			category: "Næring",
			day: 40,
			hour: 8,
			hours: 2,
			capacity: 50,
		},
		...{ people: 18, asking: 5, visibility: "link", isOwn: true },
		body: "En invitasjon til arbeidsgivere som vil ta imot kandidater i arbeidsutprøving.",
	},
	{
		...{
			title: "Sommeravslutning",
			place: "Strandparken",
			category: "Sosialt",
			day: 60,
			hour: 15,
			hours: 4,
			capacity: 200,
		},
		...{ people: 0, status: "draft", isOwn: true },
		body: "Grilling, leker og musikk for deltakere og familier.",
	},
	{
		...{ title: "Kurs i digital søknad", place: library, category: "Kurs", day: 5, hour: 13, hours: 2, capacity: 10 },
		...{ people: 6, status: "cancelled" },
		body: "Logg inn med BankID, finn skjemaet og send søknaden.",
	},
	{
		...{ title: "Jobbsøkerkurs, høst", place: library, category: "Jobb", day: -12, hour: 10, hours: 5, capacity: 25 },
		...{ people: 25, isOwn: true },
		body: "Fra stillingsannonse til intervju på én dag.",
	},
	{
		...{
			title: "Infomøte om grunnskole for voksne",
			place: "Voksenopplæringen",
			category: "Språk",
			day: -30,
			hour: 18,
		},
		...{ hours: 1.5, capacity: 60, people: 37 },
		body: "Hvem kan søke, når starter det og hva kreves?",
	},
];

export const sessionTexts = [
	{ title: "Velkommen", speaker: "Kristin Halvorsen", track: "", place: "Sal A", capacity: null, from: 0, hours: 0.5 },
	{
		title: "Det gode intervjuet",
		speaker: "Ingrid Solheim",
		track: "Jobbsøker",
		place: "Sal A",
		capacity: 60,
		from: 1,
		hours: 1,
	},
	{
		title: "CV på ti minutter",
		speaker: "Per Håkon Lie",
		track: "Jobbsøker",
		place: "Rom 2",
		capacity: 15,
		from: 1,
		hours: 1,
	},
	{ title: "Spør en arbeidsgiver", speaker: "", track: "Samtale", place: "Sal A", capacity: null, from: 2.5, hours: 1 },
];

export const feedbackTexts = [
	"Nyttig, og god stemning. Gjerne mer tid til spørsmål.",
	"Veldig bra at vi fikk skrive ferdig søknaden der og da.",
	"Rommet var litt lite, men opplegget var fint.",
	"Jeg fikk hjelp med en gang. Tusen takk!",
	"Litt raskt tempo for meg som ikke har norsk som morsmål.",
];

export const needTexts: { needKinds: EventNeed[]; needs: string | null }[] = [
	{ needKinds: ["vegetarian"], needs: null },
	{ needKinds: ["wheelchair"], needs: "Trenger plass til en stor stol" },
	{ needKinds: ["glutenFree", "lactoseFree"], needs: null },
	{ needKinds: ["signLanguage", "noNuts"], needs: null },
];
/** What the first client has kept of their needs. */
export const keptNeeds: { needKinds: EventNeed[]; needs: string } = {
	needKinds: ["hearingLoop", "vegetarian"],
	needs: "Sitter helst langt fremme",
};

export const doorTexts = [
	{
		title: "Hovedinngangen",
		hasExit: true,
		links: [
			{ title: "Ingrid i resepsjonen", isKiosk: false },
			{ title: "Skjermen ved døren", isKiosk: true },
		],
	},
	{ title: "Lunsj", hasExit: false, links: [{ title: "Kjøkkenet", isKiosk: false }] },
];

export const speakerTexts = [
	{
		...{
			name: "Siri Aune",
			role: "speaker" as const,
			note: "Prosjektor og mikrofon står klart. Møt opp et kvarter før.",
		},
		material: { title: "Lysbilder", url: "https://example.org/lysbilder" },
	},
	{ name: "Jonas Lie", role: "helper" as const, note: "Du står i garderoben fra åpning.", material: null },
];
