/**
 * Beginnings of words that tell of somebody's health, in the languages of the portal. What is written of a placement says what is to be
 * arranged, not why: a word that begins so is pointed out to whoever writes it, and nothing more.
 */
const stems = [
	// Norwegian, Danish
	...[
		"diagno",
		"depress",
		"depresj",
		"depresi",
		"angst",
		"psyk",
		"rusmis",
		"rusavhen",
		"rusprob",
		"alkohol",
		"epilep",
		"kreft",
		"kræft",
		"adhd",
	],
	...["autis", "asperger", "diabet", "sykdom", "sygdom", "sykmeld", "sykemeld", "sygemeld", "medisin", "medicin"],
	...["terapi", "fastlege", "legeerkl", "lægeerkl", "prolaps", "utbrent", "udbrændt", "bipolar", "schizo", "skizo"],
	...["kronisk", "smerte", "fibromyalg", "migrene", "migræne", "traume", "ptsd", "selvmord", "gravid"],
	// English, German
	...[
		"anxi",
		"psych",
		"addict",
		"alcohol",
		"cancer",
		"illness",
		"disease",
		"medication",
		"therap",
		"burnout",
		"chronic",
	],
	...["migraine", "trauma", "suicid", "pregnan", "krankheit", "krankmeld", "krankgeschr", "medikament", "schwanger"],
	...["chronisch", "migräne", "suchterkrank", "krebserkrank", "behinder", "disabilit"],
	// Spanish, Italian, Romanian
	...["ansied", "psic", "adicci", "cáncer", "enfermed", "crónic", "embaraz", "ansia", "dipenden", "malatt", "cronic"],
	...["emicran", "gravidanz", "anxiet", "psih", "boal", "însărcinat", "discapac", "disabil", "dizabilit"],
	// Greek, Bulgarian, Turkish
	...[
		"διάγνω",
		"κατάθλι",
		"άγχο",
		"ψυχικ",
		"ψυχιατ",
		"ψυχολογ",
		"αλκοόλ",
		"καρκίν",
		"ασθένει",
		"φάρμακ",
		"θεραπ",
		"χρόνιο",
		"χρόνιας",
		"εγκυμοσ",
	],
	...["диагноз", "депрес", "тревожн", "психи", "алкохол", "болест", "лекарств", "терапи", "хронич", "бремен"],
	...["tanısı", "depresy", "anksiyete", "psiki", "bağımlı", "alkol", "kanser", "hastalı", "ilaç", "hamile", "engelli"],
];
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join("|")})\\p{L}*`, "giu");

/** How many words are pointed out at once. */
const MOST = 5;

/** The words of a text that tell of somebody's health, each once. */
export const healthWordsIn = (text: string): string[] =>
	[...new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase()))].slice(0, MOST);
