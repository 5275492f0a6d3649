import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";

type Props = {
	confirmedAt: number | null;
	tenant: string;
	/** The language that is read. */
	language: string;
	asked: { language: string; questions: { text: string; answers: string[] }[] };
	answer: unknown;
};

/** Asks a reader to confirm that they have read an item, with its control questions; afterwards says when they did. */
export function ConfirmRead({ confirmedAt, tenant, language, asked, answer }: Props) {
	const { t } = useTranslation("news");
	const { dateTime } = useFormat();
	const problem = useFormProblem(answer, { intent: "confirm" });
	return (
		<section className="card no-print mt-8 max-w-160 p-5">
			<h2 className="text-base font-semibold">{t("article.confirmTitle")}</h2>
			{confirmedAt === null ? (
				<Form method="post" className="mt-2 flex flex-col items-start gap-4" preventScrollReset>
					<p className="text-sm text-ink-2">
						{t("article.confirmHelp", { tenant })}
						{asked.questions.length > 0 && ` ${t("article.answerFirst", { count: asked.questions.length })}`}
					</p>
					<input type="hidden" name="language" value={language} />
					{asked.questions.map(({ text, answers }, at) => (
						<RadioGroup
							key={text}
							name={`answer${at + 1}`}
							id={`answer${at + 1}`}
							legend={<span lang={asked.language}>{text}</span>}
							error={problem.of(`answer${at + 1}`)}
							defaultValue={problem.typed(`answer${at + 1}`)}
							options={answers.map((label, index) => ({ value: String(index), label, lang: asked.language }))}
						/>
					))}
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="confirm" icon="check">
						{t("article.confirm")}
					</SubmitButton>
				</Form>
			) : (
				<p className="mt-2 flex items-center gap-2 text-sm text-success-ink" suppressHydrationWarning>
					<Icon name="circle-check" /> {t("article.confirmed", { time: dateTime(confirmedAt) })}
				</p>
			)}
		</section>
	);
}
