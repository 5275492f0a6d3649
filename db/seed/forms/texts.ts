import type { Definition } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";

const option = (id: string, nb: string, en: string, tr?: string) => ({ id, label: tr ? { nb, en, tr } : { nb, en } });
const page = (id: string, questions: Question[]) => ({ id, sections: [{ id: `${id}s`, questions }] });
const whole = { format: 1 as const, scores: [], lineage: [], tests: [] };

/** After a course: what people thought of it. */
export const courseEvaluation: Definition = {
	...whole,
	languages: ["nb", "en"],
	title: { nb: "Evaluering av kurs", en: "Course evaluation" },
	intro: {
		nb: "Svarene brukes til å gjøre neste kurs bedre.",
		en: "Your answers help us make the next course better.",
	},
	thanks: { nb: "Takk! Vi leser alle svar.", en: "Thank you! We read every answer." },
	pages: [
		page("p1", [
			{
				id: "satisfied",
				code: "satisfied",
				type: "scale",
				min: 1,
				max: 5,
				isRequired: true,
				label: { nb: "Hvor fornøyd er du med kurset?", en: "How satisfied are you with the course?" },
				low: { nb: "Lite fornøyd", en: "Not satisfied" },
				high: { nb: "Svært fornøyd", en: "Very satisfied" },
			},
			{
				id: "useful",
				code: "useful",
				type: "many",
				hasOther: true,
				label: { nb: "Hva var nyttig?", en: "What was useful?" },
				options: [
					option("talks", "Foredragene", "The talks"),
					option("groups", "Gruppearbeidet", "The group work"),
					option("people", "Å treffe andre", "Meeting others"),
					option("material", "Materialet", "The material"),
				],
			},
		]),
		page("p2", [
			{
				id: "recommend",
				code: "recommend",
				type: "yesNo",
				isRequired: true,
				label: { nb: "Vil du anbefale kurset til andre?", en: "Would you recommend the course to others?" },
			},
			{
				id: "why_not",
				code: "why_not",
				type: "longText",
				label: { nb: "Hva skal til for at du ville det?", en: "What would it take?" },
				showIf: { of: { kind: "answer", question: "recommend" }, test: "is", value: false },
			},
			{
				id: "more",
				code: "more",
				type: "longText",
				label: { nb: "Noe mer du vil si?", en: "Anything else you would like to say?" },
			},
		]),
	],
};

/** Once a week, on a phone. */
export const weeklyStatus: Definition = {
	...whole,
	languages: ["nb", "en", "tr"],
	title: { nb: "Ukens status", en: "This week", tr: "Haftalık durum" },
	pages: [
		page("p1", [
			{
				id: "sleep",
				code: "sleep",
				type: "choice",
				isRequired: true,
				hasComment: true,
				label: {
					nb: "Hvordan har du sovet de siste to ukene?",
					en: "How have you slept the last two weeks?",
					tr: "Son iki haftada nasıl uyudunuz?",
				},
				options: [
					{ ...option("s5", "Veldig bra", "Very well", "Çok iyi"), score: 10 },
					{ ...option("s4", "Bra", "Well", "İyi"), score: 7.5 },
					{ ...option("s3", "Både og", "So-so", "Şöyle böyle"), score: 5 },
					{ ...option("s2", "Dårlig", "Badly", "Kötü"), score: 2.5 },
					{ ...option("s1", "Veldig dårlig", "Very badly", "Çok kötü"), score: 0 },
				],
			},
			{
				id: "mood",
				code: "mood",
				type: "scale",
				min: 0,
				max: 10,
				isRequired: true,
				label: { nb: "Hvordan har du det i dag?", en: "How are you today?", tr: "Bugün nasılsınız?" },
				low: { nb: "Svært dårlig", en: "Very bad", tr: "Çok kötü" },
				high: { nb: "Svært bra", en: "Very good", tr: "Çok iyi" },
			},
			{
				id: "energy",
				code: "energy",
				type: "slider",
				min: 0,
				max: 10,
				label: { nb: "Hvor mye energi har du?", en: "How much energy do you have?", tr: "Ne kadar enerjiniz var?" },
			},
		]),
	],
	scores: [
		{
			id: "wellbeing",
			method: "mean",
			maxMissing: 1,
			better: "higher",
			min: 0,
			max: 10,
			name: { nb: "Trivsel", en: "Well-being", tr: "İyilik hali" },
			items: [{ question: "sleep" }, { question: "mood" }, { question: "energy" }],
			bands: [
				{ from: 0, label: { nb: "Lav", en: "Low", tr: "Düşük" }, tone: "danger" },
				{ from: 3, label: { nb: "Middels", en: "Medium", tr: "Orta" }, tone: "neutral" },
				{ from: 7, label: { nb: "Høy", en: "High", tr: "Yüksek" }, tone: "good" },
			],
		},
	],
};

/** Leave to share what an advisor knows. */
export const sharingConsent: Definition = {
	...whole,
	languages: ["nb", "en"],
	title: { nb: "Samtykke til å dele opplysninger", en: "Consent to share information" },
	pages: [
		page("p1", [
			{
				id: "with",
				code: "shared_with",
				type: "many",
				isRequired: true,
				label: { nb: "Hvem kan vi dele opplysninger med?", en: "Whom may we share information with?" },
				options: [
					option("employer", "Arbeidsgiver", "Employer"),
					option("doctor", "Fastlege", "GP"),
					option("school", "Skole", "School"),
				],
			},
			{
				id: "until",
				code: "until",
				type: "date",
				min: "today",
				label: { nb: "Til når gjelder samtykket?", en: "How long does the consent last?" },
			},
			{
				id: "agree",
				code: "agree",
				type: "consent",
				isRequired: true,
				label: { nb: "Samtykke", en: "Consent" },
				statement: {
					nb: "Jeg samtykker i at opplysninger om arbeidsevne deles med dem jeg har krysset av for.",
					en: "I agree that information about my ability to work is shared with those I have ticked.",
				},
			},
			{
				id: "sign",
				code: "signature",
				type: "signature",
				isRequired: true,
				label: { nb: "Underskrift", en: "Signature" },
			},
		]),
	],
};

/** After a visit to a company: how it goes to work together. */
export const cooperation: Definition = {
	...whole,
	languages: ["nb", "en"],
	title: { nb: "Samarbeid med bedriften", en: "Working with the company" },
	pages: [
		page("p1", [
			{
				id: "contact",
				code: "contact",
				type: "scale",
				min: 1,
				max: 5,
				label: { nb: "Hvordan er kontakten med bedriften?", en: "How is the contact with the company?" },
				low: { nb: "Dårlig", en: "Poor" },
				high: { nb: "Svært god", en: "Very good" },
			},
			{
				id: "follow",
				code: "follow",
				type: "scale",
				min: 1,
				max: 5,
				label: {
					nb: "Hvor godt følger bedriften opp dem som er i praksis?",
					en: "How well does the company follow up those on a placement?",
				},
				low: { nb: "Lite", en: "Not well" },
				high: { nb: "Svært godt", en: "Very well" },
			},
		]),
	],
};

/** One that is still being written. */
export const userSurvey: Definition = {
	...whole,
	languages: ["nb"],
	title: { nb: "Brukerundersøkelse 2027" },
	pages: [
		page("p1", [
			{ id: "met", code: "met", type: "rating", max: 5, label: { nb: "Hvordan ble du møtt?" } },
			{ id: "better", code: "better", type: "longText", label: { nb: "Hva kan vi gjøre bedre?" } },
		]),
	],
};
