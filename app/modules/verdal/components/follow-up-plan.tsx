import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextField } from "#app/ui/text-field";
import type { ShownFollowUp } from "../meetings/follow-ups.server";
import { parties as allParties, followUpKinds } from "../placements/choices";
import { FreeText } from "./free-text";

type FollowUpPlanProps = { plan: readonly ShownFollowUp[]; answer: unknown; today: string; edits: boolean };

/** The days on which somebody is followed up: what is planned, and what was agreed when it was held. */
export function FollowUpPlan({ plan, answer, today, edits }: FollowUpPlanProps) {
	const { t } = useTranslation("verdalPlacements");
	const problem = useFormProblem(answer, { intent: "planFollowUp" });
	return (
		<>
			{plan.length === 0 && <p className="text-sm text-ink-2">{t("plan.none")}</p>}
			<ul className="divide-y divide-line" aria-label={t("plan.title")}>
				{plan.map((followUp) => (
					<FollowUpItem key={`${followUp.id}:${followUp.heldOn}`} {...{ followUp, answer, today, edits }} />
				))}
			</ul>
			{edits && (
				<details className="mt-4" open={problem.summary.length > 0 || undefined}>
					<summary className="cursor-pointer text-sm font-medium max-md:py-2.5">{t("plan.add")}</summary>
					<Form method="post" key={plan.length} className="mt-3 flex flex-col gap-4" noValidate>
						<TextField
							id="plannedOn"
							name="plannedOn"
							type="date"
							className="max-w-48"
							label={t("plan.day")}
							error={problem.of("plannedOn")}
							defaultValue={problem.typed("plannedOn") ?? ""}
						/>
						<SelectField
							id="kind"
							name="kind"
							label={t("plan.how")}
							error={problem.of("kind")}
							defaultValue={problem.typed("kind") ?? "meeting"}
							options={followUpKinds.map((value) => ({ value, label: t(`plan.kind.${value}`) }))}
						/>
						<CheckboxGroup
							id="parties"
							name="parties[]"
							legend={t("plan.who")}
							help={t("plan.whoHelp")}
							error={problem.of("parties")}
							options={allParties.map((value) => ({ value, label: t(`party.${value}`) }))}
							isTicked={(value) => problem.ticked("parties", value) ?? true}
						/>
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="planFollowUp" kind="secondary" icon="calendar-plus">
								{t("plan.button")}
							</SubmitButton>
						</div>
					</Form>
				</details>
			)}
		</>
	);
}

type FollowUpItemProps = { followUp: ShownFollowUp } & Pick<FollowUpPlanProps, "answer" | "today" | "edits">;

function FollowUpItem({ followUp, answer, today, edits }: FollowUpItemProps) {
	const { id, kind, plannedOn, parties, heldOn, minutes, isLate } = followUp;
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const refused = useFormProblem(answer, {
		intent: "holdFollowUp",
		ids: { heldOn: `heldOn-${id}`, minutes: `minutes-${id}` },
	});
	const isThis = refused.typed("followUp") === id;
	const of = (field: string) => (isThis ? refused.of(field) : undefined);
	const typed = (field: string) => (isThis ? refused.typed(field) : undefined);
	const errors = isThis ? refused.summary : [];
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<span className="min-w-0">
					<span className="block text-sm font-medium" suppressHydrationWarning>
						{format.date(heldOn ?? plannedOn, "long")} · {t(`plan.kind.${kind}`)}
					</span>
					<span className="block text-13 text-ink-2">{parties.map((party) => t(`party.${party}`)).join(", ")}</span>
				</span>
				{heldOn !== null ? (
					<Badge tone="success" icon="circle-check">
						{t("plan.held")}
					</Badge>
				) : isLate ? (
					<Badge tone="danger" icon="circle-alert">
						{t("plan.late")}
					</Badge>
				) : (
					<Badge tone="info" icon="calendar-days">
						{t("plan.planned")}
					</Badge>
				)}
			</div>
			{minutes && <p className="mt-2 max-w-160 text-sm break-words whitespace-pre-line">{minutes}</p>}
			{edits && heldOn === null && (
				<details className="mt-2" open={errors.length > 0 || undefined}>
					<summary className="cursor-pointer text-13 max-md:py-2.5">{t("plan.note")}</summary>
					<Form method="post" className="mt-3 flex flex-col gap-4" noValidate>
						<input type="hidden" name="followUp" value={id} />
						<TextField
							id={`heldOn-${id}`}
							name="heldOn"
							type="date"
							className="max-w-48"
							label={t("plan.heldOn")}
							error={of("heldOn")}
							defaultValue={typed("heldOn") ?? (plannedOn < today ? plannedOn : today)}
						/>
						<FreeText
							id={`minutes-${id}`}
							name="minutes"
							label={t("plan.minutes")}
							help={t("plan.minutesHelp")}
							rows={3}
							error={of("minutes")}
							defaultValue={typed("minutes") ?? ""}
						/>
						<FormErrors errors={errors} />
						<div className="flex flex-wrap gap-2">
							<SubmitButton intent="holdFollowUp">{t("plan.save")}</SubmitButton>
							<SubmitButton intent="dropFollowUp" kind="quiet">
								{t("plan.drop")}
							</SubmitButton>
						</div>
					</Form>
				</details>
			)}
		</li>
	);
}
