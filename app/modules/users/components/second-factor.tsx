import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Time } from "#app/ui/time";
import { PanelPart } from "./panel-part";

type SecondFactorProps = { member: { guid: string; name: string }; since: number; answer: unknown };

/** Since when a member logs in with a code, and the way out for whoever has lost phone and recovery codes. */
export function SecondFactor({ member, since, answer }: SecondFactorProps) {
	const { t } = useTranslation("users");
	const problem = useFormProblem(answer, { intent: "resetSecondFactor" });
	const { guid, name } = member;
	return (
		<PanelPart title={t("secondFactor.title")}>
			<p className="text-13 text-ink-2">
				{t("secondFactor.since")} <Time at={since} as="date" />
			</p>
			<div className="mt-3 space-y-3">
				<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
				<ConfirmButton
					label={t("secondFactor.reset")}
					size="sm"
					kind="secondary"
					title={t("secondFactor.resetOf", { name })}
					confirmLabel={t("secondFactor.reset")}
					fields={{ intent: "resetSecondFactor", member: guid }}
				>
					{t("secondFactor.resetEffect")}
				</ConfirmButton>
			</div>
		</PanelPart>
	);
}
