import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { SelectField, TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { showIntake } from "../intakes/show-intake.server";

type Shown = Awaited<ReturnType<typeof showIntake>>;
type NextStepsProps = Pick<Shown, "steps" | "offered"> & { answer: unknown };

const icons: Record<Shown["steps"][number]["kind"], IconName> = {
	customer: "contact-round",
	client: "user-round",
	event: "calendar-days",
};

/** What the enquiry has led to, and to what else the sender can be led. */
export function NextSteps({ steps, offered, answer }: NextStepsProps) {
	const { t } = useTranslation("veksttorget");
	const format = useFormat();
	const customer = useFormProblem(answer, { intent: "makeCustomer" });
	const client = useFormProblem(answer, { intent: "inviteClient" });
	const event = useFormProblem(answer, { intent: "inviteToEvent" });
	const isOffered = offered.customer || offered.client || offered.events.length > 0;
	if (steps.length === 0 && !isOffered) return null;
	return (
		<Section title={t("steps.title")}>
			{steps.length > 0 && (
				<ul className="mb-4 flex flex-col gap-2 text-sm">
					{steps.map(({ id, kind, title, at, to }) => (
						<li key={id} className="flex gap-2">
							<Icon name={icons[kind]} className="mt-0.5 size-4 shrink-0 text-ink-3" />
							<span className="min-w-0 break-words">
								{t(`steps.${kind}`)}: {to ? <Link to={to}>{title}</Link> : title}
								<span className="block text-13 text-ink-3">
									<Time at={at} as="date" />
								</span>
							</span>
						</li>
					))}
				</ul>
			)}
			<div className="flex flex-col gap-3">
				{(offered.customer || offered.client) && (
					<Form method="post" className="flex flex-wrap gap-2">
						<FormErrors errors={[...customer.summary, ...client.summary]} />
						{offered.customer && (
							<SubmitButton intent="makeCustomer" kind="secondary" icon="contact-round">
								{t("steps.makeCustomer")}
							</SubmitButton>
						)}
						{offered.client && (
							<SubmitButton intent="inviteClient" kind="secondary" icon="user-round">
								{t("steps.inviteClient")}
							</SubmitButton>
						)}
					</Form>
				)}
				{offered.events.length > 0 && (
					<details open={event.refused || undefined}>
						<summary className="btn btn-secondary btn-sm">{t("steps.toEvent")}</summary>
						<Form method="post" className="mt-3 flex flex-col gap-3" noValidate>
							<FormErrors errors={event.summary} />
							<SelectField
								id="event"
								name="event"
								label={t("steps.which")}
								options={offered.events.map(({ guid, title, startsAt }) => ({
									value: guid,
									label: `${title} · ${format.dateTime(startsAt)}`,
								}))}
								defaultValue={event.typed("event")}
								error={event.of("event")}
							/>
							<TextArea
								id="message"
								name="message"
								label={t("steps.message")}
								optional
								defaultValue={event.typed("message") ?? ""}
								error={event.of("message")}
							/>
							<div>
								<SubmitButton intent="inviteToEvent" kind="secondary" icon="send">
									{t("steps.send")}
								</SubmitButton>
							</div>
						</Form>
					</details>
				)}
			</div>
		</Section>
	);
}
