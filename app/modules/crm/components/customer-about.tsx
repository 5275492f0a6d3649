import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { Choice } from "#app/ui/text-field";
import type { ContactRow } from "../contacts/contact-list.server";
import { paths } from "../paths";
import { CustomerPeople, type CustomerPerson } from "../sharing/components/customer-people";
import { CustomerDetails, type DetailedCustomer } from "./customer-details";
import { NextStepCards, type NextSteps } from "./next-step-cards";

type CustomerAboutProps = {
	customer: DetailedCustomer;
	types: readonly Choice[];
	people: readonly CustomerPerson[];
	colleagues: readonly { id: string; name: string }[] | null;
	/** The page with the choice of a colleague open, and closed. */
	to: { open: string; closed: string };
	next: NextSteps;
	/** The lists that the customer is on. */
	lists: readonly { id: string; name: string }[];
	contacts: readonly ContactRow[];
	contactsTab: string;
	today: string;
	writes: boolean;
	tenant: string;
};

/** What comes next with a customer, who it is and whom one talks to there. */
export function CustomerAbout(props: CustomerAboutProps) {
	const { customer, types, next, lists, contacts, contactsTab, today, writes, tenant } = props;
	const { t } = useTranslation(["crmLog", "crm"]);
	const at = paths(tenant);
	return (
		<div className="flex flex-col gap-7">
			<section>
				<h2 className="mb-2 text-13 font-semibold">{t("about.next")}</h2>
				<NextStepCards next={next} today={today} tenant={tenant} />
			</section>
			<section>
				<h2 className="mb-2 text-13 font-semibold">{t("about.details")}</h2>
				<CustomerDetails customer={customer} types={types} writes={writes} />
			</section>
			<CustomerPeople {...props} />
			{lists.length > 0 && (
				<section>
					<h2 className="mb-2 text-13 font-semibold">{t("about.lists")}</h2>
					<ul className="flex flex-col gap-1 text-13">
						{lists.map(({ id, name }) => (
							<li key={id} className="max-md:py-1">
								<Link to={at.customersOnList(id)} className="link break-words">
									{name}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
			{contacts.length > 0 && (
				<section>
					<div className="mb-2 flex items-baseline justify-between">
						<h2 className="text-13 font-semibold">{t("about.contacts")}</h2>
						<Link to={contactsTab} className="link text-13" preventScrollReset>
							{t("about.allContacts")}
						</Link>
					</div>
					<ul className="flex flex-col gap-3">
						{contacts.slice(0, 5).map((contact) => (
							<ContactLine key={contact.id} contact={contact} to={at.contact(contact.id)} />
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

/** A contact person with the way to call them. */
export function ContactLine({ contact, to }: { contact: ContactRow; to: string }) {
	const { t } = useTranslation("crmLog");
	const { name, jobTitle, phone } = contact;
	return (
		<li className="flex items-center gap-3">
			<Avatar name={name} size={32} />
			<div className="min-w-0 flex-1 text-13">
				<Link to={to} className="hover:underline font-medium text-ink">
					{name}
				</Link>
				{jobTitle && <p className="truncate text-xs text-ink-3">{jobTitle}</p>}
			</div>
			{phone && (
				<a href={`tel:${phone}`} aria-label={t("about.call", { name })} className="icon-btn icon-btn-sm">
					<Icon name="phone" />
				</a>
			)}
		</li>
	);
}
