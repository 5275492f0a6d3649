import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { singleKeysAreOn } from "./single-keys-setting";

type Shortcuts = { onPalette: () => void; onHelp: () => void };

const SINGLE = "?gh/fnjkxXe[]";
/** Keys that many keyboards write with AltGr or Option. */
const WITH_ALT = "[]";

/**
 * The keys of every page. Ctrl K (on a Mac ⌘ K) opens the palette from anywhere; single keys act where nobody types and
 * no layer is open, unless the person has turned them off, and what they do arrives with the first press.
 */
export function useShortcuts(active: boolean, shortcuts: Shortcuts) {
	const navigate = useNavigate();
	const latest = useRef(shortcuts);
	latest.current = shortcuts;
	useEffect(() => {
		if (!active) return;
		const onKey = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
			if (key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey) {
				event.preventDefault();
				latest.current.onPalette();
				return;
			}
			const isPlain = WITH_ALT.includes(key) ? altKey || !ctrlKey : !ctrlKey && !altKey;
			if (key.length !== 1 || !SINGLE.includes(key) || metaKey || !isPlain) return;
			if (event.defaultPrevented || event.isComposing || isBusy(event.target) || !singleKeysAreOn()) return;
			// The field that a key opens would get its letter, and Firefox would open its own search.
			event.preventDefault();
			const help = () => latest.current.onHelp();
			void import("./single-keys").then(({ pressed }) => pressed(key, { help, navigate }));
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [active, navigate]);
}

const untyped = ["checkbox", "radio", "button", "submit", "reset"];

/** In a field the keys are letters; in a layer they are the layer's. */
function isBusy(target: EventTarget | null): boolean {
	if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return true;
	if (target instanceof HTMLInputElement) return !untyped.includes(target.type);
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
}
