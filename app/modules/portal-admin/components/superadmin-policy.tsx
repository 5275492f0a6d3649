import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";

type SuperadminPolicyProps = {
	isRequired: boolean;
	/** Whoever requires it of all has it. */
	mayRequire: boolean;
	answer: unknown;
};

/** Whether super-admins must have a second factor, with the button that changes it. */
export function SuperadminPolicy({ isRequired, mayRequire, answer }: SuperadminPolicyProps) {
	const { t } = useTranslation("followup");
	const problem = useFormProblem(answer, { intent: "requireSecondFactor" });
	return (
		<div className="mt-4 flex flex-col gap-3 text-sm">
			<p>{t(isRequired ? "overview.factorRequired" : "overview.factorFree")}</p>
			<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
			<div>
				{isRequired || mayRequire ? (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="required" value={isRequired ? "0" : "1"} />
						<SubmitButton kind="secondary" size="sm" intent="requireSecondFactor">
							{t(isRequired ? "overview.factorRelease" : "overview.factorRequire")}
						</SubmitButton>
					</Form>
				) : (
					<LinkButton size="sm" to={to.secondFactor()}>
						{t("overview.factorOwn")}
					</LinkButton>
				)}
			</div>
		</div>
	);
}
