import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { writtenPhone } from "#app/directory/phone";
import { Tile } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
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
	const { customer, writes, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crm");
	const at = places(tenant);
	const { orgNo, phone, email, webpage, address, postCode, city, municipality, ceo, ownerName, contactType } = customer;
	const place = [postCode, city].filter(Boolean).join(" ");
	const details = [
		{ label: t("customer.contactType"), value: contactType },
		{ label: t("customer.orgNo"), value: orgNo && writtenOrganisationNumber(orgNo) },
		{ label: t("customer.phone"), value: phone && <Outward to={`tel:${phone}`}>{writtenPhone(phone)}</Outward> },
		{ label: t("customer.email"), value: email && <Outward to={`mailto:${email}`}>{email}</Outward> },
		{ label: t("customer.webpage"), value: webpage && <Outward to={webpage}>{webpage}</Outward> },
		{ label: t("customer.address"), value: [address, place].filter(Boolean).join(", ") },
		{ label: t("customer.municipality"), value: municipality },
		{ label: t("customer.ceo"), value: ceo },
		{ label: t("customer.owner"), value: ownerName },
		{ label: t("customer.visibility"), value: t(`visibility.${customer.visibility}`) },
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.customers, label: t("customers.title") }}
				title={customer.name}
				actions={
					writes && (
						<LinkButton icon="pencil" to={at.editCustomer(customer.guid)}>
							{t("customer.edit")}
						</LinkButton>
					)
				}
				lead={<Tile name={customer.name} size={44} />}
			/>
			<DefinitionList items={details.filter(({ value }) => value)} />
		</PageBody>
	);
}

/** A way to reach somebody outside the portal. */
function Outward({ to, children }: { to: string; children: string }) {
	return (
		<a href={to} className="link" rel="noreferrer">
			{children}
		</a>
	);
}
