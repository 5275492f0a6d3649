import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { LinkButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { Answers } from "../../answers/answer";
import { availableOptions, pipedFrom } from "../../answers/available-options";
import { formatAnswer } from "../../answers/format-answer";
import { type Definition, questionsOf } from "../../definition/definition";
import { withoutPipes } from "../../definition/pipe";
import { isContent, type Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import type { ScoreResults } from "../../scoring/score";

type TriedReplyProps = {
	definition: Definition;
	language: Language;
	tried: { answers: Answers; scores: ScoreResults };
};

/** The end of a trial: what a reply would have held. */
export function TriedReply({ definition, language, tried }: TriedReplyProps) {
	const { t } = useTranslation(["formBuild", "forms"]);
	const format = useFormat();
	const { pathname, search } = useLocation();
	const languages: [Language, Language] = [language, definition.languages[0]];
	const words = { languages, yes: t("yes"), no: t("no"), other: t("other") };
	const optionsOf = (question: Question) =>
		pipedFrom(question) ? availableOptions(definition, question, tried.answers) : undefined;
	const said = questionsOf(definition).filter(
		(question) => !isContent(question) && tried.answers[question.id] !== undefined,
	);
	return (
		<main id="main" tabIndex={-1} className="mx-auto w-full max-w-160 px-4 py-8">
			<h1 className="text-2xl font-semibold">{t("preview.done")}</h1>
			<div className="mt-4">
				<Notice tone="info">{t("preview.notKept")}</Notice>
			</div>
			<dl className="mt-6 divide-y divide-line">
				{said.map((question) => (
					<div key={question.id} className="py-2.5">
						<dt className="text-sm text-ink-2">{withoutPipes(textIn(question.label, ...languages).text)}</dt>
						<dd className="mt-0.5 text-base break-words whitespace-pre-line">
							{formatAnswer(question, tried.answers, { ...words, options: optionsOf(question) }).join("\n")}
						</dd>
					</div>
				))}
				{definition.scores.map(({ id, name, bands }) => {
					const result = tried.scores[id];
					const band = result && result.band !== null ? bands[result.band] : undefined;
					return (
						<div key={id} className="py-2.5">
							<dt className="text-sm text-ink-2">{textIn(name, ...languages).text || t("scores.unnamed")}</dt>
							<dd className="mt-0.5 text-base">
								{result?.value === null || result === undefined ? t("preview.noScore") : format.number(result.value)}
								{band && ` – ${textIn(band.label, ...languages).text}`}
							</dd>
						</div>
					);
				})}
			</dl>
			<p className="mt-6">
				<LinkButton to={`${pathname}${search}`} reloadDocument>
					{t("preview.again")}
				</LinkButton>
			</p>
		</main>
	);
}
