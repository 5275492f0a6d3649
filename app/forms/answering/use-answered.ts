import { type ShouldRevalidateFunctionArgs, useActionData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormProblem } from "#app/ui/form-problem";
import { answersFromFields } from "../answers/from-fields";
import { textIn } from "../definition/texts";
import { closings } from "../store/settings";
import type { ShownForm } from "./show-form.server";
import type { AnswerState } from "./state";
import type { Unsent } from "./unsent.server";

/** What the action answers: the next screen, by the version that was begun with, or why it was refused. */
type Answered = {
	state?: AnswerState;
	older?: Pick<ShownForm, "versionId" | "definition"> | null;
	problem?: { kind: string; detail?: string | null };
	values?: Record<string, unknown>;
	/** What was answered and is not taken any more, or not yet. */
	unsent?: Unsent[] | null;
	/** It asks for a PIN or an address before it goes on, or does so no more. */
	isTurned?: boolean;
	/** A letter was asked for just now. */
	isMailed?: boolean;
};
type Page = { shown: ShownForm; state: AnswerState };

/** The page as it is now: fresh, one screen on, or as it was sent, with the sentence that says why it was not taken. */
export function useAnswered(shown: ShownForm): Page & { problem: string | null } {
	const { t } = useTranslation("forms");
	const answer = useActionData<Answered>();
	const { summary } = useFormProblem(answer);
	const last = useRef<Page>({ shown, state: shown.fresh });
	if (answer?.state) last.current = { shown: { ...shown, ...answer.older }, state: answer.state };
	const { problem, values, unsent, isMailed } = answer ?? {};
	const withUnsent = (page: Page): Page => (unsent ? { ...page, shown: { ...page.shown, unsent } } : page);
	if (!problem && !answer?.state) return { shown, state: shown.fresh, problem: null };
	if (!problem && isMailed) {
		const there = shown.closed ? shown : last.current.shown;
		return { ...withUnsent({ ...last.current, shown: { ...there, isMailed } }), problem: null };
	}
	if (!problem) return { ...withUnsent(last.current), problem: null };
	if (problem.kind === "offline") return { ...last.current, problem: t("answering.offline") };
	if (problem.kind === "away") return { ...last.current, problem: t("closed.closed") };
	const own = textIn(shown.closedText ?? undefined, shown.language).text;
	const sentence = (closingOf(problem) && own) || summary.map(({ text }) => text).join(" ");
	if (problem.kind === "gone" && unsent && shown.closed)
		return { ...withUnsent({ shown, state: shown.fresh }), problem: null };
	// On another device it has gone on: what is there now is what the server has.
	if (problem.kind === "conflict") return { ...withUnsent({ shown, state: shown.fresh }), problem: sentence };
	const page = { ...last.current, shown: last.current.shown.guid === shown.guid ? last.current.shown : shown };
	const version = shown.closed && values?.version ? { versionId: String(values.version) } : {};
	const sent = { shown: { ...page.shown, ...version }, state: asSent(values ?? {}, page) };
	return { ...withUnsent(sent), problem: sentence };
}

/** That what was sent found the form closed. */
const closingOf = (problem: Answered["problem"]) => closings.find((why) => problem?.detail === `forms:closed.${why}`);

/** The state that a screen has sent, with what was typed on it, so that a refusal loses nothing. */
function asSent(values: Record<string, unknown>, { shown, state }: Page): AnswerState {
	const text = (name: string) => (typeof values[name] === "string" ? (values[name] as string) : "");
	try {
		const kept: unknown = JSON.parse(text("kept"));
		if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return state;
		const standing = text("shown").split(" ").filter(Boolean);
		return {
			...{ step: text("step"), fieldErrors: [] },
			answers: answersFromFields(shown.definition, values, kept as Record<string, unknown>, standing),
			sendKey: text("sendKey"),
			startedAt: Number(text("startedAt")),
			revision: text("revision") ? Number(text("revision")) : null,
		};
	} catch {
		return state;
	}
}

/** The action has said all that there is to know of the next screen; only another language, or a conflict, asks for the page anew. */
export function asksAnew({ actionResult, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const { state, problem, unsent, isTurned } = (actionResult ?? {}) as Answered;
	if (isTurned) return true;
	if (problem?.kind === "conflict") return true;
	if (problem?.kind === "offline" || problem?.kind === "away") return false;
	// It was closed meanwhile: the page says so, in the author's words where there are any.
	if (unsent) return true;
	return state && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
}
