import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { writtenPhone } from "#app/directory/phone";
import { Tile } from "#app/ui/avatar";
import { DefinitionList } from "#app/ui/definition-list";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CustomerPage } from "../customer-page.schema";
import { page } from "../guard.server";
import { places } from "../places";
import { showCustomer } from "../show-customer.server";

export const handle = { i18n: ["crm", "errors"] };

export const loader = page("customers", CustomerPage, showCustomer);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function CustomerOnPage() {
	const { customer, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crm");
	const at = places(tenant);
	const { orgNo, phone, email, municipality, ownerName, contactType } = customer;
	const details = [
		{ label: t("customer.contactType"), value: contactType },
		{ label: t("customer.orgNo"), value: orgNo && writtenOrganisationNumber(orgNo) },
		{ label: t("customer.phone"), value: phone && writtenPhone(phone) },
		{ label: t("customer.email"), value: email },
		{ label: t("customer.municipality"), value: municipality },
		{ label: t("customer.owner"), value: ownerName },
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.customers, label: t("customers.title") }}
				title={customer.name}
				lead={<Tile name={customer.name} size={44} />}
			/>
			<DefinitionList items={details.filter(({ value }) => value)} />
		</PageBody>
	);
}
