/** The id of a question's card, and of the field for the words of what is chosen. */
export const cardId = (id: string) => `card-${id}`;
export const WORDS = "words";

/** Brings the focus to a question's card as soon as it stands where it was put. */
export const focusCard = (id: string) => later(cardId(id));

/** Brings the focus to the words of what was added, and its card into sight. */
export const focusWords = (id: string) => later(WORDS, cardId(id));

/** After the turn in which a dialog that closes gives the focus back. */
function later(id: string, seen = id) {
	const bring = () => {
		document.getElementById(id)?.focus({ preventScroll: true });
		document.getElementById(seen)?.scrollIntoView({ block: "nearest" });
	};
	setTimeout(() => setTimeout(bring));
}

/** Brings the focus to the first of these that is there, after what held it is gone. */
export const focusFirst = (ids: readonly string[]) =>
	setTimeout(() =>
		setTimeout(() =>
			ids
				.map((id) => document.getElementById(id))
				.find(Boolean)
				?.focus(),
		),
	);
