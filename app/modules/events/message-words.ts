/** What stands for something of the event or the reader in a message of the organiser: `{name}`. */
export const messageWords = ["name", "event", "when", "place", "link"] as const;
type Word = (typeof messageWords)[number];

/** A text with its words filled in. */
export const filled = (text: string, values: Record<Word, string>): string =>
	text.replace(/\{(\w+)\}/g, (whole, word: string) => (Object.hasOwn(values, word) ? values[word as Word] : whole));

/** The first word in braces that stands for nothing; null where all do. */
export const unknownWord = (text: string): string | null =>
	[...text.matchAll(/\{([^{}\n]*)\}/g)]
		.map(([, word = ""]) => word)
		.find((word) => !messageWords.includes(word as Word)) ?? null;
