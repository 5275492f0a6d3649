import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import { isTouched } from "#app/ui/drafts";
import type { AnswerState } from "../state";

type Fields = Record<string, unknown>;

/** Milliseconds without a key after which what is typed counts: more than most people take from key to key. What is chosen does as soon as it is shown. */
const PAUSE = 400;

/**
 * What stands in the fields, for what an answer shows, hides or computes: a moment later, so that no key and no press waits for it, and
 * piece by piece, so that none waits for the rest of it. The fields themselves stay the browser's, which sends what is in them. A new
 * state from the server begins anew. What was typed before the page came alive is read when it does.
 */
export function useLive(state: AnswerState, formId: string, read: (fields: Fields) => Fields) {
	const [live, setLive] = useState<{ of: AnswerState; typed: Fields } | null>(null);
	const typed = live?.of === state ? live.typed : state.answers;
	const take = (form: HTMLFormElement) => setLive({ of: state, typed: read(fieldsOf(form)) });
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const onInput = ({ currentTarget: form, nativeEvent }: FormEvent<HTMLFormElement>) => {
		clearTimeout(timer.current);
		const count = () => startTransition(() => take(form));
		timer.current = setTimeout(count, nativeEvent instanceof InputEvent ? PAUSE : 0);
	};
	const readForm = useRef(take);
	useEffect(() => {
		const form = document.forms.namedItem(formId);
		if (form && isTouched(form)) readForm.current(form);
	}, [formId]);
	return { typed, onInput };
}

/** A form's fields as the server reads them: what comes more than once is a list. */
function fieldsOf(form: HTMLFormElement): Fields {
	const fields: Fields = {};
	for (const [name, value] of new FormData(form)) fields[name] = name in fields ? [fields[name], value].flat() : value;
	return fields;
}
