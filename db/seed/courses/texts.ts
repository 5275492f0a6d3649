import { docOf, type RichDoc } from "#app/platform/rich-text/document";

type Languages = { nb: string; en: string; tr?: string };
export type DemoLesson = {
	title: Languages;
	text: Languages;
	minutes: number;
	quiz?: "interview" | "facts";
	/** It is completed by having been somewhere. */
	isAttended?: boolean;
};
export type DemoChapter = { title: Languages; lessons: DemoLesson[] };
export type DemoCourse = {
	title: Languages;
	summary: Languages;
	category: string;
	level: "beginner" | "intermediate" | "advanced";
	status: "draft" | "published" | "archived";
	audience: "tenant" | "assigned" | "public";
	chapters: DemoChapter[];
};

export const body = (text: string): RichDoc => docOf(text);

const lesson = (title: Languages, text: Languages, minutes: number, quiz?: DemoLesson["quiz"]): DemoLesson => ({
	...{ title, text, minutes },
	...(quiz && { quiz }),
});

const before: DemoChapter = {
	title: { nb: "Før samtalen", en: "Before the interview", tr: "Görüşmeden önce" },
	lessons: [
		lesson(
			{ nb: "Hva du kan", en: "What you can do", tr: "Neler yapabilirsiniz" },
			{
				nb: "Skriv ned fem ting du kan godt. Tenk på jobb, skole, frivillig arbeid og hjemme.\n\nVelg de tre som passer best til jobben du søker. Lag en setning om hver: «Jeg kan …, og det har jeg gjort da …»",
				en: "Write down five things that you do well. Think of work, school, voluntary work and home.\n\nChoose the three that fit the job best. Make a sentence about each: “I can …, and I did it when …”",
				tr: "İyi yaptığınız beş şeyi yazın. İşinizi, okulu, gönüllü çalışmayı ve evi düşünün.\n\nİşe en çok uyan üçünü seçin.",
			},
			4,
		),
		lesson(
			{ nb: "Skriv en kort CV", en: "Write a short CV" },
			{
				nb: "En god CV er på én side. Begynn med det nyeste.\n\nTa med navn, telefon, e-post, arbeid, utdanning, språk og to referanser.",
				en: "A good CV has one page. Begin with what is newest.\n\nGive name, phone, e-mail, work, education, languages and two references.",
			},
			6,
		),
	],
};

const interview: DemoChapter = {
	title: { nb: "Samtalen", en: "The interview", tr: "Görüşme" },
	lessons: [
		lesson(
			{ nb: "Ord du trenger", en: "Words that you need" },
			{
				nb: "Stilling, vaktplan, lønn, prøvetid, oppsigelse. Les ordene høyt, og forklar dem med egne ord.",
				en: "Position, rota, pay, trial period, notice. Read the words aloud and explain them in your own.",
			},
			5,
		),
		lesson(
			{ nb: "Første samtale", en: "First interview", tr: "İlk görüşme" },
			{
				nb: "Kom ti minutter før. Hils med navn, og se på den du snakker med.\n\nDu kan be om tolk. Si fra til veilederen din minst to dager før samtalen.",
				en: "Come ten minutes early. Say your name, and look at the person you talk to.\n\nYou can ask for an interpreter. Tell your advisor at least two days before.",
				tr: "On dakika önce gelin. Adınızı söyleyin ve konuştuğunuz kişiye bakın.",
			},
			4,
		),
		lesson(
			{ nb: "Øv på svarene", en: "Practise the answers" },
			{
				nb: "Svar på spørsmålene under. Du må ha minst 70 % riktig for å gå videre.",
				en: "Answer the questions below. You need at least 70% right to go on.",
			},
			6,
			"interview",
		),
	],
};

const safety: DemoChapter[] = [
	{
		title: { nb: "Trygg på jobb", en: "Safe at work" },
		lessons: [
			lesson(
				{ nb: "Hvem har ansvaret", en: "Who is responsible" },
				{
					nb: "Arbeidsgiveren har ansvaret for at arbeidet er trygt. Du skal bruke verneutstyret og melde fra om farer.",
					en: "The employer is responsible for safe work. You use the protective equipment and report dangers.",
				},
				5,
			),
			lesson(
				{ nb: "Verneombudet", en: "The safety representative" },
				{
					nb: "Verneombudet taler de ansattes sak. Finn ut hvem det er på din arbeidsplass.",
					en: "The safety representative speaks for the employees. Find out who it is where you work.",
				},
				4,
			),
		],
	},
	{
		title: { nb: "Når noe skjer", en: "When something happens" },
		lessons: [
			lesson(
				{ nb: "Ring riktig nummer", en: "Call the right number" },
				{
					nb: "110 brann, 112 politi, 113 ambulanse. Si hvor du er, hva som har skjedd, og hvem du er.",
					en: "110 fire, 112 police, 113 ambulance. Say where you are, what has happened and who you are.",
				},
				3,
				"facts",
			),
		],
	},
];

