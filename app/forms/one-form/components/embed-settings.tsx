import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { sourceOfSite } from "../../store/sites";
import type { ShownOneForm } from "../one-form.server";

/** The sites in which the form may stand, each with the code that also says where replies come from. */
export function EmbedSettings({ form, answer }: { form: ShownOneForm; answer: unknown }) {
	const { t } = useTranslation("oneForm");
	const saving = useFormProblem(answer, { intent: "saveSites" });
	const code = (site: string) =>
		`<iframe src="${form.address}?source=${sourceOfSite(site)}&contentonly" title="${t("embed.frame")}" width="100%" height="720" style="border:0"></iframe>`;
	return (
		<Section title={t("embed.title")} intro={t("embed.help")}>
			<Form method="post" className="flex flex-col gap-4" noValidate>
				<FormErrors errors={saving.summary} />
				<TextArea
					id="sites"
					name="sites"
					label={t("embed.sites")}
					help={t("embed.sitesHelp")}
					defaultValue={saving.typed("sites") ?? form.sites.join("\n")}
					error={saving.of("sites") ?? saving.of("embeddedBy")}
					autoCapitalize="none"
					spellCheck={false}
				/>
				<div>
					<SubmitButton intent="saveSites" kind="secondary">
						{t("save")}
					</SubmitButton>
				</div>
			</Form>
			{form.sites.length > 0 && (
				<ul className="mt-5 flex flex-col gap-4">
					{form.sites.map((site) => (
						<li key={site}>
							<CopyField
								label={t("embed.code", { site })}
								help={t("embed.codeHelp", { source: sourceOfSite(site) })}
								value={code(site)}
							/>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
