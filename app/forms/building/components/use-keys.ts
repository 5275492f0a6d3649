import { useEffect, useRef } from "react";

type Acts = { undo: () => void; redo: () => void; save: () => void; preview: () => void; publish: () => void };

/** The builder's keys, wherever the focus is: Ctrl Z/Y, Ctrl S, Ctrl P, Ctrl Enter. */
export function useKeys(acts: Acts): void {
	const latest = useRef(acts);
	latest.current = acts;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
			if (document.querySelector("[role=dialog]")) return;
			const name = { z: event.shiftKey ? "redo" : "undo", y: "redo", s: "save", p: "preview", enter: "publish" }[
				event.key.toLowerCase()
			] as keyof Acts | undefined;
			if (!name) return;
			event.preventDefault();
			latest.current[name]();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
}
