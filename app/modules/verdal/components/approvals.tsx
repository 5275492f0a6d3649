import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { ShownApprovals } from "../approvals/show-approvals.server";

type ApprovalsProps = {
	approvals: ShownApprovals;
	answer: unknown;
	/** Whether the visitor may ask for approvals, and note those that came in another way. */
	asks: boolean;
	isOpen: boolean;
};

/** Who has approved the agreement, who was asked, and what is left to do about it. */
export function Approvals({ approvals: { own, parties }, answer, asks, isOpen }: ApprovalsProps) {
	const { t } = useTranslation("verdalPlacements");
	const refused = useFormProblem(answer, { intent: "approveFor" });
	const notAsked = useFormProblem(answer, { intent: "ask" });
	const open = parties.filter(({ approvedAt }) => approvedAt === null);
	const wasAsked = open.some(({ sentAt }) => sentAt !== null);
	return (
		<>
			<ul className="divide-y divide-line">
				{parties.map(({ party, approvedAt, name, onBehalfReason, sentAt, email }) => (
					<li key={party} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
						<span className="min-w-0">
							<span className="block text-sm font-medium">{t(`party.${party}`)}</span>
							<span className="block text-13 break-words text-ink-2">
								{approvedAt !== null ? (
									<>
										{name}, <Time at={approvedAt} />
										{onBehalfReason && ` – ${t("approval.onBehalf", { reason: onBehalfReason })}`}
									</>
								) : sentAt === null ? (
									t("approval.notAsked")
								) : email === "" ? (
									t("approval.noAddress")
								) : (
									<>
										{t("approval.sentTo", { email })}, <Time at={sentAt} />
									</>
								)}
							</span>
						</span>
						{approvedAt !== null ? (
							<Badge tone="success" icon="circle-check">
								{t("approval.approved")}
							</Badge>
						) : (
							<Badge tone="warning" icon="clock">
								{t("approval.missing")}
							</Badge>
						)}
					</li>
				))}
			</ul>
			{isOpen && own && (
				<Form method="post" className="mt-4">
					<SubmitButton intent="approve" icon="check">
						{t(`approval.as.${own}`)}
					</SubmitButton>
				</Form>
			)}
			{asks && open.length > 0 && (
				<>
					<Form method="post" className="mt-4 flex flex-col gap-3">
						<FormErrors errors={notAsked.summary} />
						<div>
							<SubmitButton intent="ask" kind="secondary" icon="send">
								{t(wasAsked ? "approval.askAgain" : "approval.ask", { count: open.length })}
							</SubmitButton>
						</div>
					</Form>
					<details className="mt-5" open={refused.summary.length > 0 || undefined}>
						<summary className="cursor-pointer text-sm font-medium max-md:py-2.5">{t("approval.otherWay")}</summary>
						<Form method="post" className="mt-3 flex flex-col gap-4" noValidate>
							<SelectField
								id="party"
								name="party"
								label={t("approval.whose")}
								error={refused.of("party")}
								defaultValue={refused.typed("party") ?? ""}
								options={[
									{ value: "", label: t("choose") },
									...open.map(({ party }) => ({ value: party, label: t(`party.${party}`) })),
								]}
							/>
							<TextField
								id="onBehalfReason"
								name="onBehalfReason"
								label={t("approval.how")}
								help={t("approval.howHelp")}
								error={refused.of("onBehalfReason")}
								defaultValue={refused.typed("onBehalfReason") ?? ""}
								autoComplete="off"
							/>
							<FormErrors errors={refused.summary} />
							<div>
								<SubmitButton intent="approveFor" kind="secondary">
									{t("approval.note")}
								</SubmitButton>
							</div>
						</Form>
					</details>
				</>
			)}
		</>
	);
}
