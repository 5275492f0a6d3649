import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { Organisation } from "../../organisation.server";
import { tenantZones } from "../about-fields";

/** Name, language and time zone of the tenant. */
export function AboutOrganisation({ tenant, answer }: { tenant: Organisation["tenant"]; answer: unknown }) {
	const { t } = useTranslation(["organisation", "followup"]);
	const problem = useFormProblem(answer, { intent: "saveAbout" });
	const zone = problem.typed("timeZone") ?? tenant.timeZone;
	return (
		<Form method="post" className="flex max-w-120 flex-col gap-5" noValidate preventScrollReset>
			<input type="hidden" name="updatedAt" value={tenant.updatedAt} />
			<TextField
				id="name"
				name="name"
				label={t("followup:field.name")}
				defaultValue={problem.typed("name") ?? tenant.name}
				error={problem.of("name")}
				maxLength={120}
				required
			/>
			<SelectField
				id="language"
				name="language"
				label={t("followup:field.language")}
				help={t("languageHelp")}
				defaultValue={problem.typed("language") ?? tenant.language}
				error={problem.of("language")}
				options={Object.entries(languages).map(([code, { name }]) => ({ value: code, label: name, lang: code }))}
				className="max-w-72"
			/>
			<SelectField
				id="timeZone"
				name="timeZone"
				label={t("followup:field.timeZone")}
				help={t("followup:field.timeZoneHelp")}
				defaultValue={zone}
				error={problem.of("timeZone")}
				options={tenantZones(zone).map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
				width="max-w-72"
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="saveAbout">{t("followup:tenant.save")}</SubmitButton>
			</div>
		</Form>
	);
}