const short = (title: Languages, summary: Languages, category: string, rest: Partial<DemoCourse> = {}): DemoCourse => ({
	...{ title, summary, category, level: "beginner", status: "published", audience: "tenant" },
	chapters: [
		{
			title: { nb: "Kom i gang", en: "Get started" },
			lessons: [
				lesson({ nb: "Hvorfor det er viktig", en: "Why it matters" }, summary, 3),
				lesson(
					{ nb: "Slik gjør du det", en: "How to do it" },
					{
						nb: "Ta ett steg om gangen. Noter det du lurer på, og ta det med til neste samtale med veilederen din.",
						en: "Take one step at a time. Note what you wonder about, and bring it to the next talk with your advisor.",
					},
					5,
				),
			],
		},
	],
	...rest,
});

/** The step that the demo's language café completes. */
export const cafeStep: Languages = { nb: "Øv på språkkafeen", en: "Practise at the language café" };

export const demoCourses: DemoCourse[] = [
	{
		title: { nb: "På vei til jobb", en: "On the way to work", tr: "İşe doğru" },
		summary: {
			nb: "Fra det du kan, til den første samtalen: ord, øvelser og en liten test.",
			en: "From what you can do to the first interview: words, exercises and a short quiz.",
		},
		...{ category: "Arbeid", level: "beginner", status: "published", audience: "tenant" },
		chapters: [before, interview],
	},
	{
		title: { nb: "HMS for nye ansatte", en: "Health and safety for new employees" },
		summary: {
			nb: "Det alle må vite før første dag på jobb.",
			en: "What everybody must know before the first day at work.",
		},
		...{ category: "HMS", level: "beginner", status: "published", audience: "public" },
		chapters: safety,
	},
	short(
		{ nb: "Bank og BankID", en: "Bank and BankID" },
		{ nb: "Slik får du konto, kort og BankID.", en: "How to get an account, a card and BankID." },
		"Hverdag",
		{ audience: "public" },
	),
	short(
		{ nb: "Personlig økonomi", en: "Personal finances" },
		{ nb: "Lag et budsjett som holder hele måneden.", en: "Make a budget that lasts the whole month." },
		"Hverdag",
		{ level: "intermediate" },
	),
	short(
		{ nb: "Digital hverdag", en: "Digital everyday life" },
		{ nb: "Altinn, Helsenorge og trygg bruk av nettet.", en: "Altinn, Helsenorge and safe use of the net." },
		"Hverdag",
	),
	short(
		{ nb: "Arbeidsnorsk i butikk", en: "Norwegian for shop work" },
		{ nb: "Det du sier og hører bak disken.", en: "What you say and hear behind the counter." },
		"Språk",
		{
			...{ level: "intermediate", audience: "assigned" },
			chapters: [
				{
					title: { nb: "Kom i gang", en: "Get started" },
					lessons: [
						lesson(
							{ nb: "Ord bak disken", en: "Words behind the counter" },
							{
								nb: "Kunde, kasse, bytte, kvittering, tilbud. Les ordene høyt, og lag en setning med hvert.",
								en: "Customer, till, exchange, receipt, offer. Read the words aloud and make a sentence with each.",
							},
							3,
						),
						{
							...lesson(
								cafeStep,
								{
									nb: "Møt opp på språkkafeen og øv på setningene. Steget er fullført når du er registrert som møtt.",
									en: "Come to the language café and practise the sentences. The step is completed when you are checked in.",
								},
								120,
							),
							isAttended: true,
						},
					],
				},
			],
		},
	),
	short(
		{ nb: "Veiledning i grupper", en: "Counselling in groups" },
		{ nb: "For veiledere som leder grupper.", en: "For advisors who lead groups." },
		"For ansatte",
		{ level: "advanced", status: "draft" },
	),
	short(
		{ nb: "Jobbsøking 2024", en: "Job seeking 2024" },
		{ nb: "Forrige utgave av kurset.", en: "The last edition of the course." },
		"Arbeid",
		{ status: "archived" },
	),
];

export type DemoQuestion = {
	kind: "single" | "multiple" | "trueFalse" | "short" | "order" | "match";
	text: Languages;
	options: [Languages, boolean, Languages?][];
	/** What of the text stands in bold. */
	bold?: Languages;
	explanation?: Languages;
	/** It stands with the sign of an emergency exit, which is described by this. */
	sign?: Languages;
};

/** A sentence with some of its words in bold. */
export function bolded(text: string, bold: string): RichDoc {
	const [first = "", ...rest] = text.split(bold);
	const parts = [
		{ type: "text", text: first },
		{ type: "text", text: bold, marks: [{ type: "bold" }] },
		{ type: "text", text: rest.join(bold) },
	];
	return { type: "doc", content: [{ type: "paragraph", content: parts.filter((part) => part.text !== "") }] };
}

const both = (text: string): Languages => ({ nb: text, en: text });

