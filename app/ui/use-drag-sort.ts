import { type DragEvent, useState } from "react";

/** Sorts a list by dragging its items; gives what each of them carries. `onSort` gets all ids in their new order. */
export function useDragSort(ids: readonly string[], onSort: (ids: string[]) => void) {
	const [dragged, setDragged] = useState<string | null>(null);
	const [over, setOver] = useState<string | null>(null);
	const drop = (target: string) => {
		setOver(null);
		if (dragged === null || dragged === target) return;
		const sorted = ids.filter((id) => id !== dragged);
		const isDown = ids.indexOf(dragged) < ids.indexOf(target);
		sorted.splice(sorted.indexOf(target) + (isDown ? 1 : 0), 0, dragged);
		onSort(sorted);
	};
	return (id: string) => ({
		draggable: true,
		onDragStart: (event: DragEvent) => {
			event.stopPropagation();
			setDragged(id);
		},
		onDragEnd: () => {
			setDragged(null);
			setOver(null);
		},
		onDragOver: (event: DragEvent) => {
			if (dragged === null) return;
			event.preventDefault();
			setOver(id);
		},
		onDrop: (event: DragEvent) => {
			if (dragged === null) return;
			event.preventDefault();
			event.stopPropagation();
			drop(id);
		},
		className: over === id ? "rounded-lg outline-2 outline-accent" : "",
	});
}
