import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea } from "#app/ui/text-field";

/** Gives the client to another advisor, with a note for them. */
export function HandOver({ heirs, answer }: { heirs: readonly { id: string; name: string }[]; answer: unknown }) {
	const { t } = useTranslation("participant");
	const problem = useFormProblem(answer, { intent: "handOver" });
	return (
		<details className="mt-3 print:hidden" open={problem.summary.length > 0 || undefined}>
			<summary className="link inline-flex min-h-6 cursor-pointer items-center text-13 max-md:min-h-11">
				{t("handOver.title")}
			</summary>
			<Form method="post" preventScrollReset className="mt-3 flex flex-col gap-3">
				<p className="text-13 text-ink-2">{t("handOver.help")}</p>
				<SelectField
					name="advisor"
					label={t("handOver.to")}
					error={problem.of("advisor")}
					defaultValue={problem.typed("advisor") ?? ""}
					required
					options={[
						{ value: "", label: t("handOver.choose") },
						...heirs.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
				<TextArea
					name="note"
					label={t("handOver.note")}
					help={t("handOver.noteHelp")}
					error={problem.of("note")}
					defaultValue={problem.typed("note")}
					maxLength={2000}
					rows={3}
				/>
				<FormErrors errors={problem.summary.filter(({ id }) => id === undefined).map(({ text }) => ({ text }))} />
				<SubmitButton intent="handOver" kind="secondary" size="sm" icon="arrow-right" className="self-start">
					{t("handOver.send")}
				</SubmitButton>
			</Form>
		</details>
	);
}
