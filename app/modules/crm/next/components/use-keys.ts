import { useEffect } from "react";

/** Presses what carries a key (`data-key`) when that key is pressed outside of fields and layers. */
export function useKeys(): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { target, key, ctrlKey, metaKey, altKey } = event;
			if (ctrlKey || metaKey || altKey || event.defaultPrevented || event.repeat) return;
			const typing = target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]");
			const inLayer = document.querySelector("[role=dialog], [role=menu], details.menu[open]");
			if (typing || inLayer || !/^[a-z]$/i.test(key)) return;
			const meant = document.querySelector<HTMLElement>(`[data-key="${key.toLowerCase()}"]`);
			if (!meant) return;
			event.preventDefault();
			meant.click();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
}
