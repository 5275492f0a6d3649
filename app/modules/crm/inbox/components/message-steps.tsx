import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";

type Status = "unconfirmed" | "new" | "handled" | "answered" | "spam";

/** What comes next for a message in each state, the next step first. */
const steps = {
	unconfirmed: [],
	new: ["take", "answered", "spam"],
	handled: ["answered", "reopen"],
	answered: ["reopen"],
	spam: ["reopen"],
} as const satisfies Record<Status, readonly string[]>;

/** The buttons that move a message on, and the one that removes it. */
export function MessageSteps({ status }: { status: Status }) {
	const { t } = useTranslation("crmInbox");
	return (
		<div className="mb-6 flex flex-wrap gap-2">
			<Form method="post" className="contents">
				{steps[status].map((step, index) => (
					<SubmitButton key={step} intent={step} kind={index === 0 ? "primary" : "secondary"}>
						{t(step === "reopen" && status === "spam" ? "step.notSpam" : `step.${step}`)}
					</SubmitButton>
				))}
			</Form>
			<ConfirmButton
				label={t("step.remove")}
				kind="quiet"
				icon="trash-2"
				title={t("removal.title")}
				confirmLabel={t("step.remove")}
				fields={{ intent: "remove" }}
			>
				{t("removal.effect")}
			</ConfirmButton>
		</div>
	);
}
