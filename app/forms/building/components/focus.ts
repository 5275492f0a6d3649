/** The id of a question's card, and of the field for the words of what is chosen. */
export const cardId = (id: string) => `card-${id}`;
export const WORDS = "words";

/** Brings the focus to a question's card as soon as it stands where it was put. */
export const focusCard = (id: string) => later(cardId(id));

/** Brings the focus to the words of what is chosen. */
export const focusWords = () => later(WORDS);

/** After the turn in which a dialog that closes gives the focus back. */
function later(id: string) {
	const bring = () => {
		const found = document.getElementById(id);
		found?.focus({ preventScroll: true });
		found?.scrollIntoView({ block: "nearest" });
	};
	setTimeout(() => setTimeout(bring));
}
