import {
	clickWords,
	dictation,
	dragWords,
	gapList,
	gapTyped,
	multiple,
	order,
	single,
	statements,
} from "#app/modules/norwegian-learning/items/write-task";
import type { ItemTask, itemLevels, languageSkills } from "#db/schema/norwegian-learning";

export type DemoItem = {
	title: string;
	skill: (typeof languageSkills)[number];
	/** What it tries. */
	point?: string;
	level: (typeof itemLevels)[number];
	task: ItemTask;
	passage?: string;
	/** What is said in its recording; with one it has a recording. */
	transcript?: string;
	status?: "draft" | "retired";
};

const notice =
	"Hei alle sammen!\nPå torsdag stenger svømmehallen klokka 18 fordi taket skal repareres. Vi åpner igjen på lørdag klokka 10. Har du månedskort, får du én uke ekstra uten å betale.\nHilsen Fjordbadet";
const mail =
	"Hei, Tomasz!\nTakk for at du søkte på stillingen som lagermedarbeider. Vi vil gjerne snakke med deg på tirsdag 3. mars klokka 13.00. Ta med legitimasjon og attester. Kan du ikke komme, må du gi beskjed senest mandag.\nVennlig hilsen Marit Aas, daglig leder";
const article =
	"Stadig flere nordmenn reparerer klær i stedet for å kjøpe nye. Ifølge en undersøkelse fra i fjor har fire av ti lappet eller sydd om et plagg det siste året. Prisen er ikke den viktigste grunnen: De fleste svarer at de ønsker å ta vare på miljøet. Likevel havner mange brukbare plagg i søpla, ofte fordi folk ikke vet hvor de kan levere dem.";
const debate =
	"Hjemmekontoret er kommet for å bli, men det er ikke uten omkostninger. Riktignok sparer mange både reisetid og penger, og flere forteller at de får mer gjort når de slipper å bli avbrutt. Samtidig viser forskningen at den uformelle læringen mellom kolleger svekkes, noe som særlig rammer de nyansatte. Arbeidsgivere som tror at et ukentlig videomøte kan erstatte praten ved kaffemaskinen, undervurderer hvor mye kunnskap som aldri blir skrevet ned.";

