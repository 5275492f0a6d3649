import { useEffect, useRef } from "react";

/** With another item the focus goes to its task, as a new page is read from its head. */
export function useFocusOnTask(item: string): void {
	const shown = useRef(item);
	useEffect(() => {
		if (shown.current === item) return;
		shown.current = item;
		document.getElementById("task")?.focus();
		scrollTo(0, 0);
	}, [item]);
}
