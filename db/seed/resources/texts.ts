import type { accessFeatures, BookingRules, resourceKinds, WeeklyHours } from "#db/schema/resources";

type TypeText = {
	key: string;
	name: string;
	kind: (typeof resourceKinds)[number];
	hours: WeeklyHours;
	bookLevel?: number;
	needsApproval?: boolean;
	maxMinutes?: number;
	rules?: BookingRules;
};

const days = (count: number, from: string, to: string): WeeklyHours =>
	Array.from({ length: 7 }, (_, index) => (index < count ? { from, to } : null));

export const typeTexts: TypeText[] = [
	{
		key: "room",
		name: "Møterom",
		kind: "room",
		hours: days(5, "07:30", "20:00"),
		maxMinutes: 480,
		rules: { checkInMinutes: 15 },
	},
	{
		...{ key: "hall", name: "Sal og kursrom", kind: "room", hours: days(6, "08:00", "22:00"), needsApproval: true },
		rules: { leadMinutes: 2_880, bufferBefore: 30, bufferAfter: 60, approvalHours: 72 },
	},
	{
		key: "gear",
		name: "Utstyr",
		kind: "equipment",
		hours: days(5, "08:00", "16:00"),
		maxMinutes: 4_320,
		rules: { weekBookings: 3 },
	},
	{ key: "car", name: "Kjøretøy", kind: "vehicle", hours: days(7, "00:00", "24:00"), bookLevel: 20 },
	{ key: "person", name: "Karriereveiledning", kind: "person", hours: days(5, "09:00", "15:00"), maxMinutes: 90 },
	{ key: "learning", name: "Læringsressurser", kind: "learning", hours: days(5, "08:00", "16:00") },
];

type ResourceText = {
	name: string;
	type: string;
	model?: string;
	place?: string;
	capacity?: number;
	features?: string[];
	access?: (typeof accessFeatures)[number][];
	doorWidth?: number;
	accessNote?: string;
	/** What it is made of. */
	parts?: string[];
	body?: string;
	status?: "outOfOrder";
	floor?: string;
	at?: [number, number];
	hasPhoto?: boolean;
};

const house = "Servicetorget, Storgata 12";
const [first, second] = ["1. etasje", "2. etasje"];

