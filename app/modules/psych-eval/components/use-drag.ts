import { useSubmit } from "@remix-run/react";
import { type DragEvent, useState } from "react";

/** Rows of the bank that are dragged into another order; the buttons beside them do the same without a mouse. */
export function useDrag(rows: readonly { id: string }[], intent: string) {
	const submit = useSubmit();
	const [dragged, setDragged] = useState<string | null>(null);
	const drop = (event: DragEvent, at: number) => {
		event.preventDefault();
		if (dragged === null) return;
		const ids = rows.map(({ id }) => id).filter((id) => id !== dragged);
		ids.splice(at, 0, dragged);
		setDragged(null);
		submit({ intent, ids: ids.join(" ") }, { method: "post" });
	};
	return (id: string, at: number) => ({
		isDragged: dragged === id,
		handlers: {
			draggable: true,
			onDragStart: () => setDragged(id),
			onDragEnd: () => setDragged(null),
			onDragOver: (event: DragEvent) => event.preventDefault(),
			onDrop: (event: DragEvent) => drop(event, at),
		},
	});
}
