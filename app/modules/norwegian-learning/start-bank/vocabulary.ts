import { clickWords, dragWords, gapList, gapTyped, multiple, single } from "../items/write-task";
import type { StartItems } from "./start-items";

const word = "Velg riktig ord.";
const means = (expression: string) => `Hva betyr «${expression}»?`;

/** Vocabulary, eight items for each level. */
export const vocabulary: StartItems = {
	A1: [
		["familien", single("Hvem er mors mor?", "Bestemor", "Tante", "Søster", "Datter")],
		[
			"dagene",
			gapList(
				word,
				"I dag er det mandag. I morgen er det [[tirsdag|søndag|lørdag]]. I går var det [[søndag|tirsdag|onsdag]].",
			),
		],
		["mat og drikke", multiple("Hva kan man drikke?", ["melk", "kaffe", "vann"], ["brød", "ost"])],
		[
			"klær om vinteren",
			multiple("Hva tar man på seg når det er kaldt?", ["lue", "votter", "skjerf"], ["badebukse", "sandaler"]),
		],
		[
			"tall og penger",
			single(
				"En kaffe koster 45 kroner. Du betaler med 50 kroner. Hva får du tilbake?",
				"Fem kroner",
				"Femten kroner",
				"Femti kroner",
				"Førtifem kroner",
			),
		],
		["kroppen", single("Hva bruker man til å høre med?", "Ørene", "Øynene", "Nesa", "Hendene")],
		[
			"butikken",
			dragWords(
				"Dra ordene på plass.",
				"Jeg går i [[butikken]] og kjøper frukt. I kassa [[betaler]] jeg, og så får jeg en [[kvittering]].",
				"skole",
				"sover",
			),
		],
		[
			"det motsatte",
			gapList(
				word,
				"Bilen er ikke ny, den er [[gammel|stor|rød]]. Vannet er ikke varmt, det er [[kaldt|tungt|langt]].",
			),
		],
	],
	A2: [
		[
			"hos legen",
			gapList(
				word,
				"Jeg har [[vondt|dårlig|syk]] i halsen og høy [[feber|varme|medisin]]. Legen skriver ut en [[resept|kvittering|rapport]].",
			),
		],
		[
			"bolig",
			dragWords(
				"Dra ordene på plass.",
				"Vi leier en [[leilighet]] med tre rom. [[Husleia]] er høy, men [[strøm]] er inkludert.",
				"avtale",
				"møbel",
			),
		],
		[
			"på arbeid",
			single(
				"Hva er en vikar?",
				"En som jobber i stedet for en annen",
				"En som er sjef for flere",
				"En som lærer et yrke",
				"En som har sluttet",
			),
		],
		["været", multiple("Hvilke ord handler om vær?", ["skyet", "vind", "tåke"], ["kyst", "gjerde"])],
		[
			"transport",
			gapList(
				word,
				"Bussen er [[forsinket|gjemt|trøtt]], så vi rekker ikke [[toget|sporet|billetten]]. Vi må [[bytte|flytte|endre]] på neste stasjon.",
			),
		],
		[
			"småord i tid",
			gapList(
				word,
				"Møtet begynner [[om|i|på]] en halv time. Jeg har bodd her [[i|om|for]] to år. Jeg kom [[for|i|om]] en uke siden.",
			),
		],
		[
			"skole og barnehage",
			single(
				means("å levere i barnehagen"),
				"Å følge barnet dit om morgenen",
				"Å betale for plassen",
				"Å slutte i barnehagen",
				"Å arbeide der",
			),
		],
		[
			"verb i hjemmet",
			gapTyped(
				"Skriv verbet som mangler.",
				"Jeg må [[vaske]] gulvet og [[støvsuge]] teppet. Støvsugeren står i skapet, og bøtta med vann er klar.",
			),
		],
	],
	B1: [
		[
			"søke jobb",
			gapList(
				word,
				"Du må sende en [[søknad|bestilling|melding]] innen fristen. Legg ved [[attester|kvitteringer|oppskrifter]] og oppgi to [[referanser|adresser|vitner]].",
			),
		],
		[
			"faste uttrykk",
			single(means("å gi opp"), "Å slutte å prøve", "Å gi bort noe", "Å hjelpe noen opp", "Å fortelle en nyhet"),
		],
		[
			"økonomi",
			dragWords(
				"Dra ordene på plass.",
				"Når [[inntektene]] er lavere enn [[utgiftene]], må man enten spare eller ta opp et [[lån]].",
				"skatter",
				"kontoen",
			),
		],
		[
			"helse og trygd",
			single(
				"Hva er en sykemelding?",
				"En attest fra legen om at man ikke kan arbeide",
				"En beskjed om at man skal til legen",
				"Penger fra arbeidsgiveren",
				"En medisin på resept",
			),
		],
		[
			"følelser",
			multiple("Hvilke ord sier at noen er misfornøyd?", ["skuffet", "irritert", "oppgitt"], ["lettet", "spent"]),
		],
		[
			"sammensatte ord",
			gapTyped(
				"Skriv ordet: Hva kaller vi det?",
				"Et sted der man kan vente, er et [[venterom]]. En tid da man kan treffe legen, er en [[legetime]].",
			),
		],
		[
			"miljø",
			gapList(
				word,
				"Vi [[sorterer|ordner|deler]] søppelet og bruker ting om igjen. Det kalles [[gjenvinning|forurensning|forsyning]].",
			),
		],
		[
			"avis og samfunn",
			clickWords(
				"Klikk på ordene som viser at noe er usikkert.",
				"Politiet [antar] at brannen [kanskje] var påsatt, men etterforskningen fortsetter.",
			),
		],
	],
	B2: [
		[
			"idiomer",
			single(
				means("å gå på akkord med noe"),
				"Å fire på det man står for",
				"Å spille sammen med andre",
				"Å arbeide for fast lønn",
				"Å bli enig med noen",
			),
		],
		[
			"bindeord i argumentasjon",
			gapList(
				word,
				"Tiltaket er dyrt. [[Likevel|Dermed|Nemlig]] bør det gjennomføres, [[ettersom|med mindre|enda]] alternativet er verre.",
			),
		],
		[
			"presise substantiv",
			gapList(
				word,
				"Det er liten [[sammenheng|samling|samtale]] mellom innsats og resultat, og det gir [[grunn|mål|orden]] til bekymring.",
			),
		],
		[
			"kollokasjoner med verb",
			gapList(
				word,
				"Styret skal [[fatte|gripe|holde]] et vedtak og [[iverksette|sette inn|sette av]] tiltak mot frafallet.",
			),
		],
		["nyanser", single("Hvilket ord er mest kritisk?", "påståelig", "bestemt", "sikker", "tydelig")],
		[
			"avledninger",
			gapTyped(
				"Skriv substantivet.",
				"Å beslutte er å ta en [[beslutning]]. Å forutsette noe er å ha en [[forutsetning]].",
			),
		],
		[
			"forvaltning",
			single(
				"Hva er en dispensasjon?",
				"Et unntak fra en regel",
				"En klage på et vedtak",
				"En utsettelse av en dom",
				"Et vilkår i en avtale",
			),
		],
		[
			"offisielt språk",
			multiple(
				"Hvilke uttrykk betyr omtrent «på grunn av»?",
				["som følge av", "i kraft av"],
				["til tross for", "med tanke på", "i stedet for"],
			),
		],
	],
	C1: [
		[
			"nedtoning",
			single(
				"Hva er det å bagatellisere noe?",
				"Å få det til å virke mindre viktig",
				"Å overdrive det",
				"Å gjøre det morsomt",
				"Å unngå å snakke om det",
			),
		],
		[
			"billedspråk",
			single(
				means("å helle bensin på bålet"),
				"Å gjøre en konflikt verre",
				"Å sette i gang noe nytt",
				"Å sløse med ressurser",
				"Å skynde på noen",
			),
		],
		[
			"fine skiller",
			gapList(
				"Velg det ordet som passer best.",
				"Utsagnet er ikke usant, men [[misvisende|misunnelig|mistroisk]]. Det gir et [[skjevt|vridd|bøyd]] bilde av saken.",
			),
		],
		[
			"fagprosa",
			gapList(
				"Velg det ordet som passer best.",
				"Funnene er [[forenlige|føyelige|forsonlige]] med hypotesen, men utvalget er for lite til at de kan [[generaliseres|generes|genereres]].",
			),
		],
		[
			"foreldede ord",
			single(means("omsider"), "Til slutt, etter lang tid", "På begge sider", "Av og til", "Rundt omkring"),
		],
		[
			"ironi og vurdering",
			single(
				"«Det var jo en genial idé», sukket hun. Hva mener hun trolig?",
				"At ideen var dårlig",
				"At ideen var svært god",
				"At ideen var hennes egen",
				"At ideen var umulig å forstå",
			),
		],
		[
			"verb med partikkel",
			gapTyped(
				"Skriv partikkelen som mangler.",
				"Avtalen gikk i vasken da partene ikke kom [[overens]]. Ingen ville ta [[på]] seg ansvaret.",
			),
		],
		[
			"høytidelig stil",
			multiple("Hvilke ord hører til en høytidelig stil?", ["erindre", "hedre", "bivåne"], ["fikse", "droppe"]),
		],
	],
};