export const demoItems: DemoItem[] = [
	// Reading.
	{
		...{ title: "Les: oppslag om svømmehallen", skill: "reading", point: "details", level: "A1", passage: notice },
		task: single("Når åpner svømmehallen igjen?", "På lørdag", "På torsdag", "På søndag", "Klokka 18"),
	},
	{
		...{ title: "Les: hvorfor stenger de?", skill: "reading", point: "details", level: "A1", passage: notice },
		task: statements(
			"Hva står i teksten?",
			["Taket i svømmehallen skal repareres.", "true"],
			["De som har månedskort, må betale ekstra.", "false"],
			["Det koster 120 kroner å bade.", "notStated"],
		),
	},
	{
		...{ title: "Les: innkalling til intervju", skill: "reading", point: "details", level: "A2", passage: mail },
		task: multiple(
			"Hva skal Tomasz ta med til møtet?",
			["Attester", "Legitimasjon"],
			["Arbeidsklær", "En søknad", "Førerkort"],
		),
	},
	{
		...{ title: "Les: hva må Tomasz gjøre?", skill: "reading", point: "details", level: "A2", passage: mail },
		task: single(
			"Hva må Tomasz gjøre hvis han ikke kan komme på tirsdag?",
			"Si fra senest på mandag",
			"Skrive en ny søknad",
			"Komme på onsdag i stedet",
			"Ringe etter møtet",
		),
	},
	{
		...{ title: "Les: klær som repareres", skill: "reading", point: "mainIdea", level: "B1", passage: article },
		task: single(
			"Hva er den vanligste grunnen til at folk reparerer klær?",
			"De vil ta vare på miljøet.",
			"Nye klær er for dyre.",
			"De liker å sy.",
			"Butikkene tar ikke imot brukte klær.",
		),
	},
	{
		...{ title: "Les: påstander om brukte klær", skill: "reading", point: "mainIdea", level: "B1", passage: article },
		task: statements(
			"Hva sier teksten?",
			["Mer enn halvparten har reparert et plagg det siste året.", "false"],
			["Mange vet ikke hvor de kan levere klær de ikke bruker.", "true"],
			["Unge reparerer klær oftere enn eldre.", "notStated"],
		),
	},
	{
		...{
			title: "Les: hjemmekontor, hovedsynspunkt",
			skill: "reading",
			point: "mainIdea",
			level: "B2",
			passage: debate,
		},
		task: single(
			"Hva er forfatterens hovedpoeng?",
			"Kunnskap som deles uformelt, går tapt når folk arbeider hjemme.",
			"Hjemmekontor bør forbys for nyansatte.",
			"Videomøter er like nyttige som samtaler på jobben.",
			"Ansatte blir mindre effektive av å arbeide hjemme.",
		),
	},
	{
		...{ title: "Les: «riktignok» og «samtidig»", skill: "reading", point: "mainIdea", level: "C1", passage: debate },
		task: single(
			"Hvilken funksjon har ordet «riktignok» i teksten?",
			"Det innrømmer noe som senere veies mot en innvending.",
			"Det retter en feil i setningen foran.",
			"Det oppsummerer det som er sagt.",
			"Det viser at forfatteren tviler på tallene.",
		),
	},
	{
		...{ title: "Sett setningene i rekkefølge: på legekontoret", skill: "reading", level: "A2" },
		task: order(
			"Sett setningene i riktig rekkefølge.",
			"Først ringte Samira til legekontoret.",
			"Hun fikk time samme dag.",
			"Da hun kom dit, måtte hun vente litt.",
			"Etterpå gikk hun på apoteket med resepten.",
		),
	},
	// Listening.
	{
		...{ title: "Lytt: toget er forsinket", skill: "listening", level: "A1" },
		...{ transcript: "Toget til Bergen er ti minutter forsinket. Det går fra spor fire." },
		task: single("Hvilket spor går toget fra?", "Spor fire", "Spor ti", "Spor fem", "Spor en"),
	},
	{
		...{ title: "Diktat: hun bor i en liten by", skill: "listening", level: "A1" },
		...{ transcript: "Hun bor i en liten by ved havet." },
		task: dictation("Hun bor i en liten by ved havet"),
	},
	{
		...{ title: "Lytt: beskjed fra barnehagen", skill: "listening", level: "A2" },
		transcript:
			"Hei, dette er Kari fra barnehagen. I morgen skal vi på tur i skogen. Barna trenger varme klær, støvler og matpakke. Vi er tilbake klokka to.",
		task: multiple("Hva trenger barna i morgen?", ["Varme klær", "Støvler", "Matpakke"], ["Penger", "Sykkelhjelm"]),
	},
	{
		...{ title: "Diktat: boka og bordet", skill: "listening", level: "A2" },
		...{ transcript: "Kan du legge boka på bordet før du går?" },
		task: dictation("Kan du legge boka/boken på bordet før du går"),
	},
	{
		...{ title: "Lytt: telefon til utleieren", skill: "listening", level: "B1" },
		transcript:
			"Jeg ringer angående leiligheten i Storgata. Varmtvannet har vært borte siden søndag, og rørleggeren som kom i går, sa at hele tanken må byttes. Kan dere gi meg en dato, så jeg kan ta fri fra jobben?",
		task: statements(
			"Hva blir sagt?",
			["Rørleggeren har allerede vært der.", "true"],
			["Tanken ble byttet i går.", "false"],
			["Leieboeren vil ha lavere husleie.", "notStated"],
		),
	},
	{
		...{ title: "Lytt: radioinnslag om kollektivtrafikk", skill: "listening", level: "B2" },
		transcript:
			"Kommunen hevder at de nye bussrutene har gitt flere reisende, men tallene er omstridt. Kritikerne påpeker at veksten kom før omleggingen, og at mange av de eldre nå har fått lengre vei til holdeplassen.",
		task: single(
			"Hva mener kritikerne?",
			"At veksten ikke skyldes de nye rutene",
			"At bussene er blitt for dyre",
			"At kommunen skjuler tallene",
			"At de eldre reiser mer enn før",
		),
	},
	// Vocabulary.
	{
		...{ title: "Ord: møbler i stua", skill: "vocabulary", level: "A1" },
		task: single("Hva sitter man på?", "En stol", "En lampe", "Et teppe", "En hylle"),
	},
	{
		...{ title: "Ord: måltider", skill: "vocabulary", level: "A1" },
		task: dragWords(
			"Dra ordene på plass.",
			"Om morgenen spiser vi [[frokost]]. Klokka tolv spiser vi [[lunsj]], og når vi kommer hjem fra jobb, spiser vi [[middag]].",
			"kniv",
			"natt",
		),
	},
	{
		...{ title: "Ord: på jobben", skill: "vocabulary", level: "A2" },
		task: gapList(
			"Velg riktig ord.",
			"Amina er [[syk|sint|sulten]] og kan ikke gå på jobb. Hun ringer [[sjefen|naboen|kunden]] og leverer en [[egenmelding|bestilling|kvittering]].",
		),
	},
	{
		...{ title: "Ord: det motsatte", skill: "vocabulary", level: "A2" },
		task: multiple("Hvilke ord betyr det motsatte av «lett»?", ["tung", "vanskelig"], ["rask", "billig", "lys"]),
	},
	{
		...{ title: "Ord: faste uttrykk med «ta»", skill: "vocabulary", level: "B1" },
		task: gapTyped(
			"Skriv ordet som mangler.",
			"Nå må du ta deg [[sammen]]! Jeg tar [[hensyn]] til de andre, og jeg håper at du tar vare [[på]] deg selv.",
		),
	},
	{
		...{ title: "Ord: adjektiv i en stillingsannonse", skill: "vocabulary", level: "B1" },
		task: clickWords(
			"Klikk på ordene som beskriver en person.",
			"Vi søker en [pålitelig] kollega som er [nøyaktig] og [hjelpsom] og som kan begynne i august.",
		),
	},
	{
		...{ title: "Ord: idiomer", skill: "vocabulary", level: "B2" },
		task: single(
			"Hva betyr det å «ha bein i nesa»?",
			"Å være viljesterk",
			"Å være nysgjerrig",
			"Å være forkjølet",
			"Å være uvennlig",
		),
	},
	{
		...{ title: "Ord: presise verb", skill: "vocabulary", level: "C1" },
		task: gapList(
			"Velg det ordet som passer best.",
			"Rapporten [[belyser|beleirer|besegler]] årsakene til frafallet og [[avdekker|avskriver|avlaster]] store forskjeller mellom fylkene.",
		),
	},
	// Grammar.
	{
		...{ title: "Grammatikk: verb i presens", skill: "grammar", point: "verbs", level: "A1" },
		task: gapList(
			"Velg riktig form.",
			"Jeg [[heter|hete|het]] Omar. Jeg [[bor|bo|bodd]] i Oslo og [[jobber|jobbe|jobbet]] på et sykehus.",
		),
	},
	{
		...{ title: "Grammatikk: ordstilling i spørsmål", skill: "grammar", point: "questions", level: "A1" },
		task: order("Lag et spørsmål.", "Hvor", "kommer", "du", "fra?"),
	},
	{
		...{ title: "Grammatikk: en, ei, et", skill: "grammar", point: "nouns", level: "A1" },
		task: gapTyped("Skriv en, ei eller et.", "Vi har [[et]] hus og [[en]] bil. I hagen står det [[et]] tre."),
	},
	{
		...{ title: "Grammatikk: inversjon", skill: "grammar", point: "mainOrder", level: "A2" },
		task: order("Sett ordene i riktig rekkefølge. Begynn med «I går».", "I går", "kjøpte", "vi", "en ny", "sofa."),
	},
	{
		...{ title: "Grammatikk: preteritum", skill: "grammar", point: "verbs", level: "A2" },
		task: gapTyped(
			"Skriv verbet i preteritum.",
			"I fjor [[reiste]] (reise) vi til Bodø. Vi [[bodde]] (bo) på hotell og [[så]] (se) midnattssola.",
		),
	},
	{
		...{ title: "Grammatikk: «ikke» i leddsetninger", skill: "grammar", point: "subOrder", level: "B1" },
		task: single(
			"Hvilken setning er riktig?",
			"Hun sier at hun ikke kan komme.",
			"Hun sier at hun kan ikke komme.",
			"Hun sier at ikke hun kan komme.",
			"Hun sier at kan hun ikke komme.",
		),
	},
	{
		...{ title: "Grammatikk: sin eller hans", skill: "grammar", point: "pronouns", level: "B1" },
		task: gapList(
			"Velg riktig ord.",
			"Per har mistet nøkkelen [[sin|hans|sitt]]. Kona [[hans|sin|si]] har heldigvis tatt med [[sin|sitt|sine]].",
		),
	},
	{
		...{ title: "Grammatikk: finn verbene", skill: "grammar", point: "verbs", level: "A2" },
		task: clickWords(
			"Klikk på alle verbene.",
			"Barna [leker] i hagen mens moren [lager] middag og faren [vasker] bilen.",
		),
	},
	{
		...{ title: "Grammatikk: s-passiv", skill: "grammar", point: "verbs", level: "B2" },
		task: gapTyped(
			"Skriv verbet i passiv med -s.",
			"Søknaden må [[sendes]] (sende) innen fredag, og svarene [[behandles]] (behandle) fortløpende.",
		),
	},
	{
		...{ title: "Grammatikk: betingelse uten «hvis»", skill: "grammar", point: "mainOrder", level: "C1" },
		task: single(
			"Hvilken setning er riktig?",
			"Hadde jeg visst det, ville jeg ha sagt fra.",
			"Hadde jeg visst det, jeg ville ha sagt fra.",
			"Har jeg visst det, ville jeg sagt fra.",
			"Jeg hadde visst det, ville jeg ha sagt fra.",
		),
	},
	{
		...{ title: "Ord: forkortelser (må gås gjennom)", skill: "vocabulary", level: "B1", status: "draft" },
		task: single("Hva betyr «bl.a.»?", "blant annet", "bare lov av", "blir anbefalt", "begge like"),
	},
	{
		...{ title: "Ord: telefonkatalogen", skill: "vocabulary", level: "A2", status: "retired" },
		task: single("Hvor finner man et telefonnummer?", "I telefonkatalogen", "I ordboka", "I atlaset"),
	},
];

