type Both = { nb: string; en: string };
type Level = "A1" | "A2" | "B1" | "B2";

/** What people learn Norwegian about: each topic has a text, a recording, a picture and a word list. */
export type DemoTopic = { title: Both; level: Level; text: string; words: string[]; subject: string; tags: string[] };

const topic = (
	nb: string,
	en: string,
	level: Level,
	text: string,
	words: string[],
	subject = "norwegian",
	tags: string[] = [],
): DemoTopic => ({
	...{ title: { nb, en }, level, text, words, subject, tags },
});

export const topics: DemoTopic[] = [
	topic(
		"På kafé",
		"At the café",
		"A1",
		"Amina jobber på kafé. Hun sier hei til gjesten og spør hva han vil ha.\n\nGjesten vil ha en kopp kaffe og et rundstykke. Det koster 74 kroner, og han betaler med kort.",
		["en gjest", "en kopp", "å bestille", "å betale"],
		"norwegian",
		["kafé", "gjester"],
	),
	topic(
		"Hos legen",
		"At the doctor’s",
		"A2",
		"Tomasz har vondt i ryggen. Han ringer legekontoret og får time på torsdag.\n\nLegen spør hvor lenge han har hatt vondt, og om han løfter tungt på jobben.",
		["en time", "vondt", "en resept", "en sykmelding"],
	),
	topic(
		"En vanlig arbeidsdag",
		"An ordinary day at work",
		"A2",
		"Vakten begynner klokka sju. Først sjekker vi planen, og så fordeler vi oppgavene.\n\nKlokka elleve spiser vi lunsj sammen. Før vi går hjem, rydder vi og skriver i loggen.",
		["en vakt", "en oppgave", "en pause", "en kollega"],
	),
	topic(
		"Trygg på jobb",
		"Safe at work",
		"B1",
		"Verneombudet passer på at arbeidsplassen er trygg. Alle skal vite hvor nødutgangen er.\n\nSer du noe som er farlig, sier du fra til lederen med en gang. Det heter å melde et avvik.",
		["et verneombud", "et avvik", "verneutstyr", "en nødutgang"],
		"safety",
		["verneombud", "avvik"],
	),
	topic(
		"På bussen",
		"On the bus",
		"A1",
		"Bussen går fra stasjonen hvert kvarter. Kjøp billett i appen før du går på.\n\nTrykk på den røde knappen når du skal av.",
		["en billett", "en holdeplass", "å gå på", "å gå av"],
	),
	topic(
		"Å leie bolig",
		"Renting a home",
		"B1",
		"Les kontrakten nøye før du skriver under. Depositumet skal stå på en egen konto.\n\nHusleien betales den første i hver måned. Spør om strøm er med i prisen.",
		["en kontrakt", "et depositum", "husleie", "å skrive under"],
	),
	topic(
		"Møte med veilederen",
		"Meeting your advisor",
		"A2",
		"Ingrid er veileder. Hun spør hva du kan, og hva du ønsker å jobbe med.\n\nSammen lager dere en plan for de neste ukene. Ta med CV-en din.",
		["en veileder", "en plan", "et mål", "en frist"],
		"jobSearch",
		["CV"],
	),
	topic(
		"Jobbsøknaden",
		"The job application",
		"B2",
		"En god søknad er kort og konkret. Fortell hvorfor du søker akkurat denne jobben.\n\nVis med et eksempel at du har gjort noe lignende før. Avslutt med å si at du gjerne kommer til samtale.",
		["en søknad", "en utlysning", "erfaring", "en referanse"],
	),
	topic(
		"I butikken",
		"In the shop",
		"A1",
		"Kassa er til venstre. Melk og ost står innerst i butikken.\n\nVil du ha pose? Nei takk, jeg har med nett.",
		["en kasse", "en pose", "et tilbud", "en kvittering"],
	),
	topic(
		"Renhold på sykehjem",
		"Cleaning in a nursing home",
		"B1",
		"Vask hendene før du begynner. Bruk hansker, og bytt klut mellom hvert rom.\n\nSi god morgen til beboerne, og spør om du kan komme inn.",
		["en beboer", "en klut", "hansker", "hygiene"],
	),
	topic(
		"Barnehagen",
		"The kindergarten",
		"A2",
		"Barna leker ute hver dag. De trenger regntøy, støvler og en ekstra genser.\n\nRing før klokka ni hvis barnet er sykt.",
		["regntøy", "en matpakke", "å hente", "å levere"],
	),
	topic(
		"Lønn og skatt",
		"Pay and tax",
		"B2",
		"Lønnsslippen viser hva du har tjent, og hva du har betalt i skatt.\n\nSkattekortet endrer du selv på nettet. Feriepengene kommer i juni.",
		["en lønnsslipp", "et skattekort", "feriepenger", "brutto og netto"],
	),
	topic(
		"Været",
		"The weather",
		"A1",
		"I dag regner det, og det blåser fra vest. I morgen blir det sol.\n\nDet er glatt på veien om vinteren. Gå forsiktig.",
		["regn", "vind", "sol", "glatt"],
	),
	topic(
		"Verkstedet",
		"The workshop",
		"B1",
		"Legg verktøyet tilbake på tavla når du er ferdig. Bruk vernebriller ved slipemaskinen.\n\nMål to ganger, og sag én gang.",
		["et verktøy", "vernebriller", "å måle", "en sag"],
	),
];

