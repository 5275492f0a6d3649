import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { findDraft, keepDraft } from "#app/ui/drafts";
import { keyOfKept } from "../key-of-kept";
import type { AnswerState } from "../state";
import { START } from "../steps";
import type { Unsent } from "../unsent.server";
import { UnsentAnswers } from "./unsent-answers";

/** Milliseconds without a key after which what was typed is kept. */
const PAUSE = 400;

/** `unsent`: the answers as people read them, for where the form is closed when they come back. */
type Begun = AnswerState & { version: string; unsent: Unsent[] };
type KeptAnswersProps = {
	guid: string;
	/** The version that is shown: what is begun in it goes on in it, whatever was published since. */
	version: string;
	form: string;
	state: AnswerState;
	/** As typed now. */
	typed: Record<string, unknown>;
	/** The same as people read it. */
	read: () => Unsent[];
};

/**
 * Keeps in this browser where somebody is in a form, and offers to go on there. What is kept goes after a week, when somebody signs
 * out, and when the form is sent.
 */
export function KeptAnswers({ guid, version, form, state, typed, read }: KeptAnswersProps) {
	const { t } = useTranslation("forms");
	const isSending = useNavigation().formData?.get("go") === "send";
	const readNow = useRef(read);
	readNow.current = read;
	const [kept, setKept] = useState<Begun | null>(null);
	useEffect(() => {
		if (state.step !== START) {
			setKept(null);
			// What is on its way in is not kept once more behind it.
			if (isSending) return;
			const timer = setTimeout(() => {
				const now = JSON.stringify({
					...state,
					answers: typed,
					faults: [],
					version,
					unsent: readNow.current(),
				} satisfies Begun);
				keepDraft(keyOfKept(guid), { at: Date.now(), values: { state: [now] } });
			}, PAUSE);
			return () => clearTimeout(timer);
		}
		const found = findDraft(keyOfKept(guid), Date.now())?.values.state?.[0];
		if (found) setKept(JSON.parse(found) as Begun);
	}, [guid, version, state, typed, isSending]);
	if (!kept || state.step !== START) return null;
	const goOn = () => {
		const fields = document.forms.namedItem(form)?.elements;
		const put = (name: string, value: string) => {
			const field = fields?.namedItem(name);
			if (field instanceof HTMLInputElement) field.value = value;
		};
		put("kept", JSON.stringify(kept.answers));
		put("sendKey", kept.sendKey);
		put("startedAt", String(kept.startedAt));
		put("version", kept.version);
	};
	return (
		<div className="notice tone-info mb-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border p-3 text-sm">
			<span>{t("answering.kept")}</span>
			<button type="submit" name="go" value={`to:${kept.step}`} className="btn btn-secondary" onClick={goOn}>
				{t("answering.continue")}
			</button>
		</div>
	);
}

/** What this browser has kept of a form that is closed now. */
export function KeptUnsent({ guid }: { guid: string }) {
	const [unsent, setUnsent] = useState<Unsent[]>([]);
	useEffect(() => {
		const found = findDraft(keyOfKept(guid), Date.now())?.values.state?.[0];
		if (found) setUnsent((JSON.parse(found) as Begun).unsent ?? []);
	}, [guid]);
	return unsent.length > 0 ? <UnsentAnswers unsent={unsent} /> : null;
}
