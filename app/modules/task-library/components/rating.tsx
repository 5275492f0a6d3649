import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextArea } from "#app/ui/text-field";

type Props = { id: string; rating: { count: number; average: number | null; own: number | null }; answer: unknown };

/** How useful people find a content, and the forms that say so or tell its author of a problem. */
export function Rating({ id, rating, answer }: Props) {
	const { t } = useTranslation("taskLibrary");
	const { number } = useFormat();
	const rated = useFormProblem(answer, { intent: "rate" });
	const told = useFormProblem(answer, { intent: "report" });
	const { count, average, own } = rating;
	return (
		<section className="flex flex-col gap-4">
			<h2 className="text-base font-semibold">{t("rating.title")}</h2>
			{average !== null && (
				<p className="text-sm text-ink-2">
					{t("rating.of", { stars: number(Math.round(average * 10) / 10) })} ({count})
				</p>
			)}
			<Form method="post" className="flex flex-col items-start gap-3" preventScrollReset noValidate>
				<input type="hidden" name="id" value={id} />
				<SelectField
					id="stars"
					name="stars"
					label={t("rating.own")}
					className="w-full"
					error={rated.of("stars")}
					defaultValue={rated.typed("stars") ?? String(own ?? 5)}
					options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: t("rating.of", { stars }) }))}
				/>
				<FormErrors errors={rated.summary} />
				<SubmitButton intent="rate" kind="secondary" icon="star">
					{t("rating.send")}
				</SubmitButton>
			</Form>
			<details open={told.refused || undefined}>
				<summary className="flex min-h-9 cursor-pointer items-center text-sm max-md:min-h-11">
					{t("problem.title")}
				</summary>
				<Form method="post" className="mt-2 flex flex-col items-start gap-3" preventScrollReset noValidate>
					<input type="hidden" name="id" value={id} />
					<TextArea
						id="words"
						name="words"
						label={t("problem.words")}
						help={t("problem.help")}
						className="w-full"
						rows={3}
						error={told.of("words")}
						defaultValue={told.typed("words")}
					/>
					<FormErrors errors={told.summary} />
					<SubmitButton intent="report" kind="secondary" icon="send">
						{t("problem.send")}
					</SubmitButton>
				</Form>
			</details>
		</section>
	);
}
