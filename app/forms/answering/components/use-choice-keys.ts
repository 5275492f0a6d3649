import { useEffect } from "react";

/**
 * Digits choose: of the choices in focus, or of the only ones on a screen on which nothing is written, the first to the ninth; of points
 * that are numbers, the one of that number.
 */
export function useChoiceKeys(formId: string): void {
	useEffect(() => {
		const choose = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
			const form = document.forms.namedItem(formId);
			const choices = form ? choicesAt(form, document.activeElement) : [];
			const areNumbers = choices.every(({ value }) => /^\d+$/.test(value));
			const chosen = areNumbers ? choices.find(({ value }) => value === event.key) : choices[Number(event.key) - 1];
			if (!chosen) return;
			event.preventDefault();
			chosen.focus();
			chosen.click();
		};
		document.addEventListener("keydown", choose);
		return () => document.removeEventListener("keydown", choose);
	}, [formId]);
}

const CHOICES = "input[type=radio], input[type=checkbox]";
const WRITTEN = "textarea, select, input:not([type=hidden], [type=radio], [type=checkbox])";

function choicesAt(form: HTMLFormElement, focused: Element | null): HTMLInputElement[] {
	const all = [...form.querySelectorAll<HTMLInputElement>(CHOICES)];
	const own = all.find((choice) => choice === focused);
	if (own) return all.filter(({ name }) => name === own.name);
	const isWritten = [...form.querySelectorAll(WRITTEN)].some((field) => field.checkVisibility());
	const isAlone = new Set(all.map(({ name }) => name)).size === 1 && !isWritten;
	return isAlone && (focused === document.body || form.contains(focused)) ? all : [];
}
