import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import type { ShownOneForm } from "../one-form.server";

/** The one public form of an organisation: its address, and what it says before the first question. */
export function OneFormSettings({ form, answer }: { form: ShownOneForm; answer: unknown }) {
	const { t } = useTranslation("oneForm");
	const saving = useFormProblem(answer, { intent: "saveForm" });
	return (
		<Section title={t("form")} intro={t("formHelp")}>
			{form.slug === undefined && <Notice>{t("notOut")}</Notice>}
			<CopyField label={t("address")} value={form.address} help={t("addressHelp")} />
			<Form method="post" className="mt-5 flex flex-col gap-4" noValidate>
				<FormErrors errors={saving.summary} />
				<Checkbox name="isOpen" label={t("isOpen")} defaultChecked={saving.ticked("isOpen") ?? form.isOpen} />
				<TextField
					id="contact"
					name="contact"
					label={t("contact")}
					help={t("contactHelp")}
					defaultValue={saving.typed("contact") ?? form.contact}
					error={saving.of("contact")}
				/>
				<TextField
					id="keptDays"
					name="keptDays"
					inputMode="numeric"
					label={t("keptDays")}
					help={t("keptDaysHelp")}
					defaultValue={saving.typed("keptDays") ?? form.keptDays ?? ""}
					error={saving.of("keptDays")}
					className="max-w-60"
				/>
				<div>
					<SubmitButton intent="saveForm">{t("save")}</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
