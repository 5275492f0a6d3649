import { type DragEvent, useCallback, useState } from "react";
import { isQuestionType } from "../../definition/blank";
import type { Building, Spot } from "./build-context";

/** What is dragged: a type from the palette, or a question by its id. */
export const KIND_MIME = "application/x-followup-kind";
export const QUESTION_MIME = "application/x-followup-question";

const isOurs = ({ dataTransfer }: DragEvent) =>
	dataTransfer.types.includes(KIND_MIME) || dataTransfer.types.includes(QUESTION_MIME);

/** Where what is dragged would fall, and what to do when it does; for the canvas. */
export function useDropPlace({ add, moveTo }: Pick<Building, "add" | "moveTo">) {
	const [spot, setSpot] = useState<Spot | null>(null);
	const onDragOver = useCallback((event: DragEvent<HTMLElement>) => {
		if (!isOurs(event)) return;
		event.preventDefault();
		const next = spotAt(event);
		setSpot((before) => (before?.section === next?.section && before?.at === next?.at ? before : next));
	}, []);
	const onDrop = useCallback(
		(event: DragEvent<HTMLElement>) => {
			if (!isOurs(event)) return;
			event.preventDefault();
			const place = spotAt(event);
			setSpot(null);
			if (!place) return;
			const kind = event.dataTransfer.getData(KIND_MIME);
			const question = event.dataTransfer.getData(QUESTION_MIME);
			if (isQuestionType(kind)) add(kind, place);
			else if (question) moveTo(question, place);
		},
		[add, moveTo],
	);
	const onDragEnd = useCallback(() => setSpot(null), []);
	const onDragLeave = useCallback((event: DragEvent<HTMLElement>) => {
		if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setSpot(null);
	}, []);
	return { spot, handlers: { onDragOver, onDrop, onDragEnd, onDragLeave } };
}

/** Before or behind the card under the pointer, by its half; the end of a section elsewhere in it. */
function spotAt(event: DragEvent<HTMLElement>): Spot | null {
	const target = event.target as HTMLElement;
	const section = target.closest<HTMLElement>("[data-section]");
	if (!section?.dataset.section) return null;
	const cards = [...section.querySelectorAll<HTMLElement>("[data-question]")];
	const at = cards.findIndex((card) => {
		const { top, height } = card.getBoundingClientRect();
		return event.clientY < top + height / 2;
	});
	return { section: section.dataset.section, at: at === -1 ? cards.length : at };
}