/** Pictures with their words, as `pictures.ts` draws them. */
export const pictureWords = [
	{ word: "et hus", alt: "En bygning med tak, dør og vindu" },
	{ word: "ei sol", alt: "En gul rund skive med stråler på en blå himmel" },
	{ word: "et tre", alt: "En brun stamme med grønn krone" },
] as const;

export const candidates = [
	{ name: "Samira Demir", email: "samira.demir@example.test", language: "tr", reaches: 3.4 },
	{ name: "Tomasz Kowalski", email: "tomasz.kowalski@example.test", language: "en", reaches: 2.2 },
	{ name: "Olena Shevchenko", email: "olena.shevchenko@example.test", language: "en", reaches: 1.5 },
	{ name: "Ahmad Karimi", email: null, language: "nb", reaches: 0.6 },
	{ name: "Elena Popescu", email: "elena.popescu@example.test", language: "ro", reaches: 4.3 },
	{ name: "Georgi Ivanov", email: "georgi.ivanov@example.test", language: "bg", reaches: 2.8 },
	{ name: "", email: null, language: "es", reaches: 1.9 },
	{ name: "Lucía Fernández", email: "lucia.fernandez@example.test", language: "es", reaches: 3.9 },
	{ name: "Giulia Romano", email: "giulia.romano@example.test", language: "it", reaches: 3.1 },
	{ name: "Fatima Yusuf", email: null, language: "en", reaches: 1.1 },
] as const;

