import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/choices";
import { Notice } from "#app/ui/notice";
import { Turnstile } from "#app/ui/turnstile";
import { availableOptions, pipedFrom } from "../../answers/available-options";
import { formatAnswer } from "../../answers/format-answer";
import type { Definition } from "../../definition/definition";
import { questionsById } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import type { FlowPath } from "../../logic/evaluate-flow";
import { ResultView } from "../../results/components/result-view";
import type { Result } from "../../results/result";
import type { Step } from "../steps";
import { Said, useAsking, useSay } from "./reader";
import { STEP_HEADING } from "./use-step-news";

type ReviewStepProps = {
	definition: Definition;
	path: FlowPath;
	steps: Step[];
	/** What the answers come to, where that is shown before they are sent. */
	result: Result | null;
	/** Where a copy may be sent. */
	copyTo: string | null;
	/** Turnstile's key, where it is looked at whether somebody is there. */
	checkKey: string | null;
};

/** All answers once more, each with the way back to it, before they are sent. */
export function ReviewStep({ definition, path, steps, result, copyTo, checkKey }: ReviewStepProps) {
	const { t } = useTranslation("forms");
	const { languages } = useAsking();
	const say = useSay();
	const questions = questionsById(definition);
	const words = { yes: t("answering.yes"), no: t("answering.no"), other: t("answering.other"), languages };
	return (
		<>
			<h1 id={STEP_HEADING} tabIndex={-1} className="text-2xl font-semibold outline-none">
				{t("answering.review.title")}
			</h1>
			<p className="mt-2 text-base text-ink-2">{t("answering.review.intro")}</p>
			{result && (
				<section className="mt-6" aria-label={t("answering.review.own")}>
					<Notice icon="eye-off" title={t("answering.review.own")}>
						{t("answering.review.ownHelp")}
					</Notice>
					<div className="mt-4">
						<ResultView result={result} />
					</div>
				</section>
			)}
			{steps
				.filter(({ kind }) => kind === "questions")
				.map((step, at) => {
					const asked = step.questions.flatMap((id) => questions.get(id) ?? []).filter(isAsked);
					if (asked.length === 0) return null;
					return (
						<section
							key={step.id}
							className="card mt-4 px-4 py-3"
							aria-label={t("answering.review.part", { number: at + 1 })}
						>
							<dl className="divide-y divide-line">
								{asked.map((question) => {
									const options = pipedFrom(question)
										? availableOptions(definition, question, path.answers)
										: undefined;
									const lines = formatAnswer(question, path.answers, { ...words, options });
									return (
										<div key={question.id} className="py-2.5">
											<dt className="text-sm text-ink-2">
												<Said texts={question.label} />
											</dt>
											<dd className="mt-0.5 text-base break-words whitespace-pre-line">
												{lines.length === 0 ? (
													<span className="text-ink-3">{t("answering.notAnswered")}</span>
												) : (
													lines.join("\n")
												)}
											</dd>
										</div>
									);
								})}
							</dl>
							<button
								type="submit"
								name="go"
								value={`to:${step.id}`}
								formNoValidate
								className="btn btn-quiet -ml-3"
								aria-label={`${t("answering.change")}: ${asked.map(({ label }) => say(label)).join(", ")}`}
							>
								{t("answering.change")}
							</button>
						</section>
					);
				})}
			{copyTo && (
				<div className="mt-6">
					<Checkbox id="copy" name="copy" label={t("answering.copy", { email: copyTo })} />
				</div>
			)}
			{checkKey && (
				<div className="mt-6">
					<Turnstile siteKey={checkKey} />
				</div>
			)}
		</>
	);
}
