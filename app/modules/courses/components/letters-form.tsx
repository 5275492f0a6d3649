import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import type { EditData } from "../show-edit.server";

/** What learners are written about the course in one language. */
export function LettersForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "letters" });
	const { course, language } = data;
	return (
		<details open={problem.refused || undefined} className="card mt-4 p-4">
			<summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold max-md:min-h-11">
				{t("letters.title")}
			</summary>
			<p className="mt-3 text-13 text-ink-2">{t("letters.help")}</p>
			<Form method="post" preventScrollReset className="mt-4 flex flex-col gap-5" noValidate>
				<input type="hidden" name="id" value={course.id} />
				<input type="hidden" name="language" value={language} />
				{course.letters.map(({ kind, words }) => (
					<TextArea
						key={kind}
						id={`letter-${kind}`}
						name={kind}
						label={t(`letters.${kind}`)}
						lang={language}
						rows={2}
						error={problem.of(kind)}
						defaultValue={problem.typed(kind) ?? words}
						optional
					/>
				))}
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="letters" kind="secondary" className="self-start">
					{t("edit.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
