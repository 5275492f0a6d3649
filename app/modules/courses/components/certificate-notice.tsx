import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { Validity } from "../validity";

type NoticeProps = {
	courseId: string;
	validity: { until: string; state: Validity; mayRenew: boolean };
	answer: unknown;
};

export const validityTones = { valid: "success", expiresSoon: "warning", expired: "danger" } as const;

/** How long the learner's certificate is valid and, towards its end, the button that renews it. */
export function CertificateNotice({ courseId, validity: { until, state, mayRenew }, answer }: NoticeProps) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const problem = useFormProblem(answer, { intent: "renew" });
	return (
		<Notice
			tone={validityTones[state]}
			title={t(`validity.${state}`)}
			action={
				mayRenew && (
					<Form method="post">
						<input type="hidden" name="id" value={courseId} />
						<SubmitButton intent="renew" icon="refresh-cw">
							{t("validity.renew")}
						</SubmitButton>
						<FormErrors errors={problem.summary} />
					</Form>
				)
			}
		>
			{t(state === "expired" ? "validity.expiredOn" : "validity.until", { date: date(until, "long") })}
			{mayRenew && ` ${t("validity.renewHelp")}`}
		</Notice>
	);
}
