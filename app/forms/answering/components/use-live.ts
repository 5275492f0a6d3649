import { useEffect, useRef, useState } from "react";
import { isTouched } from "#app/ui/drafts";
import type { AnswerState } from "../state";

type Fields = Record<string, unknown>;

/**
 * What is typed, as it is typed: for what an answer shows, hides or computes at once. The fields themselves stay the browser's. A
 * new state from the server begins anew. What was typed before the page came alive is read when it does.
 */
export function useLive(state: AnswerState, formId: string, read: (fields: Fields) => Fields) {
	const [live, setLive] = useState<{ of: AnswerState; typed: Fields } | null>(null);
	const typed = live?.of === state ? live.typed : state.answers;
	const onInput = (form: HTMLFormElement) => setLive({ of: state, typed: read(fieldsOf(form)) });
	const readForm = useRef(onInput);
	useEffect(() => {
		const form = document.forms.namedItem(formId);
		if (form && isTouched(form)) readForm.current(form);
	}, [formId]);
	return { typed, onInput };
}

/** A form's fields as the server reads them: what comes more than once is a list. */
function fieldsOf(form: HTMLFormElement): Fields {
	const data = new FormData(form);
	return Object.fromEntries(
		Array.from(new Set(data.keys()), (name) => {
			const all = data.getAll(name);
			return [name, all.length > 1 ? all : all[0]];
		}),
	);
}