export const quizzes: Record<NonNullable<DemoLesson["quiz"]>, DemoQuestion[]> = {
	interview: [
		{
			kind: "single",
			text: { nb: "Når bør du komme til samtalen?", en: "When should you come to the interview?" },
			options: [
				[{ nb: "Ti minutter før", en: "Ten minutes early" }, true],
				[{ nb: "En time før", en: "An hour early" }, false],
				[{ nb: "Akkurat når den begynner", en: "Just when it begins" }, false],
			],
		},
		{
			kind: "multiple",
			text: { nb: "Hva tar du med?", en: "What do you bring?" },
			options: [
				[both("CV"), true],
				[{ nb: "Legitimasjon", en: "Identification" }, true],
				[{ nb: "En venn som svarer for deg", en: "A friend who answers for you" }, false],
			],
		},
		{
			kind: "trueFalse",
			text: { nb: "Du kan be om tolk.", en: "You can ask for an interpreter." },
			options: [
				[{ nb: "Sant", en: "True" }, true],
				[{ nb: "Usant", en: "False" }, false],
			],
		},
	],
	facts: [
		{
			kind: "match",
			text: { nb: "Hvilket nummer hører til hva?", en: "Which number is for what?" },
			options: [
				[{ nb: "Brann", en: "Fire" }, true, both("110")],
				[{ nb: "Politi", en: "Police" }, true, both("112")],
				[{ nb: "Ambulanse", en: "Ambulance" }, true, both("113")],
			],
		},
		{
			kind: "short",
			text: { nb: "Hvilket nummer ringer du ved brann?", en: "Which number do you call when there is a fire?" },
			options: [[both("110"), true]],
		},
		{
			kind: "single",
			text: { nb: "Hvor viser dette grønne skiltet vei?", en: "Where does this green sign show the way to?" },
			bold: { nb: "grønne skiltet", en: "green sign" },
			sign: {
				nb: "Grønt skilt med en hvit pil som peker mot en åpen dør",
				en: "A green sign with a white arrow that points at an open door",
			},
			explanation: {
				nb: "Grønne skilt viser vei til sikkerhet. Finn nødutgangene første dag på jobb, og sett aldri noe foran dem.",
				en: "Green signs show the way to safety. Find the emergency exits on your first day, and never block them.",
			},
			options: [
				[{ nb: "Til nødutgangen", en: "To the emergency exit" }, true],
				[{ nb: "Til garderoben", en: "To the changing room" }, false],
				[{ nb: "Til varemottaket", en: "To the goods reception" }, false],
			],
		},
	],
};

type DemoBankQuestion = { question: DemoQuestion; tags: Record<"nb" | "en", string[]> };

const aboutSafety = { nb: ["hms"], en: ["safety"] };
const aboutWork = { nb: ["arbeidsliv"], en: ["working life"] };

/** Questions that the quizzes of all courses may draw. */
export const bankQuestions: DemoBankQuestion[] = [
	...quizzes.facts.slice(0, 2).map((question) => ({ question, tags: aboutSafety })),
	{
		tags: aboutSafety,
		question: {
			kind: "single",
			text: { nb: "Hva gjør du først når du ser en brann?", en: "What do you do first when you see a fire?" },
			options: [
				[{ nb: "Varsler de andre", en: "Warn the others" }, true],
				[{ nb: "Henter jakka", en: "Fetch your jacket" }, false],
				[{ nb: "Tar heisen ned", en: "Take the lift down" }, false],
			],
		},
	},
	{
		tags: aboutSafety,
		question: {
			kind: "multiple",
			text: { nb: "Hva er verneutstyr?", en: "What is protective equipment?" },
			options: [
				[{ nb: "Hjelm", en: "A helmet" }, true],
				[{ nb: "Hørselvern", en: "Ear defenders" }, true],
				[{ nb: "Mobiltelefon", en: "A mobile phone" }, false],
			],
		},
	},
	{
		tags: aboutWork,
		question: {
			kind: "single",
			text: { nb: "Du er syk og kan ikke komme. Hva gjør du?", en: "You are ill and cannot come. What do you do?" },
			options: [
				[{ nb: "Ringer lederen før arbeidsdagen begynner", en: "Call your manager before the day begins" }, true],
				[{ nb: "Sier det når jeg er tilbake", en: "Say it when I am back" }, false],
			],
		},
	},
	{
		tags: aboutWork,
		question: {
			kind: "trueFalse",
			text: {
				nb: "Alle som arbeider i Norge, skal ha en skriftlig arbeidsavtale.",
				en: "Everybody who works in Norway is to have a written contract.",
			},
			options: [
				[{ nb: "Sant", en: "True" }, true],
				[{ nb: "Usant", en: "False" }, false],
			],
		},
	},
	{
		tags: aboutWork,
		question: {
			kind: "order",
			text: { nb: "I hvilken rekkefølge søker du jobb?", en: "In which order do you apply for a job?" },
			options: [
				[{ nb: "Lese annonsen", en: "Read the advertisement" }, true],
				[{ nb: "Skrive søknaden", en: "Write the application" }, true],
				[{ nb: "Gå til intervju", en: "Go to the interview" }, true],
			],
		},
	},
];
