import { clickWords, gapList, gapTyped, order, single } from "../items/write-task";
import type { StartItems } from "./start-items";

const form = "Velg riktig form.";
const word = "Velg riktig ord.";
const sentence = "Hvilken setning er riktig?";
const inOrder = "Sett ordene i riktig rekkefølge.";

/** Grammar, eight items for each level. */
export const grammar: StartItems = {
	A1: [
		["å være og å ha", gapList(form, "Jeg [[er|være|har]] tretti år, og jeg [[har|er|ha]] to barn.")],
		[
			"personlige pronomen",
			gapList(word, "Dette er Nadia. [[Hun|Henne|Han]] er læreren vår. Jeg liker [[henne|hun|han]]."),
		],
		["flertall", gapTyped("Skriv ordet i flertall.", "Jeg har én bil, men naboen har to [[biler]] (bil).")],
		[
			"spørreord",
			gapList(word, "[[Hvor|Hva|Hvem]] bor du? – I Drammen. [[Når|Hvor|Hvem]] spiser du middag? – Klokka fem."),
		],
		["«ikke» i enkle setninger", order(inOrder, "Jeg", "spiser", "ikke", "fisk.")],
		[
			"bestemt form",
			gapList(
				form,
				"Jeg har en hund. [[Hunden|En hund|Hund]] heter Rex. Vi bor i et hus. [[Huset|Husen|Et hus]] er rødt.",
			),
		],
		[
			"ja- og nei-spørsmål",
			single(sentence, "Snakker du norsk?", "Du norsk snakker?", "Snakker norsk du?", "Gjør du snakker norsk?"),
		],
		[
			"eiendomsord",
			gapList(word, "Jeg heter Ali. Bilen [[min|mitt|mine]] er gammel, og huset [[mitt|min|mine]] er lite."),
		],
	],
	A2: [
		["inversjon etter tidsuttrykk", order("Begynn med «På lørdag».", "På lørdag", "skal", "jeg", "besøke", "en venn.")],
		["modalverb", single(sentence, "Jeg må gå nå.", "Jeg må å gå nå.", "Jeg må går nå.", "Jeg må gikk nå.")],
		[
			"adjektivets form",
			gapList(
				form,
				"De bor i et [[stort|stor|store]] hus med en [[fin|fint|fine]] hage og mange [[gamle|gammel|gammelt]] trær.",
			),
		],
		[
			"perfektum",
			gapTyped("Skriv verbet i perfektum.", "Jeg har [[bodd]] (bo) her i ett år, og jeg har [[lært]] (lære) mye."),
		],
		[
			"preposisjoner for sted",
			gapList(word, "Nøkkelen ligger [[på|i|til]] bordet, og jakka henger [[i|på|til]] skapet."),
		],
		[
			"gradbøying",
			gapTyped(
				"Skriv adjektivet i riktig form.",
				"Toget er [[raskere]] (rask) enn bussen, men flyet er [[raskest]] (rask) av alle.",
			),
		],
		["refleksive verb", gapList(word, "Hun vasker [[seg|henne|selv]], og så kler jeg på [[meg|seg|jeg]].")],
		[
			"dit og der",
			gapList(
				word,
				"Jeg bor i Molde. Jeg flyttet [[hit|her|dit]] i fjor. Søsteren min er i Oslo, og jeg skal [[dit|der|hit]] i morgen.",
			),
		],
	],
	B1: [
		[
			"ordstilling i indirekte spørsmål",
			single(sentence, "Vet du hvor hun bor?", "Vet du hvor bor hun?", "Vet du hvor hun å bo?", "Vet du bor hun hvor?"),
		],
		[
			"fordi og derfor",
			gapList(
				word,
				"Han er trøtt [[fordi|derfor|så]] han sov dårlig. Han sov dårlig, [[og derfor|fordi|for at]] er han trøtt.",
			),
		],
		[
			"da og når",
			gapList(
				word,
				"[[Da|Når|Hvis]] jeg var liten, bodde vi ved sjøen. [[Når|Da|Enn]] jeg besøker byen nå, går jeg alltid ned til havna.",
			),
		],
		[
			"relativsetninger",
			gapTyped("Skriv ordet som mangler.", "Boka [[som]] ligger der, er min. Det er hun [[som]] har skrevet den."),
		],
		[
			"preteritum perfektum",
			gapList(
				form,
				"Da vi kom fram, [[hadde toget gått|har toget gått|gikk toget gått]]. Vi [[måtte|må|har måtte]] vente i to timer.",
			),
		],
		["leddsetning først", order("Begynn med «Hvis».", "Hvis", "det regner,", "blir", "vi", "hjemme.")],
		["«ikke» i relativsetning", order(inOrder, "Det er", "noe", "som", "jeg", "ikke", "forstår.")],
		[
			"som om, enda og selv om",
			gapList(
				word,
				"Hun gikk på jobb [[selv om|fordi|slik at]] hun var forkjølet. Hun tok det med ro [[for at|enda|selv om]] hun ikke skulle bli verre.",
			),
		],
	],
	B2: [
		[
			"bli-passiv og s-passiv",
			gapList(
				form,
				"Vedtaket [[ble fattet|fattes bli|er fatte]] i går. Etter loven skal slike saker [[behandles|behandler|behandlet]] innen tre uker.",
			),
		],
		["utbrytning", order("Framhev hvem det var.", "Det var", "ikke jeg", "som", "bestemte", "dette.")],
		[
			"infinitiv uten «å»",
			single(
				sentence,
				"Vi lot ham forklare seg.",
				"Vi lot ham å forklare seg.",
				"Vi lot han å forklarte seg.",
				"Vi lot ham forklarte seg.",
			),
		],
		[
			"setningsadverb",
			single(
				sentence,
				"Hun sa at hun dessverre aldri hadde lest boka.",
				"Hun sa at hun hadde dessverre aldri lest boka.",
				"Hun sa at dessverre aldri hun hadde lest boka.",
				"Hun sa at hun hadde lest dessverre aldri boka.",
			),
		],
		[
			"jo … desto",
			gapList(
				word,
				"Jo mer en øver, [[desto|enn|som]] lettere blir det. Det er ikke like lett [[som|enn|desto]] det ser ut til.",
			),
		],
		[
			"dobbel bestemthet",
			gapList(
				form,
				"Den nye [[loven|lov|lova ny]] gjelder fra januar, men denne [[bestemmelsen|bestemmelse|bestemmelser]] er eldre.",
			),
		],
		[
			"presens partisipp",
			gapTyped(
				"Skriv verbet i riktig form.",
				"Han ble [[stående]] (stå) og se etter bussen. Den [[kommende]] (komme) uka blir travel.",
			),
		],
		[
			"finn leddsetningen",
			clickWords(
				"Klikk på subjunksjonene (ordene som innleder leddsetninger).",
				"Kommunen opplyser [at] veien er stengt, [fordi] broen må sikres [før] snøen kommer.",
			),
		],
	],
	C1: [
		[
			"konjunktiv i faste uttrykk",
			single(
				"Hvilket uttrykk er riktig?",
				"Leve brudeparet!",
				"Lever brudeparet!",
				"Levde brudeparet!",
				"Å leve brudeparet!",
			),
		],
		[
			"underforstått betingelse",
			single(
				sentence,
				"Skulle noe gå galt, gir du beskjed.",
				"Skulle noe gå galt, du gir beskjed.",
				"Skulle noe går galt, gir du beskjed.",
				"Noe skulle gå galt, gir du beskjed.",
			),
		],
		[
			"verken … eller",
			gapTyped(
				"Skriv ordet som mangler.",
				"Forslaget er [[verken|hverken]] nytt eller godt. Det lar seg [[ikke]] desto mindre gjennomføre.",
			),
		],
		[
			"partisipp som attributt",
			gapList(
				form,
				"De [[innsendte|innsendt|innsendende]] forslagene og det [[vedlagte|vedlagt|vedleggende]] regnskapet ble godkjent.",
			),
		],
		[
			"henvisning med «hvilket» og «noe»",
			single(
				"Hvilken setning er best i en formell tekst?",
				"Fristen ble utsatt, noe som skapte misnøye.",
				"Fristen ble utsatt, hva som skapte misnøye.",
				"Fristen ble utsatt, den som skapte misnøye.",
				"Fristen ble utsatt, hvem skapte misnøye.",
			),
		],
		["løsrevet ledd", order("Begynn med «At han».", "At han", "ikke", "ville svare,", "sier", "det meste.")],
		[
			"kasus etter preposisjon og «enn»",
			single(
				sentence,
				"Det er ingen andre enn de som bor der, som vet det.",
				"Det er ingen andre enn dem bor der, som vet det.",
				"Det er ingen andre som dem som bor der, vet det.",
				"Det er ingen andre enn som bor der, de vet det.",
			),
		],
		[
			"modalitet",
			gapList(
				form,
				"Han [[skal visstnok ha|vil visstnok|må visstnok å ha]] solgt bedriften, men det [[kan umulig være|umulig kan være|kan være umulig at]] sant.",
			),
		],
	],
};