export type DemoFilm = { video: string; title: Both; seconds: number };

/** Films that may be shown to anybody, made under an open licence. */
export const films: DemoFilm[] = [
	{
		video: "aqz-KE-bpKQ",
		title: { nb: "Se og fortell: kaninen i skogen", en: "Watch and tell: the rabbit in the wood" },
		seconds: 635,
	},
	{ video: "eRsGyueVLvQ", title: { nb: "Se og fortell: dragen", en: "Watch and tell: the dragon" }, seconds: 888 },
	{
		video: "R6MlUcmOul8",
		title: { nb: "Se og fortell: byen i framtiden", en: "Watch and tell: the city of the future" },
		seconds: 734,
	},
];

export const links: { url: string; title: Both; level: Level }[] = [
	{ url: "https://www.nav.no/", title: { nb: "Finn skjemaene hos Nav", en: "Find the forms of Nav" }, level: "B1" },
	{ url: "https://www.yr.no/", title: { nb: "Les værmeldingen", en: "Read the weather forecast" }, level: "A2" },
	{ url: "https://www.entur.no/", title: { nb: "Planlegg en reise", en: "Plan a journey" }, level: "A2" },
];

/** What stands in for a film on a slow line. */
export const filmWords =
	"Filmen har ingen ord. Det er vår, og dyrene i skogen våkner. Noen plager de andre, og til slutt får de svar på tiltale.\n\nFortell: Hvem møter du? Hva gjør de? Hvordan ender det?";

/** The first text in other languages. */
export const translations = [
	{
		language: "en",
		title: "Read: At the café",
		text: "Amina works at a café. She says hello to the guest and asks what he would like.\n\nThe guest would like a cup of coffee and a roll. It costs 74 kroner, and he pays by card.",
	},
	{
		language: "tr",
		title: "Oku: Kafede",
		text: "Amina bir kafede çalışıyor. Müşteriye merhaba diyor ve ne istediğini soruyor.\n\nMüşteri bir fincan kahve ve bir sandviç istiyor. 74 kron tutuyor, kartla ödüyor.",
	},
];

export const labels = {
	before: {
		label: "Før du begynner",
		description: "Se på tittelen og bildet. Hva tror du det handler om?",
	},
	words: "Ord å lære",
	after: {
		label: "Snakk sammen",
		description: "Fortell en annen hva du har lært. Bruk minst tre av ordene.",
	},
};

export type DemoScene = { title: Both; intro: string; topics: number[]; film?: number; isDraft?: boolean };

export const demoScenes: DemoScene[] = [
	{
		title: { nb: "Første uke på jobb", en: "First week at work" },
		intro: "Ord og setninger du trenger den første uka. Gå gjennom dem i ditt eget tempo.",
		topics: [2, 3, 6],
		film: 0,
	},
	{
		title: { nb: "Hverdagen i Fjordvik", en: "Everyday life in Fjordvik" },
		intro: "Kafé, butikk, buss og vær: korte tekster på nivå A1.",
		topics: [0, 8, 4, 12],
	},
	{
		title: { nb: "Helse og trygghet", en: "Health and safety" },
		intro: "Hos legen, og hvordan du sier fra når noe ikke er trygt.",
		topics: [1, 3, 9],
	},
	{
		title: { nb: "Fra søknad til lønn", en: "From application to pay" },
		intro: "Skriv en god søknad, og forstå den første lønnsslippen.",
		topics: [7, 11],
		film: 2,
	},
	{
		title: { nb: "Bolig og familie", en: "Home and family" },
		intro: "Kontrakt, husleie og barnehage.",
		topics: [5, 10],
	},
	{
		title: { nb: "I verkstedet", en: "In the workshop" },
		intro: "Verktøy og sikkerhet, for dem som skal i praksis.",
		topics: [13],
		isDraft: true,
	},
];
