import type { Definition } from "../definition/definition";
import type { Question, ScaleQuestion } from "../definition/question";
import type { Score } from "../scoring/score";
import { option, say } from "./words";

const scale = (id: string, nb: string, en: string): ScaleQuestion => ({
	...{ id, code: id, type: "scale", min: 1, max: 5, isRequired: true, label: say(nb, en) },
	low: say("I liten grad", "To a small extent"),
	high: say("I stor grad", "To a large extent"),
});
const score = (id: string, nb: string, en: string, questions: string[]): Score => ({
	...{ id, name: say(nb, en), items: questions.map((question) => ({ question })) },
	...{ method: "mean", maxMissing: 0, better: "higher", min: 1, max: 5 },
	bands: [
		{ from: 1, label: say("Lav", "Low"), tone: "warning" },
		{ from: 2.5, label: say("Middels", "Medium"), tone: "neutral" },
		{ from: 3.75, label: say("Høy", "High"), tone: "good" },
	],
});

const needs: Question[] = [
	{
		...{ id: "recruits", code: "recruits", type: "choice", isRequired: true },
		label: say("Skal dere ansette de neste 12 månedene?", "Will you recruit in the next 12 months?"),
		options: [option("yes", "Ja", "Yes"), option("maybe", "Kanskje", "Perhaps"), option("no", "Nei", "No")],
	},
	{
		...{ id: "positions", code: "positions", type: "number", min: 0, max: 1000, decimals: 0 },
		label: say("Hvor mange stillinger?", "How many positions?"),
		showIf: { of: { kind: "answer", question: "recruits" }, test: "is", value: ["yes", "maybe"] },
	},
	{
		...{ id: "roles", code: "roles", type: "longText" },
		label: say("Hvilke stillinger, og hva må de kunne?", "Which positions, and what must people be able to do?"),
	},
	{
		...{ id: "lacks", code: "lacks", type: "many", hasOther: true },
		label: say("Hvilken kompetanse mangler dere mest?", "Which skills do you lack most?"),
		options: [
			option("trade", "Fagbrev", "Trade certificates"),
			option("driving", "Førerkort og truck", "Driving and forklift licences"),
			option("language", "Norsk i arbeidslivet", "Norwegian at work"),
			option("digital", "Digitale ferdigheter", "Digital skills"),
			option("health", "Helse og omsorg", "Health and care"),
			option("service", "Kundeservice", "Customer service"),
		],
	},
	scale("difficulty", "Hvor vanskelig er det å få tak i folk?", "To what extent is it hard to find people?"),
];
const inclusion: Question[] = [
	{
		...{ id: "training", code: "training", type: "yesNo", isRequired: true },
		label: say("Kan dere ta imot noen i arbeidstrening?", "Can you take people in for work training?"),
	},
	{
		...{ id: "places", code: "places", type: "number", min: 0, max: 200, decimals: 0 },
		label: say("Hvor mange plasser?", "How many places?"),
		showIf: { of: { kind: "answer", question: "training" }, test: "is", value: true },
	},
	scale("adapts", "Kan dere tilpasse oppgaver og arbeidstid?", "To what extent can you adapt tasks and hours?"),
	scale(
		"mentors",
		"Har dere noen som kan følge opp en ny kollega?",
		"To what extent can someone follow up a new colleague?",
	),
	scale(
		"experience",
		"Har dere erfaring med inkludering fra før?",
		"To what extent do you have experience of inclusion?",
	),
];
const cooperation: Question[] = [
	scale("knows", "Kjenner dere tilbudene og ordningene våre?", "To what extent do you know our services and schemes?"),
	scale(
		"satisfied",
		"Er dere fornøyde med samarbeidet så langt?",
		"To what extent are you satisfied with the cooperation so far?",
	),
	{
		...{ id: "wants", code: "wants", type: "many" },
		label: say("Hva ønsker dere fra oss?", "What would you like from us?"),
		options: [
			option("candidates", "Forslag til kandidater", "Suggested candidates"),
			option("mentoring", "Mentor- eller lederkurs", "Courses for mentors or managers"),
			option("wage", "Informasjon om lønnstilskudd", "Information on wage subsidies"),
			option("visit", "Et nytt besøk", "Another visit"),
		],
	},
	{
		...{ id: "comments", code: "comments", type: "longText" },
		label: say("Noe annet vi bør vite?", "Anything else that we should know?"),
	},
];

const page = (id: string, nb: string, en: string, questions: Question[]) => ({
	...{ id, title: say(nb, en) },
	sections: [{ id: `${id}s`, questions }],
});

/** What companies are asked about their needs until an organisation writes forms of its own. */
export const companyAssessment: Definition = {
	...{ format: 1, languages: ["nb", "en"], lineage: [], tests: [] },
	title: say("Kartlegging av bedriftens behov", "Assessment of the company’s needs"),
	intro: say(
		"Vi vil vite hva bedriften trenger, slik at vi kan finne de rette kandidatene. Det tar omtrent ti minutter.",
		"We would like to know what the company needs, so that we can find the right candidates. It takes about ten minutes.",
	),
	thanks: say("Takk. Vi tar kontakt om veien videre.", "Thank you. We will be in touch about the next steps."),
	pages: [
		page("needs", "Behov for arbeidskraft", "Need for labour", needs),
		page("inclusion", "Inkludering", "Inclusion", inclusion),
		page("cooperation", "Samarbeid", "Cooperation", cooperation),
	],
	scores: [
		score("pressure", "Behov for arbeidskraft", "Need for labour", ["difficulty"]),
		score("readiness", "Klar for inkludering", "Ready for inclusion", ["adapts", "mentors", "experience"]),
		score("relation", "Samarbeid", "Cooperation", ["knows", "satisfied"]),
	],
};
