import { useCallback, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { duplicateQuestion, insertQuestion, moveBy, moveTo, positionOf, removeQuestion } from "../../builder/edit";
import type { HeldText } from "../../builder/held-text";
import { insertItem, type LibraryItem } from "../../builder/insert-item";
import { type BuilderAction, beginBuilder, build } from "../../builder/state";
import { blankQuestion } from "../../definition/blank";
import { codeFrom } from "../../definition/code-from";
import { type Definition, questionsOf } from "../../definition/definition";
import type { Question, QuestionType } from "../../definition/question";
import { textIn } from "../../definition/texts";
import type { ItemHead } from "../../library/item-head";
import type { Building, Spot } from "./build-context";
import { focusCard, focusWords } from "./focus";

type Around = {
	/** What a whole template has locked of the form. */
	locks: readonly string[];
	tenantGuid: string;
	library: readonly ItemHead[];
	/** The call that gives an item of the library. */
	libraryCall: string;
	/** What is being typed: it is written before anything else is done. */
	holder: HeldText;
};

/** The builder's state, and all that can be done in it. */
export function useBuilder(start: Definition, { locks, tenantGuid, library, libraryCall, holder }: Around) {
	const { t, i18n } = useTranslation("formBuild");
	const [state, act] = useReducer(build, start, (form) => beginBuilder(form, locks));
	const [said, tell] = useState("");
	const [sheet, setSheet] = useState<"palette" | "settings" | null>(null);
	const latest = useRef(state);
	latest.current = state;
	const language = state.history.present.languages[0];

	const dispatch = useCallback(
		(action: BuilderAction) => {
			holder.settle();
			act(action);
		},
		[holder],
	);

	const put = useCallback(
		(questions: Question[], spot?: Spot) => {
			const { history, chosen } = latest.current;
			const where = spot ?? behind(history.present, chosen);
			const last = questions.at(-1);
			if (!last) return;
			dispatch({
				type: "edit",
				choose: last.id,
				change: (form) =>
					questions.reduce(
						(next, question, index) => insertQuestion(next, { section: where.section, at: where.at + index }, question),
						form,
					),
			});
			return last;
		},
		[dispatch],
	);

	const building = useMemo<Building>(() => {
		const current = () => latest.current.history.present;
		/** The same with the letters that were typed last. */
		const settled = () => {
			flushSync(holder.settle);
			return current();
		};
		const nameOf = (id: string) => {
			const question = positionOf(current(), id)?.question;
			return question ? textIn(question.label, language).text || t(`kind.${question.type}`) : "";
		};
		const numberOf = (form: Definition, id: string) => questionsOf(form).findIndex((one) => one.id === id) + 1;
		const edit = (change: (form: Definition) => Definition, choose?: string) =>
			dispatch({ type: "edit", change, ...(choose !== undefined && { choose }) });
		const announceMove = (id: string, next: Definition) =>
			tell(t("said.moved", { name: nameOf(id), at: numberOf(next, id), of: questionsOf(next).length }));
		return {
			...{ language, tenantGuid, library, dispatch, current, tell },
			openSettings: () => setSheet("settings"),
			add: (type: QuestionType, spot) => {
				const codes = questionsOf(current()).map(({ code }) => code);
				const question = put(
					[blankQuestion(type, codeFrom(t(`kind.${type}`), codes, i18n.language as Language))],
					spot,
				);
				tell(t("said.added", { name: t(`kind.${type}`) }));
				setSheet(matchMedia("(width < 64rem)").matches ? "settings" : null);
				if (question) focusWords(question.id);
			},
			addItem: async (head, spot) => {
				const item = await itemAt(`${libraryCall}&id=${head.id}`);
				if (!item) return tell(t("library.gone", { title: head.title }));
				const where = spot ?? behind(current(), latest.current.chosen);
				const next = insertItem(current(), item, where);
				if (!next) return tell(t("library.isThere", { title: head.title }));
				// The form may have moved on while the item was fetched: what counts is how it is when it comes in.
				edit((form) => (form === current() ? next.form : (insertItem(form, item, where)?.form ?? form)), next.chosen);
				tell(t("said.added", { name: head.title }));
				setSheet(null);
				focusCard(next.chosen);
			},
			move: (id, by) => {
				const next = moveBy(settled(), id, by);
				if (next === current()) return tell(t(by < 0 ? "said.isFirst" : "said.isLast"));
				edit(() => next, id);
				announceMove(id, next);
				focusCard(id);
			},
			moveTo: (id, spot) => {
				const next = moveTo(settled(), id, spot);
				edit(() => next, id);
				announceMove(id, next);
			},
			duplicate: (id) => {
				const question = positionOf(settled(), id)?.question;
				if (!question) return;
				const code = codeFrom(
					question.code,
					questionsOf(current()).map((one) => one.code),
				);
				const next = duplicateQuestion(current(), id, code);
				const copy = questionsOf(next)[numberOf(next, id)];
				edit(() => next, copy?.id);
				tell(t("said.duplicated", { name: nameOf(id) }));
				if (copy) focusCard(copy.id);
			},
			remove: (id) => {
				const all = questionsOf(current());
				const at = numberOf(current(), id) - 1;
				const neighbour = all[at + 1] ?? all[at - 1];
				tell(t("said.removed", { name: nameOf(id) }));
				edit((form) => removeQuestion(form, id), neighbour?.id);
				if (neighbour) focusCard(neighbour.id);
			},
		};
	}, [language, tenantGuid, library, libraryCall, put, dispatch, holder, t, i18n.language]);

	return { state, building, said, sheet, setSheet, put };
}

/** An item of the library; null where it cannot be had. */
async function itemAt(address: string): Promise<LibraryItem | null> {
	try {
		const answer = await fetch(address);
		return answer.ok ? ((await answer.json()) as LibraryItem) : null;
	} catch {
		return null;
	}
}

/** The place behind what is chosen; the end of the form where nothing is. */
function behind(form: Definition, chosen: string): Spot {
	const place = positionOf(form, chosen);
	if (place) return { section: place.section, at: place.at + 1 };
	const page = form.pages.find((one) => one.id === chosen || one.sections.some(({ id }) => id === chosen));
	const sections = (page ?? form.pages.at(-1))?.sections ?? [];
	const section = sections.find(({ id }) => id === chosen) ?? sections.at(-1);
	return { section: section?.id ?? "", at: section?.questions.length ?? 0 };
}
