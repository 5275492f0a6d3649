import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { findDraft, forgetDraft, keepDraft } from "#app/ui/drafts";
import { keyOfKept } from "./key-of-kept";
import type { AnswerState } from "./state";
import { START } from "./steps";
import type { Unsent } from "./unsent.server";

/** Milliseconds without a key after which what was typed is kept. */
const PAUSE = 400;

/** `unsent`: the answers as people read them, for where the form is closed when they come back. */
export type Begun = AnswerState & { version: string; unsent: Unsent[] };

type Keeping = {
	/** Whether this browser keeps anything of the form. */
	isOn: boolean;
	guid: string;
	/** The version that is shown: what is begun in it goes on in it, whatever was published since. */
	version: string;
	state: AnswerState;
	/** As typed now. */
	typed: Record<string, unknown>;
	/** The same as people read it. */
	read: () => Unsent[];
};

/**
 * Keeps in this browser where somebody is in a form. What is kept goes after a week, when somebody signs out, and when the form is sent.
 * Gives what was begun before this opening of the page, which nothing is written over until it is gone on with or forgotten.
 */
export function useKept({ isOn, guid, version, state, typed, read }: Keeping) {
	const isSending = useNavigation().formData?.get("go") === "send";
	const readNow = useRef(read);
	readNow.current = read;
	const [begun, setBegun] = useState<Begun | null>(null);
	useEffect(() => {
		if (!isOn) return;
		const found = findBegun(guid);
		const isOther = found !== null && found.sendKey !== state.sendKey;
		setBegun(state.step === START || isOther ? found : null);
		// What is on its way in is not kept once more behind it.
		if (state.step === START || isOther || isSending) return;
		const timer = setTimeout(() => {
			const now: Begun = { ...state, answers: typed, fieldErrors: [], version, unsent: readNow.current() };
			keepDraft(keyOfKept(guid), { at: Date.now(), values: { state: [JSON.stringify(now)] } });
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [isOn, guid, version, state, typed, isSending]);
	const forget = () => forgetDraft(keyOfKept(guid));
	return { begun, forget, hide: () => setBegun(null) };
}

/** What this browser has kept of a form, where something was answered in it. */
export function findBegun(guid: string): Begun | null {
	const found = findDraft(keyOfKept(guid), Date.now())?.values.state?.[0];
	if (!found) return null;
	const begun = JSON.parse(found) as Begun;
	return Object.keys(begun.answers).length > 0 || begun.step !== START ? begun : null;
}

/** Makes a form send other answers in place of those that are in it. */
export function replaceState(
	formId: string,
	{ answers, sendKey, startedAt, version }: Pick<Begun, "answers" | "sendKey" | "startedAt" | "version">,
): void {
	const fields = document.forms.namedItem(formId)?.elements;
	const values = { kept: JSON.stringify(answers), shown: "", sendKey, startedAt: String(startedAt), version };
	for (const [name, value] of Object.entries(values)) {
		const field = fields?.namedItem(name);
		if (field instanceof HTMLInputElement) field.value = value;
	}
}
