import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";

type EndingData = {
	text: string;
	lang: string;
	url: string;
	next: { id: string; text: string; lang: string } | null;
	feedback: { stars: number; comment: string } | null;
};
type Props = { courseId: string; ending: EndingData; to: (id: string) => string; answer: unknown };

/** The end of a course: what its authors say, what comes next, and what the learner thinks of it. */
export function Ending({ courseId, ending, to, answer }: Props) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "feedback" });
	const { text, lang, url, next, feedback } = ending;
	return (
		<>
			{text && (
				<p lang={lang} className="break-words whitespace-pre-line">
					{text}
				</p>
			)}
			{(url || next) && (
				<div className="flex flex-wrap gap-2">
					{url && (
						<a href={url} className="btn btn-secondary" rel="noreferrer">
							{t("ending.more")}
						</a>
					)}
					{next && (
						<LinkButton icon="arrow-right" iconAfter to={to(next.id)}>
							{t("ending.goOn")} <span lang={next.lang}>{next.text}</span>
						</LinkButton>
					)}
				</div>
			)}
			<section className="card p-4">
				<h2 className="text-base font-semibold">{t("feedback.title")}</h2>
				<Form method="post" className="mt-3 flex flex-col gap-4" preventScrollReset noValidate>
					<input type="hidden" name="id" value={courseId} />
					<RadioGroup
						id="stars"
						name="stars"
						legend={t("feedback.stars")}
						error={problem.of("stars")}
						defaultValue={problem.typed("stars") ?? String(feedback?.stars ?? "")}
						options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: t("feedback.of", { stars }) }))}
					/>
					<TextArea
						id="comment"
						name="comment"
						label={t("feedback.comment")}
						rows={3}
						error={problem.of("comment")}
						defaultValue={problem.typed("comment") ?? feedback?.comment}
						optional
					/>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="feedback" kind="secondary" className="self-start">
						{t("feedback.send")}
					</SubmitButton>
				</Form>
			</section>
		</>
	);
}
