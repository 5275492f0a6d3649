import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Tile } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ContactLine } from "../components/customer-about";
import { CustomerMeta } from "../components/customer-meta";
import { NextStepCards } from "../components/next-step-cards";
import { Timeline } from "../components/timeline";
import { page, pageAction } from "../guard.server";
import { OutcomeForm } from "../next/components/outcome-form";
import { useKeys } from "../next/components/use-keys";
import { NextQuery, OutcomeInput } from "../next/next.schema";
import { noteOutcome } from "../next/outcome.server";
import { showNext } from "../next/show-next.server";
import { paths } from "../paths";

export const handle = {
	i18n: [
		"crm",
		"crmLog",
		"crmWork",
		"tasks",
		"crmNext",
		"crmCustomer",
		"people",
		"errors",
		"crmShare",
		"lists",
		"modules",
	],
	title: "crmNext:title",
};

export const loader = page("customers", NextQuery, showNext);
export const action = pageAction("customers", { outcome: handler(OutcomeInput, noteOutcome, { level: 20 }) });

export default function NextCustomer() {
	const { customer, about, list, next, previous, writes, tenant, today } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["crmNext", "crm", "crmLog"]);
	const at = paths(tenant);
	useKeys();
	const back = { to: list ? `${at.customers}?${list}` : at.customers, label: t("crm:customers.title") };
	const goTo = (place: "cursor" | "before" | "through", value: string) => {
		const query = new URLSearchParams(list);
		query.set(place, value);
		return query.toString();
	};
	const go = next ? goTo("cursor", next) : goTo("through", "1");
	if (!customer || !about)
		return (
			<PageBody width="form">
				<PageHeader back={back} title={t("title")} />
				<EmptyState
					icon="circle-check"
					title={t("through")}
					action={<LinkButton to={back.to}>{t("toList")}</LinkButton>}
				>
					{t("throughHelp")}
				</EmptyState>
			</PageBody>
		);
	return (
		<PageBody width="settings">
			<PageHeader
				back={back}
				title={customer.name}
				lead={<Tile name={customer.name} size={44} />}
				meta={<CustomerMeta customer={customer} />}
				actions={
					<>
						{previous && (
							<LinkButton icon="arrow-left" to={`?${goTo("before", previous)}`} data-key="k" aria-keyshortcuts="k">
								{t("previous")}
							</LinkButton>
						)}
						<LinkButton icon="arrow-right" to={`?${go}`} data-key="j" aria-keyshortcuts="j">
							{t("skip")}
						</LinkButton>
						<LinkButton icon="building-2" to={at.customer(customer.guid)}>
							{t("open")}
						</LinkButton>
					</>
				}
			/>
			{writes && <OutcomeForm id={customer.id} go={go} answer={answer} />}
			<p className="mt-2 text-13 text-ink-3 max-md:hidden">{t("keys")}</p>
			{about.contacts.length > 0 && (
				<Section title={t("crmLog:about.contacts")} className="mt-6">
					<ul className="flex flex-col gap-3">
						{about.contacts.map((contact) => (
							<ContactLine key={contact.id} contact={contact} to={at.contact(contact.id)} />
						))}
					</ul>
				</Section>
			)}
			<Section title={t("crmLog:about.next")} className="mt-6">
				<NextStepCards next={about.next} today={today} tenant={tenant} />
			</Section>
			{about.log.length > 0 && (
				<Section title={t("latest")} className="mt-6">
					<Timeline items={about.log} list={null} tenant={tenant} writes={false} action={at.customers} />
				</Section>
			)}
		</PageBody>
	);
}
