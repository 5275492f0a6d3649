import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { ReplyDocument } from "#app/forms/review/components/reply-document";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { NextSteps } from "../components/next-steps";
import { StatusBadge } from "../components/status-badge";
import { page, pageAction } from "../guard.server";
import { IntakeInput, IntakePage } from "../intakes/intakes.schema";
import { remove, save, showIntake } from "../intakes/show-intake.server";
import { paths } from "../paths";
import { type IntakeStatus, statuses } from "../statuses";
import { EventStepInput, StepInput } from "../steps/steps.schema";
import { inviteClient, inviteToEvent, makeCustomer } from "../steps/steps.server";

export const handle = { i18n: ["veksttorget", "formReplies", "errors"], title: "veksttorget:intakes.title" };

export const loader = page("intakes", IntakePage, showIntake);
export const action = pageAction("intakes", {
	save: handler(IntakeInput, save),
	makeCustomer: handler(StepInput, makeCustomer),
	inviteClient: handler(StepInput, inviteClient),
	inviteToEvent: handler(EventStepInput, inviteToEvent),
	remove: handler(IntakePage, remove, { level: 30 }),
});

/** One intake: what is asked for, and how it goes on. */
export default function IntakeOnPage() {
	const { intake, parts, owners, mayChange, mayRemove, tenant, steps, offered } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const { t } = useTranslation("veksttorget");
	const format = useFormat();
	const at = paths(tenant);
	const { status } = intake;
	const choices = (Object.keys(statuses) as IntakeStatus[]).map((value) => ({
		value,
		label: t(statuses[value].label),
	}));
	const details = [
		{ label: t("intake.number"), value: intake.number },
		{ label: t("intake.received"), value: <Time at={intake.receivedAt} as="dateTime" /> },
		{ label: t("intake.daysOpen"), value: format.number(intake.daysOpen) },
		...(intake.email ? [{ label: t("intake.email"), value: mailLink(intake.email) }] : []),
		...(intake.phone ? [{ label: t("intake.phone"), value: phoneLink(intake.phone) }] : []),
		...(intake.source ? [{ label: t("intake.source"), value: intake.source }] : []),
		...(intake.firstAnswerAt ? [{ label: t("intake.answered"), value: <Time at={intake.firstAnswerAt} /> }] : []),
		...(intake.outcomeAskedAt
			? [
					{
						label: t("intake.outcome"),
						value: [t(`outcome.${intake.outcome ?? "waiting"}`), intake.outcomeNote].filter(Boolean).join(": "),
					},
				]
			: []),
		...(intake.closedAt ? [{ label: t("intake.closed"), value: <Time at={intake.closedAt} /> }] : []),
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.intakes, label: t("intakes.title") }}
				title={intake.sender}
				badges={<StatusBadge status={status} />}
				meta={[intake.topic, intake.municipality].filter(Boolean).join(" · ")}
				actions={
					<LinkButton icon="download" kind="quiet" to={at.replyPdf(intake.id)} reloadDocument>
						{t("intake.pdf")}
					</LinkButton>
				}
			/>
			<div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<ReplyDocument parts={parts} scores={[]} />
				<div className="max-lg:order-first">
					<Section title={t("intake.details")}>
						<DefinitionList items={details} />
					</Section>
					{mayChange && (
						<Section title={t("intake.follow")}>
							<Form method="post" className="flex flex-col gap-4" noValidate key={intake.updatedAt}>
								<FormErrors errors={problem.summary} />
								<input type="hidden" name="updatedAt" value={intake.updatedAt} />
								<SelectField
									id="status"
									name="status"
									label={t("intake.status")}
									options={choices}
									defaultValue={problem.typed("status") ?? status}
									error={problem.of("status")}
								/>
								<SelectField
									id="ownerId"
									name="ownerId"
									label={t("intake.owner")}
									options={[{ value: "", label: t("intake.nobody") }, ...owners]}
									defaultValue={problem.typed("ownerId") ?? intake.ownerId ?? ""}
									error={problem.of("ownerId")}
								/>
								<TextField
									id="referredTo"
									name="referredTo"
									label={t("intake.referredTo")}
									help={t("intake.referredHelp")}
									defaultValue={problem.typed("referredTo") ?? intake.referredTo}
									error={problem.of("referredTo")}
								/>
								<TextArea
									id="note"
									name="note"
									label={t("intake.note")}
									help={t("intake.noteHelp")}
									defaultValue={problem.typed("note") ?? intake.note}
									error={problem.of("note")}
								/>
								<div className="flex flex-wrap gap-2">
									<SubmitButton intent="save">{t("intake.save")}</SubmitButton>
								</div>
							</Form>
						</Section>
					)}
					<NextSteps {...{ steps, offered, answer }} />
					{mayRemove && (
						<div className="mt-6">
							<ConfirmButton
								label={t("removal.label")}
								kind="quiet"
								icon="trash-2"
								title={t("removal.title", { number: intake.number })}
								confirmLabel={t("removal.label")}
								fields={{ intent: "remove" }}
							>
								{t("removal.effect")}
							</ConfirmButton>
						</div>
					)}
				</div>
			</div>
		</PageBody>
	);
}

const mailLink = (email: string) => (
	<a href={`mailto:${email}`} className="link">
		{email}
	</a>
);

const phoneLink = (phone: string) => (
	<a href={`tel:${phone}`} className="link whitespace-nowrap">
		{formatPhone(phone)}
	</a>
);
