import { Form, useActionData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import type { ShownForm } from "../show-form.server";
import type { AnswerState } from "../state";
import { HeldFields } from "./held-fields";

type EmailFormProps = { shown: ShownForm; state: AnswerState; problem: string | null };

/** Asks for the address to which a link to the form is sent, and says that it is on its way. */
export function EmailForm({ shown, state, problem }: EmailFormProps) {
	const { t } = useTranslation("forms");
	const { search } = useLocation();
	const { typed } = useFormProblem(useActionData());
	const { isMailed } = shown;
	return (
		<>
			{isMailed && (
				<div className="mt-6">
					<Notice icon="mail" title={t("confirming.mailed")} live>
						<p>{t("confirming.mailedHelp")}</p>
					</Notice>
				</div>
			)}
			<Form method="post" action={search || undefined} className="mt-6 flex max-w-100 flex-col gap-4" noValidate>
				<HeldFields {...{ shown, state }} go="email" />
				<TextField
					id="email"
					name="email"
					type="email"
					label={t("confirming.email")}
					help={t("confirming.help")}
					error={problem ?? undefined}
					defaultValue={typed("email")}
					autoComplete="email"
					inputMode="email"
					required
				/>
				<SubmitButton kind={isMailed ? "secondary" : "primary"}>
					{t(isMailed ? "confirming.again" : "confirming.send")}
				</SubmitButton>
			</Form>
		</>
	);
}
