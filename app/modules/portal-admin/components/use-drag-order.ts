import { useSubmit } from "@remix-run/react";
import { type DragEvent, useState } from "react";

/**
 * Lets the rows of a list be dragged to another place: what is dropped is sent as `intent` with the row's `id` and its new
 * `place`, counted from 0. The buttons that move a row one place do the same for keys and for touch.
 */
export function useDragOrder(ids: readonly string[], intent: string) {
	const submit = useSubmit();
	const [dragged, setDragged] = useState<string | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const end = () => {
		setDragged(null);
		setOver(null);
	};
	const from = dragged === null ? -1 : ids.indexOf(dragged);
	return {
		/** What makes a row one that is dragged and dropped on. */
		row: (id: string) => {
			const place = ids.indexOf(id);
			return {
				draggable: true,
				onDragStart: (event: DragEvent) => {
					event.dataTransfer.effectAllowed = "move";
					event.dataTransfer.setData("text/plain", id);
					setDragged(id);
				},
				onDragOver: (event: DragEvent) => {
					if (dragged === null) return;
					event.preventDefault();
					setOver(place);
				},
				onDrop: (event: DragEvent) => {
					event.preventDefault();
					if (dragged !== null && place !== from)
						submit({ intent, id: dragged, place: String(place) }, { method: "post", preventScrollReset: true });
					end();
				},
				onDragEnd: end,
			};
		},
		/** Where the line stands that shows the place of what is dragged. */
		lineAt: (id: string): "above" | "below" | null => {
			const place = ids.indexOf(id);
			if (over !== place || from === -1 || from === place) return null;
			return place < from ? "above" : "below";
		},
	};
}
