import type { Question } from "#app/forms/definition/question";

/** An entry as the demo names it; `what` says how the demo draws its days. */
type DemoEntry = {
	label: string;
	what: "tick" | "number" | "hoursSlept" | "minutes" | "scale" | "text" | "hours";
	unit?: string;
	target?: { amount: number; per: "day" | "week" };
};
export type DemoLog = { title: string; entries: DemoEntry[]; language: "nb" };

/** The question that an entry is asked by, as the module makes it. */
export function questionOf({ label, what, unit }: DemoEntry, at: number, language: "nb"): Question {
	const base = { id: `entry${at + 1}`, code: `entry${at + 1}`, label: { [language]: label } };
	switch (what) {
		case "tick":
			return { ...base, type: "yesNo" };
		case "scale":
			return { ...base, type: "scale", min: 0, max: 10 };
		case "text":
			return { ...base, type: "longText", maxLength: 1000 };
		case "hours":
			return { ...base, type: "table", maxRows: 1, columns: hours };
		default:
			return {
				...base,
				type: "number",
				min: 0,
				max: 1_000_000,
				decimals: 2,
				...(unit && { unit: { [language]: unit } }),
			};
	}
}

const time = (id: "from" | "to", en: string, nb: string) =>
	({ id, code: id, type: "time", isRequired: true, label: { en, nb } }) as const;
const pause = { id: "pause", code: "pause", label: { en: "Break, minutes", nb: "Pause, minutter" } };
const hours = [
	time("from", "From", "Fra"),
	time("to", "To", "Til"),
	{ ...pause, type: "number" as const, min: 0, max: 720, decimals: 0 },
];

export const everyday: DemoLog = {
	title: "Min uke",
	language: "nb",
	entries: [
		{ label: "Gikk tur", what: "tick", target: { amount: 4, per: "week" } },
		{ label: "Søknader sendt", what: "number", unit: "stk.", target: { amount: 5, per: "week" } },
		{ label: "Humør", what: "scale" },
		{ label: "Søvn", what: "hoursSlept", unit: "timer", target: { amount: 7, per: "day" } },
		{ label: "Noe som gikk bra", what: "text" },
	],
};
export const attendance: DemoLog = {
	title: "Oppmøte på arbeidstrening",
	language: "nb",
	entries: [
		{ label: "Til stede", what: "hours", target: { amount: 20, per: "week" } },
		{ label: "Hva jeg gjorde", what: "text" },
	],
};
export const jobSearch: DemoLog = {
	title: "Jobbsøking",
	language: "nb",
	entries: [
		{ label: "Tok kontakt med en arbeidsgiver", what: "tick", target: { amount: 3, per: "week" } },
		{ label: "Sendte søknader", what: "number", target: { amount: 4, per: "week" } },
		{ label: "Overskudd", what: "scale" },
		{ label: "Det jeg lærte", what: "text" },
	],
};
export const walk: DemoLog = {
	title: "En tur hver dag",
	language: "nb",
	entries: [{ label: "Gikk du en tur i dag?", what: "tick", target: { amount: 5, per: "week" } }],
};
export const language: DemoLog = {
	title: "Norsk hver dag",
	language: "nb",
	entries: [
		{ label: "Leste på norsk", what: "minutes", unit: "minutter", target: { amount: 20, per: "day" } },
		{ label: "Snakket norsk med noen", what: "tick", target: { amount: 5, per: "week" } },
		{ label: "Hvor trygg følte du deg?", what: "scale" },
	],
};

export const good = [
	"Ringte bedriften jeg hadde grudd meg til.",
	"Kom tidlig opp og fikk gjort mye.",
	"Fikk ros av arbeidslederen.",
	"Gikk en lang tur i skogen.",
	"Snakket med naboen på norsk.",
	"Ferdig med CV-en!",
	"Lærte å bruke kassa.",
	"Det hjelper å ha tre spørsmål klare.",
	"Mandager er fine til å skrive søknader.",
];
export const comments = [
	["client", "Jeg fikk ikke sove, derfor ble det ingen tur."],
	["advisor", "Takk for at du sier fra. Skal vi snakke om det på torsdag?"],
	["client", "Ja, det passer fint."],
] as const;
