import type { Definition } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";

const say = (nb: string, en: string) => ({ nb, en });
const option = (id: string, nb: string, en: string) => ({ id, label: say(nb, en) });

export const topics = [
	option("start", "Starte bedrift", "Starting a business"),
	option("growth", "Utvikle og vokse", "Developing and growing"),
	option("finance", "Finansiering og støtte", "Funding and support"),
	option("premises", "Lokaler og tomter", "Premises and sites"),
	option("people", "Rekruttering og kompetanse", "Recruitment and skills"),
	option("permits", "Tillatelser og regelverk", "Permits and regulations"),
	option("else", "Noe annet", "Something else"),
];

const need: Question[] = [
	{
		...{ id: "topic", code: "topic", type: "choice", isRequired: true },
		label: say("Hva gjelder det?", "What is it about?"),
		options: topics,
	},
	{
		...{ id: "message", code: "message", type: "longText", isRequired: true, maxLength: 4000 },
		label: say("Hva trenger du hjelp til?", "What do you need help with?"),
	},
];

const who: Question[] = [
	{
		...{ id: "name", code: "name", type: "shortText", isRequired: true, maxLength: 120 },
		label: say("Navnet ditt", "Your name"),
	},
	{
		...{ id: "company", code: "company", type: "shortText", maxLength: 120 },
		label: say("Bedrift", "Company"),
	},
	{ ...{ id: "email", code: "email", type: "email", isRequired: true }, label: say("E-post", "E-mail") },
	{ ...{ id: "phone", code: "phone", type: "phone" }, label: say("Telefon", "Phone") },
	{
		...{ id: "municipality", code: "municipality", type: "shortText", isRequired: true, maxLength: 60 },
		label: say("Kommune", "Municipality"),
	},
	{
		...{ id: "post_code", code: "post_code", type: "shortText", maxLength: 10 },
		label: say("Postnummer", "Post code"),
	},
	{
		...{ id: "consent", code: "consent", type: "consent", isRequired: true },
		label: say("Samtykke", "Consent"),
		statement: say(
			"Dere kan lagre opplysningene mine og kontakte meg om denne henvendelsen. Jeg kan trekke samtykket når som helst.",
			"You may store my details and contact me about this enquiry. I can withdraw my consent at any time.",
		),
	},
];

/** The form by which people ask the demo's organisations. */
export const intakeForm: Definition = {
	...{ format: 1, languages: ["nb", "en"], scores: [], lineage: [], tests: [] },
	title: say("Hva kan vi hjelpe deg med?", "How can we help you?"),
	thanks: say("Vi tar kontakt med deg så snart vi kan.", "We will contact you as soon as we can."),
	pages: [
		{ id: "need", title: say("Behovet", "Your need"), sections: [{ id: "need_all", questions: need }] },
		{ id: "who", title: say("Om deg", "About you"), sections: [{ id: "who_all", questions: who }] },
	],
};
