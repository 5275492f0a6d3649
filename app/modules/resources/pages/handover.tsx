import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { HandoverInput, HandoverQuery } from "../handover/handover.schema";
import { handOver, showHandover } from "../handover/handover.server";
import { paths } from "../paths";

export const handle = { i18n: ["resourceHandover", "resources", "errors"], title: "resourceHandover:title" };

export const loader = page("settings", HandoverQuery, showHandover);
export const action = pageAction("settings", { handOver: handler(HandoverInput, handOver) });

/** Gives what somebody has booked and keeps to somebody else: for who leaves or is ill. */
export default function Handover() {
	const { holders, person, receivers, bookings, things, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceHandover", "resources"]);
	const format = useFormat();
	const when = (local: string) =>
		`${format.weekday(local.slice(0, 10))} ${format.date(local.slice(0, 10))} ${format.clock(local.slice(11))}`;
	return (
		<PageBody width="form">
			<PageHeader back={{ to: paths(tenant).settings, label: t("resources:settings") }} title={t("title")} />
			<p className="mb-5 text-sm text-ink-2">{t("intro")}</p>
			{holders.length === 0 ? (
				<EmptyState icon="users-round" title={t("nobody")} />
			) : (
				<Form method="get" className="mb-8 flex flex-wrap items-end gap-3">
					<SelectField
						id="who"
						name="from"
						label={t("from")}
						defaultValue={person?.id ?? ""}
						options={[{ value: "", label: t("choose") }, ...holders]}
					/>
					<SubmitButton kind="secondary">{t("show")}</SubmitButton>
				</Form>
			)}
			{person && (
				<Form method="post" key={person.id} className="flex flex-col gap-6" noValidate>
					<input type="hidden" name="from" value={person.id} />
					{bookings.length > 0 && (
						<CheckboxGroup
							id="bookings"
							name="bookings"
							legend={t("bookings", { name: person.name })}
							layout="box"
							error={problem.of("bookings")}
							options={bookings.map(({ id, title, starts, resources }) => ({
								value: id,
								label: [when(starts), title, resources].filter(Boolean).join(" · "),
							}))}
							isTicked={(value) => problem.ticked("bookings", value) ?? true}
						/>
					)}
					{things.length > 0 && (
						<CheckboxGroup
							id="things"
							name="things"
							legend={t("things", { name: person.name })}
							layout="box"
							error={problem.of("things")}
							options={things.map(({ id, name }) => ({ value: id, label: name }))}
							isTicked={(value) => problem.ticked("things", value) ?? true}
						/>
					)}
					<SelectField
						id="to"
						name="to"
						label={t("to")}
						error={problem.of("to")}
						defaultValue={problem.typed("to") ?? ""}
						options={[{ value: "", label: t("choose") }, ...receivers]}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="handOver" icon="users-round">
							{t("do")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
