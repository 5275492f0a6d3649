import { useEffect, useRef, useSyncExternalStore } from "react";

/** A single key, as `event.key` has it, to what it does. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const KEPT_AS = "followup.shortcuts";
const CHANGED = "followup:shortcuts";

/**
 * Single keys of a page. They never act while somebody types, with a key like Ctrl held, under an open dialog or menu,
 * or where single keys are switched off; a key that does something is kept from the browser.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
	const current = useRef(shortcuts);
	current.current = shortcuts;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
			const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
			if (!act || isTyping(event.target) || document.querySelector("[role=dialog], [role=menu]") || !areOn()) return;
			event.preventDefault();
			act(event);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
}

/** Whether single keys act in this browser, and the switch. */
export function useShortcutSwitch(): [boolean, (on: boolean) => void] {
	const on = useSyncExternalStore(listen, areOn, () => true);
	const turn = (next: boolean) => {
		if (next) localStorage.removeItem(KEPT_AS);
		else localStorage.setItem(KEPT_AS, "off");
		dispatchEvent(new Event(CHANGED));
	};
	return [on, turn];
}

function areOn(): boolean {
	try {
		return localStorage.getItem(KEPT_AS) !== "off";
	} catch {
		return true;
	}
}

function listen(tell: () => void) {
	addEventListener(CHANGED, tell);
	addEventListener("storage", tell);
	return () => {
		removeEventListener(CHANGED, tell);
		removeEventListener("storage", tell);
	};
}

const quiet = ["checkbox", "radio", "button", "submit"];
function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target instanceof HTMLInputElement) return !quiet.includes(target.type);
	return target.isContentEditable || target.matches("textarea, select");
}
