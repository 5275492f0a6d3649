import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing, verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { MatrixFields } from "../components/matrix-fields";
import { RiskGrid } from "../components/risk-grid";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { riskSizes } from "../risk/matrix";
import { CausesInput, MatrixInput, SizeInput } from "../settings/settings.schema";
import { keepCauses, keepMatrix, keepSize, showSettings } from "../settings/show-settings.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:settingsPage.title" };

export const loader = page("settings", Nothing, showSettings);
export const action = pageAction("settings", {
	size: verb(SizeInput, keepSize),
	matrix: verb(MatrixInput, keepMatrix),
	causes: verb(CausesInput, keepCauses),
});

/** How the organisation judges risks, and which causes it tells apart. */
export default function Settings() {
	const { matrix, own, causes, savedAt, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "matrix" });
	const ofCauses = useFormProblem(answer, { intent: "causes" });
	return (
		<PageBody width="form">
			<PageHeader
				title={t("settingsPage.title")}
				back={{ to: paths(tenant).deviations, label: t("deviations.title") }}
			/>
			<Section title={t("settingsPage.size")}>
				<p className="mb-3 text-sm text-ink-2">{t("settingsPage.sizeHelp")}</p>
				<Form method="post" key={savedAt} className="card flex flex-col gap-4 p-4" preventScrollReset>
					<RadioGroup
						id="size"
						name="size"
						legend={t("settingsPage.size")}
						defaultValue={String(matrix.size)}
						options={riskSizes.map((size) => ({ value: String(size), label: `${size} × ${size}` }))}
					/>
					<div>
						<SubmitButton intent="size" kind="secondary">
							{t("settingsPage.useSize")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
			<Section title={t("settingsPage.matrix")}>
				<p className="mb-3 text-sm text-ink-2">{t("settingsPage.matrixHelp")}</p>
				<RiskGrid matrix={matrix} />
				<Form
					method="post"
					key={savedAt}
					className="group card mt-4 flex flex-col gap-5 p-4"
					preventScrollReset
					noValidate
				>
					<MatrixFields {...{ matrix, own, problem }} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="matrix" kind="secondary">
							{t("save")}
						</SubmitButton>
					</div>
				</Form>
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
