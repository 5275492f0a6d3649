import type { Language } from "#app/platform/i18n";

/** What stands for something of the event or the reader in a message of the organiser: `{name}`. */
export const messageWords = ["name", "event", "when", "place", "link"] as const;
type Word = (typeof messageWords)[number];

/** Each language has words of its own, in the order of `messageWords`; all of them are understood in every text. */
const spelled: Record<Language, readonly string[]> = {
	en: messageWords,
	nb: ["navn", "arrangement", "tid", "sted", "lenke"],
	da: ["navn", "arrangement", "tid", "sted", "link"],
	de: ["name", "veranstaltung", "zeit", "ort", "link"],
	es: ["nombre", "evento", "cuándo", "lugar", "enlace"],
	it: ["nome", "evento", "quando", "luogo", "link"],
	ro: ["nume", "eveniment", "când", "loc", "link"],
	bg: ["име", "събитие", "кога", "място", "връзка"],
	el: ["όνομα", "εκδήλωση", "πότε", "τόπος", "σύνδεσμος"],
	tr: ["ad", "etkinlik", "zaman", "yer", "bağlantı"],
};

const meaning = new Map<string, Word>(
	Object.values(spelled).flatMap((words) =>
		words.map((word, index): [string, Word] => [word, messageWords[index] as Word]),
	),
);

/** The words as somebody writes them who speaks a language. */
export const wordsIn = (language: string): string[] =>
	(spelled[language as Language] ?? messageWords).map((word) => `{${word}}`);

const inBraces = /\{([^{}\n]*)\}/g;
const meant = (written: string) => meaning.get(written.trim().toLowerCase());

/** A text with its words filled in. */
export const filled = (text: string, values: Record<Word, string>): string =>
	text.replace(inBraces, (whole, written: string) => {
		const word = meant(written);
		return word ? values[word] : whole;
	});

/** The first word in braces that stands for nothing; null where all do. */
export const unknownWord = (text: string): string | null =>
	[...text.matchAll(inBraces)].map(([, written = ""]) => written).find((written) => !meant(written)) ?? null;
