import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { findDraft, keepDraft } from "#app/ui/drafts";
import type { AnswerState } from "../state";
import { START } from "../steps";

/** Under which name what was begun of a form is kept. */
export const keyOfKept = (guid: string) => `form:${guid}`;

/** Milliseconds without a key after which what was typed is kept. */
const PAUSE = 400;

type Begun = AnswerState & { version: string };
type KeptAnswersProps = {
	guid: string;
	/** The version that is shown: what is begun in it goes on in it, whatever was published since. */
	version: string;
	form: string;
	state: AnswerState;
	/** As typed now. */
	typed: Record<string, unknown>;
};

/**
 * Keeps in this browser where somebody is in a form, and offers to go on there. What is kept goes after a week, when somebody signs
 * out, and when the form is sent.
 */
export function KeptAnswers({ guid, version, form, state, typed }: KeptAnswersProps) {
	const { t } = useTranslation("forms");
	const [kept, setKept] = useState<Begun | null>(null);
	useEffect(() => {
		if (state.step !== START) {
			setKept(null);
			const timer = setTimeout(() => {
				const now = JSON.stringify({ ...state, answers: typed, faults: [], version } satisfies Begun);
				keepDraft(keyOfKept(guid), { at: Date.now(), values: { state: [now] } });
			}, PAUSE);
			return () => clearTimeout(timer);
		}
		const found = findDraft(keyOfKept(guid), Date.now())?.values.state?.[0];
		if (found) setKept(JSON.parse(found) as Begun);
	}, [guid, version, state, typed]);
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
