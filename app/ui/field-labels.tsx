import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const FieldLabels = createContext<Map<string, string> | null>(null);

/** Around all forms: what the controls of the page are called, by their ids, so that an error can name its field. */
export function FieldLabelsProvider({ children }: { children: ReactNode }) {
	const [labels] = useState(() => new Map<string, string>());
	return <FieldLabels.Provider value={labels}>{children}</FieldLabels.Provider>;
}

/** What the controls are called that were drawn so far; without JavaScript those above the reader. */
export const useFieldLabels = (): ReadonlyMap<string, string> => useContext(FieldLabels) ?? none;

const none: ReadonlyMap<string, string> = new Map();

/** Says what a control is called. It is said while drawing, as the server draws once. */
export function useFieldLabel(id: string, label: ReactNode): void {
	const labels = useContext(FieldLabels);
	const text = typeof label === "string" ? label : undefined;
	if (text !== undefined) labels?.set(id, text);
	useEffect(() => {
		if (text === undefined) return;
		labels?.set(id, text);
		return () => {
			if (labels?.get(id) === text) labels.delete(id);
		};
	}, [labels, id, text]);
}

/** The control of a field on the page: by its id, else by its name. */
export function controlOf(id: string): HTMLElement | null {
	return document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;
}

/** What a control on the page is called where it has said nothing: by its label, or by the legend of its group. */
export function labelOnPage(control: HTMLElement): string | undefined {
	const labelledBy = document.getElementById(control.getAttribute("aria-labelledby") ?? "");
	const own = (control as HTMLInputElement).labels?.[0];
	const legend = control.closest("fieldset")?.querySelector("legend");
	const isOneOfSeveral = (control as HTMLInputElement).type === "radio";
	const label = labelledBy ?? (isOneOfSeveral ? (legend ?? own) : (own ?? legend));
	return (control.getAttribute("aria-label") ?? label?.textContent)?.trim() || undefined;
}