export const resourceTexts: ResourceText[] = [
	{
		...{ name: "Fjorden", type: "room", place: house, capacity: 12, floor: first, at: [1, 1], hasPhoto: true },
		features: ["Projektor", "Videomøte"],
		access: ["stepFree", "toilet", "hearingLoop", "lift"],
		doorWidth: 90,
		accessNote: "Heisen er ved hovedinngangen.",
		body: "Stort møterom med utsikt mot havna. Kaffemaskinen står i gangen.",
	},
	{
		...{ name: "Skjæret", type: "room", place: house, capacity: 6, floor: first, at: [1, 3], hasPhoto: true },
		features: ["Skjerm", "Videomøte"],
		access: ["stepFree", "toilet", "lift"],
		doorWidth: 90,
	},
	{
		...{ name: "Naustet", type: "room", place: house, capacity: 4, floor: first, at: [2, 1] },
		features: ["Skjerm"],
		access: ["stepFree"],
		doorWidth: 80,
	},
	{
		...{ name: "Skjæret og Naustet", type: "room", place: house, capacity: 10, parts: ["Skjæret", "Naustet"] },
		body: "Foldeveggen mellom rommene er åpen.",
	},
	{
		...{ name: "Fyret", type: "room", place: house, capacity: 8, floor: second, at: [1, 1], hasPhoto: true },
		features: ["Projektor", "Tavle"],
	},
	{
		...{ name: "Samtalerom 1", type: "room", place: house, capacity: 3, floor: second, at: [1, 2] },
		features: ["Lydisolert"],
	},
	{
		...{ name: "Samtalerom 2", type: "room", place: house, capacity: 3, floor: second, at: [1, 3] },
		features: ["Lydisolert"],
		status: "outOfOrder",
	},
	{
		...{ name: "Kultursalen", type: "hall", place: "Kulturhuset", capacity: 120, hasPhoto: true },
		features: ["Scene", "Lydanlegg", "Projektor"],
		access: ["stepFree", "toilet", "hearingLoop", "autoDoor", "parking"],
		doorWidth: 120,
		body: "Søknaden behandles av Servicetorget. Rydding og utlufting er en del av leietiden.",
	},
	{
		...{ name: "Kursrommet", type: "hall", place: house, capacity: 24, floor: second, at: [2, 1] },
		features: ["Projektor", "Tavle", "Videomøte"],
	},
	{ name: "Projektor, bærbar", type: "gear", place: "Skranken", features: ["HDMI", "USB-C"] },
	...["01", "02", "03", "04"].map((number) => ({
		...{ name: `Bærbar ${number}`, type: "gear", model: "ThinkPad T14", place: "Skranken", features: ["USB-C"] },
	})),
	{ name: "Konferansehøyttaler", type: "gear", place: "Skranken", features: ["Bluetooth"] },
	{ name: "Videokamera", type: "gear", place: "Skranken", features: ["Stativ", "Mikrofon"] },
	{
		name: "Elbil EK 41207",
		type: "car",
		place: "Parkeringskjelleren",
		capacity: 5,
		features: ["Elbil", "Hengerfeste"],
	},
	{ name: "Elbil EK 41208", type: "car", place: "Parkeringskjelleren", capacity: 5, features: ["Elbil"] },
	{ name: "Elsykkel", type: "car", place: "Sykkelboden", capacity: 1, features: ["Hjelm"] },
	{ name: "Karriereveileder Ingrid", type: "person", place: "Samtalerom 1", features: ["Norsk", "Engelsk"] },
	{ name: "Karriereveileder Per Håkon", type: "person", place: "På nett", features: ["Norsk", "Tysk"] },
	{ name: "Nettbrettkoffert", type: "learning", place: "Biblioteket", capacity: 16, features: ["Hodetelefoner"] },
	{ name: "Språkkortspill", type: "learning", place: "Biblioteket", features: ["A1", "A2"] },
];

export const bookingTitles = [
	"Teammøte",
	"Oppfølgingssamtale",
	"Kurs i jobbsøking",
	"Møte med NAV",
	"Intervju",
	"Planlegging av høsten",
	"Språkkafé",
	"Ledermøte",
	"Samarbeidsmøte med skolen",
	"Veiledning",
];

export const noticeTexts = [
	{
		...{ title: "Nye låser på møterommene", resource: null, isImportant: true },
		body: "Fra mandag åpner du møterommene med adgangskortet. Hent kortet i skranken.",
	},
	{
		...{ title: "Teleslyngen i Fjorden er kontrollert", resource: "Fjorden", isImportant: false },
		body: "Den virker i hele rommet. Still høreapparatet på T.",
	},
	{
		...{ title: "Varmeanlegget repareres", resource: "Samtalerom 2", isImportant: true },
		body: "Rommet er ute av drift til anlegget er skiftet. Bruk Samtalerom 1 eller Naustet.",
	},
	{
		...{ title: "Bilene lades nå over natten", resource: "Elbil EK 41207", isImportant: false },
		body: "Sett kabelen i når du leverer bilen tilbake.",
	},
];

/** The page on which people without an account ask for the hall, and one who has. */
export const openPageText = {
	price: "900 kr per time, 450 kr for lag og foreninger. Faktura i etterkant.",
	terms: "Salen leveres ryddet tilbake. Nøkkel hentes i resepsjonen før klokken 15.",
	needsApproval: true,
};
export const guestText = {
	...{ name: "Solveig Aune", email: "solveig@fjordkoret.test", phone: "+4790000417" },
	...{ title: "Generalprøve for Fjordkoret", note: "Vi trenger piano og stoler til koret." },
};
