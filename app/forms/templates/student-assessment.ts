import type { Definition } from "../definition/definition";
import type { Option, Question, ScaleQuestion } from "../definition/question";
import type { Score } from "../scoring/score";

const say = (nb: string, en: string) => ({ nb, en });
const option = (id: string, nb: string, en: string): Option => ({ id, label: say(nb, en) });
const scale = (id: string, nb: string, en: string): ScaleQuestion => ({
	...{ id, code: id, type: "scale", min: 1, max: 5, isRequired: true, label: say(nb, en) },
	low: say("Stemmer ikke", "Not true"),
	high: say("Stemmer helt", "Completely true"),
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

const wellbeing: Question[] = [
	scale("enjoys", "Jeg trives på skolen.", "I enjoy being at school."),
	scale("safe", "Jeg føler meg trygg i klassen.", "I feel safe in my class."),
	scale("friend", "Jeg har noen å være sammen med.", "I have someone to be with."),
];
const learning: Question[] = [
	scale("understands", "Jeg forstår det vi lærer.", "I understand what we learn."),
	scale("effort", "Jeg klarer å jobbe godt i timene.", "I manage to work well in lessons."),
	scale("help", "Jeg får hjelp når jeg trenger det.", "I get help when I need it."),
	{
		...{ id: "subjects", code: "subjects", type: "many" },
		label: say("Hva liker du best å jobbe med?", "What do you like working with most?"),
		options: [
			option("languages", "Språk", "Languages"),
			option("numbers", "Tall og realfag", "Numbers and science"),
			option("practical", "Praktisk arbeid", "Practical work"),
			option("arts", "Kunst og musikk", "Arts and music"),
			option("sports", "Kroppsøving", "Physical education"),
		],
	},
];
const future: Question[] = [
	scale("goals", "Jeg vet hva jeg vil bli bedre til.", "I know what I want to get better at."),
	scale("plans", "Jeg har tanker om hva jeg vil etter skolen.", "I have ideas about what I want after school."),
	{
		...{ id: "talk", code: "talk", type: "choice", isRequired: true },
		label: say("Vil du snakke med læreren om noe?", "Would you like to talk to your teacher about something?"),
		options: [
			option("yes", "Ja", "Yes"),
			option("later", "Kanskje senere", "Perhaps later"),
			option("no", "Nei", "No"),
		],
	},
	{
		...{ id: "more", code: "more", type: "longText" },
		label: say("Er det noe mer du vil si?", "Is there anything more that you would like to say?"),
	},
];

const page = (id: string, nb: string, en: string, questions: Question[]) => ({
	...{ id, title: say(nb, en) },
	sections: [{ id: `${id}s`, questions }],
});

/** What students are asked about school until an organisation writes forms of its own. */
export const studentAssessment: Definition = {
	...{ format: 1, languages: ["nb", "en"], lineage: [], tests: [] },
	title: say("Slik har jeg det på skolen", "How I am doing at school"),
	intro: say(
		"Læreren din vil vite hvordan du har det og hva du trenger. Det finnes ingen gale svar. Det tar omtrent fem minutter.",
		"Your teacher would like to know how you are and what you need. There are no wrong answers. It takes about five minutes.",
	),
	thanks: say("Takk for svarene.", "Thank you for your answers."),
	pages: [
		page("wellbeing", "Trivsel", "Wellbeing", wellbeing),
		page("learning", "Læring", "Learning", learning),
		page("future", "Veien videre", "The way ahead", future),
	],
	scores: [
		score("thrives", "Trivsel", "Wellbeing", ["enjoys", "safe", "friend"]),
		score("learns", "Læring", "Learning", ["understands", "effort", "help"]),
		score("aims", "Mål og planer", "Goals and plans", ["goals", "plans"]),
	],
};
