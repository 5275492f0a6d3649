import { type DragEvent, useState } from "react";
import type { ItemAnswer } from "../../items/answer";

/** What was just done, for the words that tell it. */
export type PlacingNews = { what: "chosen" | "gapChosen" | "placed" | "taken"; word: string; number: number } | null;

type Placing = {
	/** The places, in the order in which they are numbered. */
	slots: readonly string[];
	words: readonly string[];
	answer: ItemAnswer;
	/** A word that is pressed goes to the first free place, where none is chosen. */
	fillsNext?: boolean;
};

/**
 * Words that are put into places: press a word and then a place, or a place and then a word, or drag. Pressing a place that is filled takes its
 * word back.
 */
export function usePlacing({ slots, words, answer, fillsNext = false }: Placing) {
	const [placed, setPlaced] = useState<ItemAnswer>(() =>
		Object.fromEntries(Object.entries(answer).filter(([slot, word]) => slots.includes(slot) && words.includes(word))),
	);
	const [word, setWord] = useState<number | null>(null);
	const [slot, setSlot] = useState<string | null>(null);
	const [news, setNews] = useState<PlacingNews>(null);
	const used = usedWords(slots, words, placed);
	const numberOf = (id: string) => slots.indexOf(id) + 1;

	const tell = (what: NonNullable<PlacingNews>["what"], text: string, at = "") =>
		setNews({ what, word: text, number: numberOf(at) });

	const place = (at: string, text: string) => {
		setPlaced((before) => ({ ...before, [at]: text }));
		setWord(null);
		setSlot(null);
		tell("placed", text, at);
	};

	const take = (at: string) => {
		const text = placed[at] ?? "";
		setPlaced(({ [at]: _, ...others }) => others);
		tell("taken", text, at);
	};

	const pressWord = (index: number) => {
		if (used.has(index)) return;
		const text = words[index] as string;
		const free = slot ?? (fillsNext ? slots.find((one) => placed[one] === undefined) : undefined);
		if (free !== undefined) return place(free, text);
		setWord(word === index ? null : index);
		tell("chosen", text);
	};

	const pressSlot = (at: string) => {
		if (word !== null) return place(at, words[word] as string);
		if (placed[at] !== undefined) return take(at);
		setSlot(slot === at ? null : at);
		tell("gapChosen", "", at);
	};

	/** What makes a word one that can be dragged; `from`: the place in which it stands. */
	const dragging = (text: string, from = "") => ({
		draggable: true,
		onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData("text/plain", JSON.stringify({ text, from })),
	});

	const dropping = (at: string) => ({
		onDragOver: (event: DragEvent) => event.preventDefault(),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			const dragged = parseDragged(event.dataTransfer.getData("text/plain"));
			if (!dragged || !words.includes(dragged.text)) return;
			const { text, from } = dragged;
			// Of two places that are filled the words change places.
			setPlaced(({ [from]: _, ...others }) => ({
				...others,
				...(slots.includes(from) && others[at] !== undefined && { [from]: others[at] }),
				[at]: text,
			}));
			setWord(null);
			setSlot(null);
			tell("placed", text, at);
		},
	});

	return { placed, used, chosenWord: word, chosenSlot: slot, news, pressWord, pressSlot, dragging, dropping };
}

/** Which words stand in a place; of a word that is there twice, as many as stand. */
function usedWords(slots: readonly string[], words: readonly string[], placed: ItemAnswer): Set<number> {
	const used = new Set<number>();
	for (const slot of slots) {
		const at = words.findIndex((word, index) => word === placed[slot] && !used.has(index));
		if (at >= 0) used.add(at);
	}
	return used;
}

function parseDragged(text: string): { text: string; from: string } | undefined {
	try {
		const { text: word, from } = JSON.parse(text) as Record<string, unknown>;
		return typeof word === "string" && typeof from === "string" ? { text: word, from } : undefined;
	} catch {
		return undefined;
	}
}