export const purposes = {
	nb: "Testen viser hvilket norskkurs som passer for deg. Ta den i ro og mak; du kan ta pauser.",
	en: "The test shows which Norwegian course suits you. Take your time; you may pause.",
	tr: "Bu test, size hangi Norveççe kursunun uygun olduğunu gösterir. Acele etmeyin; ara verebilirsiniz.",
	bg: "Тестът показва кой курс по норвежки е подходящ за вас. Не бързайте; може да правите паузи.",
	es: "La prueba muestra qué curso de noruego le conviene. Tómese su tiempo; puede hacer pausas.",
	ro: "Testul arată ce curs de norvegiană vi se potrivește. Nu vă grăbiți; puteți face pauze.",
};

export const courses = {
	readingTrack: "Norsk alfa: lese og skrive fra begynnelsen",
	underA1: "Norsk for nybegynnere, dagkurs",
	A1: "Norsk A1, dagkurs tre dager i uka",
	A2: "Norsk A2, kveldskurs tirsdag og torsdag",
	B1: "Norsk B1 med arbeidspraksis",
	B2: "Norsk B2, nettkurs",
	C1: "Skriving for arbeidslivet",
};

/** Tasks to write and to speak; `text`: what a learner has written to one. */
export const freeTasks = [
	{
		...{ title: "E-post til utleieren", kind: "writing" as const, wordsAbout: 80, secondsMost: 120, takesMost: 3 },
		assessors: 2,
		prompt:
			"Oppvaskmaskinen i leiligheten din er ødelagt. Skriv en e-post til utleieren.\n\n– Fortell hva som har skjedd.\n– Foreslå en tid da noen kan komme.\n– Spør hvem som skal betale.",
		text: "Hei Berit!\n\nJeg leier leiligheten i Storgata 4. I går oppvaskmaskinen sluttet å virke. Det kom mye vann på gulvet, og jeg måtte tørke det opp. Jeg tror at pumpa er ødelagt.\n\nKan noen komme og se på den på torsdag etter klokka fire? Da er jeg hjemme. Hvem skal betale for reparasjonen?\n\nVennlig hilsen leieren i Storgata 4",
	},
	{
		...{ title: "Fortell om en vanlig dag", kind: "speaking" as const, wordsAbout: 0, secondsMost: 90, takesMost: 3 },
		assessors: 1,
		prompt: "Fortell om en vanlig dag for deg, fra du står opp til du legger deg. Hva liker du best?",
		text: "",
	},
];
