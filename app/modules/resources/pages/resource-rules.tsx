import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { approvals } from "../choices";
import { ApprovalFields, TimeRuleFields } from "../components/rule-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { PartsInput, ResourceRef, ResourceRulesInput } from "../resources.schema";
import { saveParts, saveRules, showRules } from "../rules.server";

export const handle = { i18n: ["resources", "people", "errors"], title: "resources:rules.title" };

export const loader = page("settings", ResourceRef, showRules);
export const action = pageAction("settings", {
	saveRules: handler(ResourceRulesInput, saveRules),
	saveParts: handler(PartsInput, saveParts),
});

const approvalOf = (needsApproval?: boolean) => (needsApproval === undefined ? "" : needsApproval ? "yes" : "no");
const asIs = (field: string) => field;

export default function ResourceRules() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "saveRules" });
	const ofParts = useFormProblem(answer, { intent: "saveParts" });
	const { t } = useTranslation("resources");
	const { rules, ofType, approvers, bookers } = data;
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: paths(data.tenant).resource(data.id), label: data.title }}
				title={t("rules.title")}
				meta={t("rules.help", { type: data.type })}
			/>
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<div className="grid items-start gap-3 sm:grid-cols-2">
					{(["maxMinutes", "windowDays"] as const).map((name) => (
						<TextField
							key={name}
							id={name}
							name={name}
							type="number"
							min={0}
							label={t(`field.${name}`)}
							help={t("rules.usual", { count: ofType[name] ?? 0 })}
							error={problem.of(name)}
							defaultValue={problem.typed(name) ?? String(rules[name] ?? "")}
							optional
						/>
					))}
				</div>
				<TimeRuleFields values={rules} usual={ofType} problem={problem} idOf={asIs} />
				<fieldset className="flex flex-col gap-3">
					<legend className="mb-2 text-sm font-medium">{t("rules.approval")}</legend>
					<SelectField
						id="approval"
						name="approval"
						label={t("field.needsApproval")}
						help={t("help.needsApproval")}
						error={problem.of("approval")}
						defaultValue={problem.typed("approval") ?? approvalOf(rules.needsApproval)}
						options={approvals.map((value) => ({
							value,
							label: t(`rules.approvalOf.${value || (ofType.needsApproval ? "typeYes" : "typeNo")}`),
						}))}
					/>
					<p className="text-13 text-ink-3">{t("rules.approvalHelp")}</p>
					<PickOne
						id="approverId"
						name="approverId"
						label={t("field.approverId")}
						error={problem.of("approverId")}
						defaultValue={problem.typed("approverId") ?? rules.approverId ?? ""}
						address={paths(data.tenant).approvers}
						choices={approvers}
						none={t("approver.managers")}
					/>
					<ApprovalFields
						{...{ problem, approvers, bookers, idOf: asIs, values: rules }}
						source={paths(data.tenant).people}
						approverSource={paths(data.tenant).approvers}
					/>
				</fieldset>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="saveRules">{t("save")}</SubmitButton>
				</div>
			</Form>
			<Section title={t("parts.title")} intro={t("parts.help")} className="mt-10">
				{data.wholes.length > 0 ? (
					<p className="text-sm">{t("parts.isPart", { names: data.wholes.map(({ label }) => label).join(", ") })}</p>
				) : (
					<Form method="post" className="flex flex-col gap-4" noValidate>
						<CheckboxGroup
							id="parts"
							name="parts"
							legend={t("parts.legend", { name: data.title })}
							layout="box"
							error={ofParts.of("parts")}
							options={data.choices}
							isTicked={(value) => ofParts.ticked("parts", value) ?? data.parts.includes(value)}
						/>
						<FormErrors errors={ofParts.summary} />
						<div>
							<SubmitButton intent="saveParts" kind="secondary">
								{t("parts.save")}
							</SubmitButton>
						</div>
					</Form>
				)}
			</Section>
		</PageBody>
	);
}
