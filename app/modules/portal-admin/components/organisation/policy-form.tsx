import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import type { SecondFactorPolicy } from "#app/platform/tenant/context";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";

const policies = ["none", "administrators", "staff", "everybody"] as const;
type PolicyFormProps = { policy: SecondFactorPolicy; mayRequire: boolean; answer: unknown };

/** Of whom the tenant requires a second factor. */
export function PolicyForm({ policy, mayRequire, answer }: PolicyFormProps) {
	const { t } = useTranslation("organisation");
	const problem = useFormProblem(answer, { intent: "savePolicy" });
	return (
		<Form method="post" className="flex max-w-120 flex-col gap-5" noValidate preventScrollReset>
			{!mayRequire && (
				<Notice action={<LinkButton to={to.secondFactor()}>{t("security.setUp")}</LinkButton>}>
					{t("errors.ownFirst")}
				</Notice>
			)}
			<RadioGroup
				name="secondFactor"
				legend={t("security.title")}
				options={policies.map((value) => ({ value, label: t(`security.${value}`) }))}
				defaultValue={problem.typed("secondFactor") ?? policy}
			/>
			<p className="text-sm text-ink-2">{t("security.help")}</p>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="savePolicy">{t("security.save")}</SubmitButton>
			</div>
		</Form>
	);
}
