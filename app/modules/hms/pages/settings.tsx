import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { MatrixForm, MatrixSizeForm } from "../components/matrix-forms";
import { RiskGrid } from "../components/risk-grid";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { CausesInput, MatrixInput, SizeInput } from "../settings/settings.schema";
import { keepCauses, keepMatrix, keepSize, showSettings } from "../settings/show-settings.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:settingsPage.title" };

export const loader = page("settings", Nothing, showSettings);
export const action = pageAction("settings", {
	size: handler(SizeInput, keepSize),
	matrix: handler(MatrixInput, keepMatrix),
	causes: handler(CausesInput, keepCauses),
});

/** How the organisation judges risks, and which causes it tells apart. */
export default function Settings() {
	const { matrix, own, causes, savedAt, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const ofCauses = useFormProblem(answer, { intent: "causes" });
	return (
		<PageBody width="form">
			<PageHeader
				title={t("settingsPage.title")}
				back={{ to: paths(tenant).deviations, label: t("deviations.title") }}
				actions={
					<LinkButton to={paths(tenant).letters} icon="mail">
						{t("settingsPage.letters")}
					</LinkButton>
				}
			/>
			<Section title={t("settingsPage.size")}>
				<MatrixSizeForm size={matrix.size} savedAt={savedAt} />
			</Section>
			<Section title={t("settingsPage.matrix")}>
				<p className="mb-3 text-sm text-ink-2">{t("settingsPage.matrixHelp")}</p>
				<RiskGrid matrix={matrix} />
				<div className="mt-4">
					<MatrixForm {...{ matrix, own, savedAt, answer }} />
				</div>
			</Section>
			<Section title={t("settingsPage.causes")}>
				<Form method="post" key={savedAt} className="group card flex flex-col gap-4 p-4" preventScrollReset noValidate>
					<TextArea
						id="causes"
						name="causes"
						rows={10}
						label={t("settingsPage.causesLabel")}
						help={t("settingsPage.causesHelp")}
						error={ofCauses.of("causes")}
						defaultValue={ofCauses.typed("causes") ?? causes.join("\n")}
					/>
					<FormErrors errors={ofCauses.summary} />
					<div>
						<SubmitButton intent="causes" kind="secondary">
							{t("save")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
