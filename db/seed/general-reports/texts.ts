import type { Definition } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";

const say = (nb: string, en: string) => ({ nb, en });
const option = (id: string, nb: string, en: string) => ({ id, label: say(nb, en) });
const form = (title: ReturnType<typeof say>, questions: Question[][]): Definition => ({
	...{ format: 1, languages: ["nb", "en"], title, scores: [], lineage: [], tests: [] },
	pages: questions.map((asked, at) => ({ id: `p${at + 1}`, sections: [{ id: `p${at + 1}s`, questions: asked }] })),
});

const satisfied: Question = {
	...{ id: "satisfied", code: "satisfied", type: "scale", min: 1, max: 5, isRequired: true },
	label: say("Hvor fornøyd er du med fremdriften?", "How satisfied are you with the progress?"),
	low: say("Lite fornøyd", "Not satisfied"),
	high: say("Svært fornøyd", "Very satisfied"),
};
const onTrack: Question = {
	...{ id: "on_track", code: "on_track", type: "choice", isRequired: true },
	label: say("Er arbeidet i rute?", "Is the work on track?"),
	options: [option("yes", "Ja", "Yes"), option("partly", "Delvis", "Partly"), option("no", "Nei", "No")],
};
const hours: Question = {
	...{ id: "hours", code: "hours", type: "number", min: 0, max: 400, decimals: 0 },
	label: say("Timer brukt denne måneden", "Hours spent this month"),
};
const help: Question = {
	...{ id: "help", code: "help", type: "many", hasOther: true },
	label: say("Hva trenger du hjelp til?", "What do you need help with?"),
	options: [
		option("employers", "Kontakt med arbeidsgivere", "Contact with employers"),
		option("language", "Språk", "Language"),
		option("tools", "Digitale verktøy", "Digital tools"),
		option("time", "Mer tid", "More time"),
	],
};
const words: Question = {
	...{ id: "words", code: "words", type: "longText" },
	label: say("Hva har vært viktigst?", "What mattered most?"),
};
const country: Question = {
	...{ id: "country", code: "country", type: "dropdown", isRequired: true },
	label: say("Land", "Country"),
	options: [
		option("no", "Norge", "Norway"),
		option("it", "Italia", "Italy"),
		option("ro", "Romania", "Romania"),
		option("tr", "Tyrkia", "Türkiye"),
	],
};
const reached: Question = {
	...{ id: "reached", code: "reached", type: "number", min: 0, max: 10_000, decimals: 0, isRequired: true },
	label: say("Antall deltakere nådd", "Participants reached"),
};

/** Once a month, from each contributor. */
export const monthly = form(say("Månedsrapport", "Monthly report"), [
	[satisfied, onTrack],
	[hours, help, words],
]);
/** Once, at the beginning. */
export const start = form(say("Startkartlegging", "Start survey"), [
	[
		{
			...satisfied,
			id: "ready",
			code: "ready",
			label: say("Hvor klar er du for oppgaven?", "How ready are you for the task?"),
		},
		help,
	],
]);
/** Once, half-way. */
export const halfway = form(say("Halvveisrapport", "Halfway report"), [[satisfied, onTrack, words]]);
/** Still being written. */
export const final = form(say("Sluttrapport", "Final report"), [[satisfied, words]]);
/** What a partner of a project between countries tells. */
export const partner = form(say("Partnerrapport", "Partner report"), [
	[country, reached, onTrack],
	[satisfied, words],
]);
/** To begin with. */
export const template = form(say("Mal: månedsrapport", "Template: monthly report"), [
	[satisfied, onTrack],
	[hours, words],
]);

export const spoken = [
	"To arbeidsgivere har sagt ja til å ta imot deltakere.",
	"Kurset i digitale verktøy fungerte godt.",
	"Det tok lengre tid enn planlagt å finne praksisplasser.",
	"God dialog med NAV-kontoret denne måneden.",
	"Vi mangler fortsatt tolk til samlingen.",
	"Deltakerne tar mer ansvar selv.",
	"Samarbeidet med partnerne er kommet i gang.",
];
