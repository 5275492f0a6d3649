import type { Definition } from "../definition/definition";
import type { Question, ScaleQuestion } from "../definition/question";
import type { Score } from "../scoring/score";
import { option, say } from "./words";

type Both = readonly [nb: string, en: string];

/** A statement about oneself or the idea. */
const statement = (id: string, nb: string, en: string): ScaleQuestion => ({
	...{ id, code: id, type: "scale", min: 1, max: 5, isRequired: true, label: say(nb, en) },
	low: say("Helt uenig", "Strongly disagree"),
	high: say("Helt enig", "Strongly agree"),
});

type Words = { low: Both; middle: Both; high: Both; steps: Both };
/** An area with what is said of each band; below the highest one there is something to do next. */
const area = (id: string, name: Both, questions: readonly Question[], { low, middle, high, steps }: Words): Score => ({
	...{ id, name: say(...name), items: questions.map((question) => ({ question: question.id })) },
	...{ method: "mean", maxMissing: 1, better: "higher", min: 1, max: 5 },
	bands: [
		{ from: 1, label: say("Å bygge opp", "To build up"), tone: "warning", text: say(...low), steps: say(...steps) },
		{ from: 2.75, label: say("På vei", "On the way"), tone: "neutral", text: say(...middle), steps: say(...steps) },
		{ from: 4, label: say("Sterk", "Strong"), tone: "good", text: say(...high) },
	],
});

const about: Question[] = [
	{
		...{ id: "name", code: "name", type: "shortText", isRequired: true, maxLength: 120 },
		label: say("Navnet ditt", "Your name"),
	},
	{ ...{ id: "email", code: "email", type: "email", isRequired: true }, label: say("E-post", "E-mail") },
	{ ...{ id: "phone", code: "phone", type: "phone" }, label: say("Telefon", "Phone") },
	{
		...{ id: "municipality", code: "municipality", type: "shortText", isRequired: true, maxLength: 60 },
		label: say("Kommune", "Municipality"),
	},
	{
		...{ id: "idea", code: "idea", type: "longText", isRequired: true, maxLength: 2000 },
		label: say("Hva er forretningsideen din?", "What is your business idea?"),
		help: say(
			"Skriv kort hva du vil selge, og hvem som skal kjøpe det.",
			"Say briefly what you want to sell, and who is to buy it.",
		),
	},
	{
		...{ id: "stage", code: "stage", type: "choice", isRequired: true },
		label: say("Hvor langt har du kommet?", "How far have you come?"),
		options: [
			option("idea", "Jeg har en idé", "I have an idea"),
			option("validated", "Jeg har prøvd ideen på mulige kunder", "I have tried the idea on possible customers"),
			option("start", "Jeg er i ferd med å starte", "I am about to start"),
			option("operation", "Bedriften er i drift", "The business is running"),
		],
	},
	{
		...{ id: "org_no", code: "org_no", type: "shortText", maxLength: 20 },
		label: say("Organisasjonsnummer", "Organisation number"),
		showIf: { of: { kind: "answer", question: "stage" }, test: "is", value: ["start", "operation"] },
	},
	{
		...{ id: "consent", code: "consent", type: "consent", isRequired: true },
		label: say("Samtykke", "Consent"),
		statement: say(
			"Dere kan lagre svarene mine og kontakte meg om forretningsideen. Jeg kan trekke samtykket når som helst.",
			"You may store my answers and contact me about the business idea. I can withdraw my consent at any time.",
		),
	},
];
const opportunities: Question[] = [
	statement(
		"need",
		"Jeg vet hvilket problem kundene mine vil ha løst.",
		"I know which problem my customers want solved.",
	),
	statement("new", "Ideen min gjør noe bedre enn det som finnes.", "My idea does something better than what there is."),
	statement("picture", "Jeg ser for meg hvor bedriften er om tre år.", "I can picture the business in three years."),
	statement("worth", "Jeg vet hva ideen er verdt for andre.", "I know what the idea is worth to others."),
	statement(
		"lasting",
		"Ideen tåler tanken på miljø, mennesker og regler.",
		"The idea stands up to the environment, people and rules.",
	),
];
const resources: Question[] = [
	statement("strengths", "Jeg kjenner mine sterke og svake sider.", "I know my strengths and weaknesses."),
	statement("drive", "Jeg holder ut når det går tregt.", "I keep going when things are slow."),
	statement(
		"means",
		"Jeg vet hva jeg trenger av tid, utstyr og kunnskap, og hvor jeg får det.",
		"I know what time, equipment and knowledge I need, and where to get it.",
	),
	statement("numbers", "Jeg kan sette opp et enkelt budsjett.", "I can set up a simple budget."),
	statement("others", "Jeg får andre med på det jeg vil.", "I get others on board."),
];
const action: Question[] = [
	statement("begins", "Jeg setter i gang uten å vente på andre.", "I get started without waiting for others."),
	statement("plans", "Jeg har en plan for de neste tre månedene.", "I have a plan for the next three months."),
	statement("risk", "Jeg tar valg selv om mye er usikkert.", "I make choices even when much is uncertain."),
	statement("together", "Jeg har noen å samarbeide med.", "I have somebody to work with."),
	statement("learns", "Jeg endrer kurs når jeg lærer noe nytt.", "I change course when I learn something new."),
];
const market: Question[] = [
	statement(
		"asked",
		"Jeg har snakket med minst fem mulige kunder.",
		"I have spoken to at least five possible customers.",
	),
	statement("rivals", "Jeg vet hvem jeg konkurrerer med.", "I know whom I compete with."),
	statement("reach", "Jeg vet hvordan kundene finner meg.", "I know how customers will find me."),
];
const economy: Question[] = [
	statement("price", "Jeg vet hvilken pris kundene betaler.", "I know what price customers will pay."),
	statement("profit", "Jeg har regnet ut når det blir lønnsomt.", "I have worked out when it becomes profitable."),
	statement(
		"capital",
		"Jeg vet hvor mye kapital jeg trenger, og hvor den kommer fra.",
		"I know how much capital I need, and where it comes from.",
	),
];

