import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { LEAVE, TELL } from "../choices";
import { AffectedInput, FaultRef, MendInput } from "../faults/faults.schema";
import { mendFault, showFault, takeOut, tellAffected } from "../faults/faults.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["resourceAsset", "resources", "errors"], title: "resourceAsset:fault.title" };

export const loader = page("settings", FaultRef, showFault);
export const action = pageAction("settings", {
	takeOut: handler(FaultRef, takeOut),
	mend: handler(MendInput, mendFault),
	affected: handler(AffectedInput, tellAffected),
});

/** A fault: what it is, which bookings it is in the way of and what they get instead, and how it was mended. */
export default function Fault() {
	const { fault, resource, bookings, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const affected = useFormProblem(answer, { intent: "affected" });
	const mending = useFormProblem(answer, { intent: "mend" });
	const { t } = useTranslation(["resourceAsset", "resources"]);
	const format = useFormat();
	const at = paths(tenant);
	const isOpen = fault.mendedAt === null;
	const isOut = resource.status === "outOfOrder";
	const when = (local: string) =>
		`${format.weekday(local.slice(0, 10))} ${format.date(local.slice(0, 10))} ${format.clock(local.slice(11))}`;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.faults, label: t("faults.title") }}
				title={fault.title}
				badges={
					<>
						<Badge tone={isOpen ? "warning" : "success"}>{t(isOpen ? "faults.isOpen" : "faults.isMended")}</Badge>
						{isOut && (
							<Badge tone="danger" icon="wrench">
								{t("resources:use.outOfOrder")}
							</Badge>
						)}
					</>
				}
				actions={
					isOpen &&
					!isOut && (
						<Form method="post" preventScrollReset>
							<SubmitButton intent="takeOut" kind="secondary" icon="wrench">
								{t("fault.takeOut")}
							</SubmitButton>
						</Form>
					)
				}
			/>
			{fault.body && <p className="mb-4 max-w-160 break-words whitespace-pre-line">{fault.body}</p>}
			<DefinitionList
				items={[
					{
						label: t("resources:field.resource"),
						value: (
							<Link to={at.resource(resource.id)} className="link">
								{[resource.name, resource.place].filter(Boolean).join(", ")}
							</Link>
						),
					},
					{ label: t("fault.reportedAt"), value: <Time at={fault.at} as="dateTime" /> },
					{ label: t("fault.reporter"), value: fault.reporter || t("fault.atDoor") },
					...(fault.isBlocking ? [{ label: t("fault.use"), value: t("fault.isBlocking") }] : []),
					...(fault.mendedAt === null
						? []
						: [{ label: t("fault.mendedAt"), value: <Time at={fault.mendedAt} as="dateTime" /> }]),
					...(fault.outcome ? [{ label: t("fault.outcome"), value: fault.outcome }] : []),
				]}
			/>
			{isOpen && (
				<Section title={t("affected.title")} count={bookings.length} intro={t("affected.intro")} className="mt-10">
					{bookings.length === 0 ? (
						<p className="text-sm text-ink-2">{t("affected.none")}</p>
					) : (
						<Form method="post" className="flex flex-col gap-4" preventScrollReset noValidate>
							<ul className="card divide-y divide-line">
								{bookings.map(({ id, title, booker, seats, starts, ends, instead }) => (
									<li key={id} className="grid items-end gap-3 p-4 sm:grid-cols-2">
										<div className="min-w-0 text-sm">
											<p className="font-medium break-words">{title}</p>
											<p className="text-ink-2 tabular-nums">
												{when(starts)} –{" "}
												{starts.slice(0, 10) === ends.slice(0, 10) ? format.clock(ends.slice(11)) : when(ends)}
											</p>
											<p className="text-13 text-ink-3">
												{booker} · {t("affected.people", { count: seats })}
											</p>
										</div>
										<SelectField
											id={`choice-${id}`}
											name="choice"
											label={t("affected.choice", { title })}
											defaultValue={`${id}:${instead[0]?.value ?? TELL}`}
											options={[
												...instead.map(({ value, label }) => ({
													value: `${id}:${value}`,
													label: t("affected.moveTo", { name: label }),
												})),
												{ value: `${id}:${TELL}`, label: t("affected.tell") },
												{ value: `${id}:${LEAVE}`, label: t("affected.leave") },
											]}
										/>
									</li>
								))}
							</ul>
							<FormErrors errors={affected.summary} />
							<div className="flex flex-wrap gap-2">
								<SubmitButton intent="affected" icon="send">
									{t("affected.do")}
								</SubmitButton>
								<LinkButton to={at.calendar({ span: "week", resource: resource.id })} icon="calendar-days">
									{t("resources:calendar.title")}
								</LinkButton>
							</div>
						</Form>
					)}
				</Section>
			)}
			{isOpen && (
				<Section title={t("mend.title")} intro={isOut ? t("mend.help") : undefined} className="mt-10">
					<Form method="post" className="flex max-w-160 flex-col gap-4" noValidate>
						<TextArea
							id="outcome"
							name="outcome"
							rows={2}
							label={t("fault.outcome")}
							error={mending.of("outcome")}
							defaultValue={mending.typed("outcome")}
							optional
						/>
						<FormErrors errors={mending.summary} />
						<div>
							<SubmitButton intent="mend" kind="secondary" icon="check">
								{t("mend.do")}
							</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
		</PageBody>
	);
}
