import type { Definition } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";
import type { Score } from "#app/forms/scoring/score";

type Text = { nb: string; en: string };
export type SeededCategory = {
	key: string;
	title: Text;
	direction: "higher" | "lower";
	questions: { key: string; text: Text; kind: "ten" | "yesno" | "text"; low?: Text; high?: Text; alert?: boolean }[];
	deviation?: number;
	reliability?: number;
};

const often = { low: { nb: "Aldri", en: "Never" }, high: { nb: "Hele tiden", en: "All the time" } };
const good = { low: { nb: "Svært dårlig", en: "Very poor" }, high: { nb: "Svært bra", en: "Very good" } };
const ten = (key: string, nb: string, en: string, ends: { low: Text; high: Text } = good) => ({
	...{ key, kind: "ten" as const, text: { nb, en }, ...ends },
});

/** What the demo's clients report about. */
export const seededCategories: SeededCategory[] = [
	{
		...{ key: "sleep", title: { nb: "Søvn", en: "Sleep" }, direction: "higher", deviation: 2.1, reliability: 0.84 },
		questions: [
			ten("sleepWell", "Hvordan har du sovet den siste uken?", "How have you slept in the last week?"),
			ten("rested", "Hvor uthvilt har du vært om morgenen?", "How rested have you been in the morning?"),
		],
	},
	{
		...{ key: "energy", title: { nb: "Energi", en: "Energy" }, direction: "higher", deviation: 1.9, reliability: 0.8 },
		questions: [
			ten("energyDay", "Hvor mye overskudd har du hatt?", "How much energy have you had?"),
			ten("focus", "Hvordan har konsentrasjonen vært?", "How has your concentration been?"),
		],
	},
	{
		...{ key: "coping", title: { nb: "Mestring", en: "Coping" }, direction: "higher" },
		questions: [
			ten("copeDay", "Hvordan har du mestret hverdagen?", "How have you coped with everyday life?"),
			ten("copeNew", "Hvor trygg er du på å prøve noe nytt?", "How confident are you about trying something new?"),
		],
	},
	{
		...{ key: "support", title: { nb: "Sosial støtte", en: "Social support" }, direction: "higher" },
		questions: [
			ten(
				"people",
				"Hvor mye støtte har du fra folk rundt deg?",
				"How much support do you have from people around you?",
			),
		],
	},
	{
		...{ key: "work", title: { nb: "Tro på jobb", en: "Belief in work" }, direction: "higher" },
		questions: [
			ten(
				"workBelief",
				"Hvor sterk er troen på at du er i jobb om et halvt år?",
				"How strongly do you believe you will be in work in six months?",
			),
			ten("workReady", "Hvor klar er du for å jobbe?", "How ready are you to work?"),
		],
	},
	{
		...{ key: "worry", title: { nb: "Bekymring", en: "Worry" }, direction: "lower" },
		questions: [
			ten("worried", "Hvor ofte har du vært bekymret?", "How often have you been worried?", often),
			{
				key: "harm",
				kind: "yesno",
				alert: true,
				text: { nb: "Har du hatt tanker om å skade deg selv?", en: "Have you had thoughts of harming yourself?" },
			},
		],
	},
];

/** A category's and a question's ids, as the database has them. */
export type Ids = { category: (key: string) => string; question: (key: string) => string };

/** A question of the bank as forms have it. */
export function seededQuestion(question: SeededCategory["questions"][number], ids: Ids): Question {
	const base = { id: ids.question(question.key), code: question.key, label: question.text };
	if (question.kind === "yesno") return { ...base, type: "yesNo", scores: { yes: 1, no: 0 } };
	if (question.kind === "text") return { ...base, type: "longText" };
	return { ...base, type: "scale", min: 0, max: 10, low: question.low, high: question.high };
}

const bands = (direction: "higher" | "lower"): Score["bands"] =>
	direction === "higher"
		? [
				{
					from: 0,
					label: { nb: "Lavt", en: "Low" },
					text: { nb: "Snakk med veilederen din om dette.", en: "Talk to your advisor about this." },
					tone: "danger",
				},
				{ from: 3, label: { nb: "Middels", en: "Medium" }, tone: "neutral" },
				{ from: 7, label: { nb: "Bra", en: "Good" }, tone: "good" },
			]
		: [
				{ from: 0, label: { nb: "Lite", en: "Little" }, tone: "good" },
				{ from: 4, label: { nb: "Noe", en: "Some" }, tone: "neutral" },
				{ from: 8, label: { nb: "Mye", en: "Much" }, tone: "danger" },
			];
export const bandsOf = bands;

/** The form that asks all of them, an area on each page. */
export function seededForm(title: Text, keys: string[], ids: Ids): Definition {
	const asked = seededCategories.filter(({ key }) => keys.includes(key));
	return {
		format: 1,
		languages: ["nb", "en"],
		title,
		pages: asked.map(({ title: name, questions }, at) => ({
			id: `p${at + 1}`,
			title: name,
			sections: [{ id: `s${at + 1}`, questions: questions.map((question) => seededQuestion(question, ids)) }],
		})),
		scores: asked.map(({ key, title: name, direction, questions, deviation, reliability }): Score => {
			const counted = questions.filter(({ kind }) => kind === "ten");
			return {
				...{ id: ids.category(key), name, method: "mean", maxMissing: counted.length - 1, better: direction },
				items: counted.map((question) => ({ question: ids.question(question.key) })),
				...{ bands: bands(direction), min: 0, max: 10 },
				...(deviation !== undefined && { deviation, reliability }),
			};
		}),
		...{ lineage: [], tests: [] },
	};
}
