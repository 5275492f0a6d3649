import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import type { QuizQuestion } from "#db/schema/courses";
import { paths } from "../paths";
import { QuestionFields, useQuestion } from "./question-fields";

type Data = {
	question: (QuizQuestion & { tags: string[]; updatedAt: number }) | null;
	language: string;
	tenant: string;
};

/** A question of the bank, new or as it is. */
export function BankQuestionPage({ data, answer }: { data: Data; answer: unknown }) {
	const { t } = useTranslation("courses");
	const { question, language, tenant } = data;
	const { problem, fields } = useQuestion({ question, answer, intent: "save", isOnly: true });
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: paths(tenant).bank, label: t("bank.title") }}
				title={t(question ? "bank.question" : "edit.newQuestion")}
			/>
			<Form method="post" encType="multipart/form-data" className="flex flex-col gap-5" noValidate>
				{question && <input type="hidden" name="updatedAt" value={question.updatedAt} />}
				<SelectField
					id="language"
					name="language"
					label={t("edit.language")}
					error={problem.of("language")}
					defaultValue={problem.typed("language") ?? language}
					options={languageCodes.map((code) => ({ value: code, label: languages[code].name, lang: code }))}
				/>
				<QuestionFields {...fields} language={problem.typed("language") ?? language} tenant={tenant} />
				<TextField
					id="tags"
					name="tags"
					label={t("bank.tags")}
					help={t("bank.tagsHelp")}
					error={problem.of("tags")}
					defaultValue={problem.typed("tags") ?? question?.tags.join(", ")}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="save" className="self-start">
					{t(question ? "edit.saveQuestion" : "edit.addQuestion")}
				</SubmitButton>
			</Form>
			{question && (
				<div className="mt-8 border-t border-line pt-6">
					<ConfirmButton
						label={t("edit.dropQuestion")}
						icon="trash-2"
						title={t("bank.removeTitle")}
						confirmLabel={t("edit.dropQuestion")}
						fields={{ intent: "remove" }}
					>
						{t("bank.removeEffect")}
					</ConfirmButton>
				</div>
			)}
		</PageBody>
	);
}