const page = (id: string, nb: string, en: string, questions: Question[]) => ({
	...{ id, title: say(nb, en) },
	sections: [{ id: `${id}s`, questions }],
});

/** The self-assessment of a business idea that an organisation begins with: questions of our own on the areas of EntreComp, market and economy. */
export const businessIdea: Definition = {
	...{ format: 1, languages: ["nb", "en"], lineage: [], tests: [] },
	title: say("Vurder forretningsideen din", "Evaluate your business idea"),
	intro: say(
		"Her får du en egenvurdering av deg som gründer og av ideen din, med forslag til neste steg.",
		"You get a self-assessment of yourself as an entrepreneur and of your idea, with suggested next steps.",
	),
	thanks: say(
		"Takk. En rådgiver tar kontakt med deg om veien videre.",
		"Thank you. An advisor will be in touch about the next steps.",
	),
	pages: [
		page("about", "Du og ideen", "You and the idea", about),
		page("opportunities", "Ideer og muligheter", "Ideas and opportunities", opportunities),
		page("resources", "Ressurser", "Resources", resources),
		page("action", "Fra tanke til handling", "Into action", action),
		page("customers", "Marked", "Market", market),
		page("money", "Økonomi", "Economy", economy),
	],
	scores: [
		area("opportunity", ["Muligheter", "Opportunities"], opportunities, {
			low: ["Ideen trenger et tydeligere problem å løse.", "The idea needs a clearer problem to solve."],
			middle: ["Du ser en mulighet, men den kan gjøres skarpere.", "You see an opportunity that can be made sharper."],
			high: ["Du vet hva du løser, for hvem, og hvorfor.", "You know what you solve, for whom and why."],
			steps: [
				"Skriv i én setning hvilket problem du løser, og for hvem.\nFinn tre løsninger som finnes, og skriv hva du gjør bedre.",
				"Write in one sentence which problem you solve, and for whom.\nFind three existing solutions, and write what you do better.",
			],
		}),
		area("resource", ["Ressurser", "Resources"], resources, {
			low: ["Du mangler noe av det du trenger for å starte.", "You lack some of what you need to start."],
			middle: ["Du har mye på plass, men ikke alt.", "Much is in place, but not all of it."],
			high: ["Du kjenner deg selv og vet hva du kan bygge på.", "You know yourself and what you can build on."],
			steps: [
				"Lag en liste over det du trenger av tid, utstyr og kunnskap.\nMeld deg på et etablererkurs.",
				"List the time, equipment and knowledge that you need.\nSign up for a start-up course.",
			],
		}),
		area("doing", ["Handling", "Into action"], action, {
			low: ["Det er langt fra tanke til handling ennå.", "There is still some way from thought to action."],
			middle: ["Du er i gang, og en plan vil hjelpe deg videre.", "You have begun, and a plan will help you on."],
			high: ["Du handler, lærer og går videre.", "You act, learn and move on."],
			steps: [
				"Sett opp tre mål for de neste tre månedene.\nAvtal tid med en rådgiver eller mentor.",
				"Set three goals for the next three months.\nMake an appointment with an advisor or mentor.",
			],
		}),
		area("market", ["Marked", "Market"], market, {
			low: ["Du vet lite om kundene ennå.", "You know little of your customers so far."],
			middle: ["Du kjenner noen kunder, men trenger flere svar.", "You know some customers, but need more answers."],
			high: ["Du kjenner kundene og konkurrentene.", "You know customers and competitors."],
			steps: [
				"Snakk med fem mulige kunder før du bruker penger.\nSkriv ned hvordan kundene skal finne deg.",
				"Speak to five possible customers before you spend money.\nWrite down how customers will find you.",
			],
		}),
		area("economy", ["Økonomi", "Economy"], economy, {
			low: ["Pris, lønnsomhet og kapitalbehov er ikke avklart.", "Price, profitability and capital need are open."],
			middle: ["Du har begynt å regne, men tallene må på plass.", "You have begun to work out the numbers."],
			high: ["Du har kontroll på tallene.", "You have the numbers under control."],
			steps: [
				"Lag et enkelt budsjett for det første året.\nUndersøk etablererstøtte og lån.",
				"Make a simple budget for the first year.\nLook into start-up grants and loans.",
			],
		}),
	],
};
