import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { ClientsQuery, RegisterClientsInput, registerClients, showClients } from "../clients.server";
import { ofParticipants } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["eventPublic", "people", "errors"], title: "eventPublic:clients.title" };

export const loader = ofParticipants.page("dashboard", ClientsQuery, showClients);
export const action = ofParticipants.pageAction("dashboard", {
	registerClients: handler(RegisterClientsInput, registerClients),
});

/** An advisor registers clients for an event. */
export default function Clients() {
	const { title, guid, language, when, closed, free, clients, types, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("eventPublic");
	const left = clients.filter(({ status }) => status === null);
	const held = clients.filter(({ status }) => status !== null);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: paths(tenant).dashboard, label: t("list.title") }} title={t("clients.title")} />
			<p className="font-medium break-words" lang={language}>
				{title}
			</p>
			<p className="mb-5 text-sm text-ink-2">
				{[`${when.day}, ${when.hours}`, free !== null && t("left", { count: free })].filter(Boolean).join(" · ")}
			</p>
			{closed ? (
				<Notice title={t(`closed.${closed}`)} />
			) : left.length === 0 ? (
				<EmptyState icon="users-round" title={t("clients.none")}>
					{t("clients.noneHelp")}
				</EmptyState>
			) : (
				<Form method="post" className="flex flex-col gap-5" noValidate>
					<PeoplePicker
						id="clients"
						name="clients"
						legend={t("clients.who")}
						address={paths(tenant).clientPeople(guid)}
						people={left.map(({ id, name }) => ({ id, name }))}
						error={problem.of("clients")}
						ticked={(id) => problem.ticked("clients", id)}
					/>
					{types.length > 0 && (
						<SelectField
							id="ticketType"
							name="ticketType"
							className="max-w-80"
							label={t("field.ticketType")}
							error={problem.of("ticketType")}
							defaultValue={problem.typed("ticketType") ?? types[0]?.value}
							options={types}
						/>
					)}
					<p className="text-13 text-ink-3">{t("clients.help")}</p>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="registerClients" icon="user-plus">
							{t("clients.do")}
						</SubmitButton>
					</div>
				</Form>
			)}
			{held.length > 0 && (
				<ul className="card mt-6 divide-y divide-line" aria-label={t("clients.held")}>
					{held.map(({ id, name, status }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 p-3">
							<span className="break-words">{name}</span>
							{status && <Badge>{t(`state.${status}`)}</Badge>}
						</li>
					))}
				</ul>
			)}
		</PageBody>
	);
}
