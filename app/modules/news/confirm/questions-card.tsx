import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { FieldError } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { TextField } from "#app/ui/text-field";

type Question = { text: string; answers: string[]; right: number };
type Props = { id: string; language: string; questions: Question[]; answer: unknown };

/** Up to three questions that readers answer when they confirm, in the language that is being written. */
export function QuestionsCard({ id, language, questions, answer }: Props) {
	const { t } = useTranslation("news");
	const problem = useFormProblem(answer, {
		intent: "questions",
		ids: Object.fromEntries(
			[1, 2, 3].flatMap((number) => [
				[`answers${number}`, `answers${number}-1`],
				[`right${number}`, `right${number}-1`],
			]),
		),
	});
	const typed = (answer as { values?: Record<string, string | string[]> } | undefined)?.values;
	return (
		<Form method="post" preventScrollReset className="card flex flex-col gap-4 p-4">
			<div>
				<h2 className="text-base font-semibold">{t("questions.title")}</h2>
				<p className="mt-1 text-13 text-ink-3">
					{t("questions.help", { language: languages[language as Language]?.name ?? language })}
				</p>
			</div>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="language" value={language} />
			{[1, 2, 3].map((number) => {
				const kept = problem.refused ? undefined : questions[number - 1];
				return (
					<QuestionFields
						key={number}
						number={number}
						language={language}
						text={problem.typed(`question${number}`) ?? kept?.text ?? ""}
						answers={problem.refused ? [typed?.[`answers${number}`] ?? []].flat() : (kept?.answers ?? [])}
						right={problem.typed(`right${number}`) ?? String(kept?.right ?? "")}
						isOpen={problem.refused || number === 1 || number <= questions.length}
						error={(field) => problem.of(`${field}${number}`)}
					/>
				);
			})}
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="questions" kind="secondary">
				{t("questions.save")}
			</SubmitButton>
		</Form>
	);
}

type FieldsProps = {
	number: number;
	language: string;
	text: string;
	answers: string[];
	right: string;
	isOpen: boolean;
	error: (field: string) => string | undefined;
};

function QuestionFields({ number, language, text, answers, right, isOpen, error }: FieldsProps) {
	const { t } = useTranslation("news");
	return (
		<details open={isOpen} className="group border-t border-line pt-3">
			<summary className="flex cursor-pointer items-center gap-1.5 text-sm font-medium max-md:min-h-11">
				<Icon name="chevron-right" className="group-open:rotate-90" />
				{t("questions.one", { number })}
			</summary>
			<div className="mt-3 flex flex-col gap-3">
				<TextField
					name={`question${number}`}
					id={`question${number}`}
					lang={language}
					label={t("questions.text")}
					defaultValue={text}
					error={error("question")}
					maxLength={300}
				/>
				<fieldset>
					<legend className="label mb-1.5">{t("questions.answers")}</legend>
					<FieldError>{error("answers") ?? error("right")}</FieldError>
					<ul className="flex flex-col gap-2">
						{[0, 1, 2, 3].map((at) => (
							<li key={at} className="flex items-center gap-2">
								<input
									type="radio"
									name={`right${number}`}
									id={`right${number}-${at + 1}`}
									value={at}
									defaultChecked={right === String(at)}
									className="tick shrink-0"
									aria-label={t("questions.right", { number: at + 1 })}
								/>
								<input
									name={`answers${number}[]`}
									id={`answers${number}-${at + 1}`}
									lang={language}
									defaultValue={answers[at] ?? ""}
									maxLength={200}
									className="field min-w-0"
									aria-label={t("questions.answer", { number: at + 1 })}
								/>
							</li>
						))}
					</ul>
					<p className="mt-1.5 text-13 text-ink-3">{t("questions.mark")}</p>
				</fieldset>
			</div>
		</details>
	);
}
