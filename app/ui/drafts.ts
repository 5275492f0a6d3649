const PREFIX = "followup.draft:";
/** Milliseconds that a draft is kept. */
const KEPT_FOR = 7 * 86_400_000;

export type Draft = { at: number; values: Record<string, string[]> };

/** What somebody has typed into a form, as far as it may be kept: no passwords or files, of hidden fields only an editor's. */
export function readForm(form: HTMLFormElement): Draft["values"] {
	const values: Draft["values"] = {};
	for (const field of keepable(form)) {
		const kept = isTick(field) && !field.checked ? [] : [field.value];
		values[field.name] = [...(values[field.name] ?? []), ...kept];
	}
	return values;
}

/** Whether a form says something else than the page came with: what is typed before React is there is heard by nobody. */
export const isTouched = (form: HTMLFormElement): boolean =>
	keepable(form).some((field) => {
		if (field.type === "hidden") return false;
		if (isTick(field)) return field.checked !== field.defaultChecked;
		if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
		const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
		return field.value !== given?.value;
	});

/** Puts a draft back into the form's fields, and tells them so. */
export function fillForm(form: HTMLFormElement, values: Draft["values"]): void {
	const used: Record<string, number> = {};
	for (const field of keepable(form)) {
		const own = values[field.name];
		if (!own) continue;
		if (isTick(field)) field.checked = own.includes(field.value);
		else {
			const place = used[field.name] ?? 0;
			used[field.name] = place + 1;
			setValue(field, own[place] ?? "");
		}
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const unkept = ["password", "hidden", "file", "submit", "button"];
const isTick = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
const keepable = (form: HTMLFormElement): Field[] =>
	([...form.elements] as unknown as Field[]).filter(
		({ name, type, dataset }) => name && (!unkept.includes(type) || dataset.draft !== undefined),
	);

/** By the browser's own setter: React has put one of its own over it, and would not see the change. */
function setValue(field: Field, value: string): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

export function keepDraft(key: string, draft: Draft): void {
	attempt(() => localStorage.setItem(PREFIX + key, JSON.stringify(draft)));
}

/** The draft that was kept, where it is not too old. */
export function findDraft(key: string, now: number): Draft | undefined {
	return attempt(() => {
		const draft = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as Draft | null;
		return draft && now - draft.at < KEPT_FOR ? draft : undefined;
	});
}

export function forgetDraft(key: string): void {
	attempt(() => localStorage.removeItem(PREFIX + key));
}

/** When somebody signs out: the next person at this device finds nothing. */
export function forgetAllDrafts(): void {
	attempt(() => {
		for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
		// The uploads that a page has left, with the names of its files.
		localStorage.removeItem("followup.uploads");
		indexedDB.deleteDatabase("followup.uploads");
	});
}

/** A browser may refuse its storage, or be full: then nothing is kept. */
function attempt<Result>(run: () => Result): Result | undefined {
	try {
		return run();
	} catch {
		return undefined;
	}
}
