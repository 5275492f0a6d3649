import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { writtenPhone } from "#app/directory/phone";
import { Avatar } from "#app/ui/avatar";
import { DefinitionList } from "#app/ui/definition-list";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { ContactRow } from "../contacts/contact-list.server";
import { places } from "../places";
import { Due } from "./task-parts";

type Text = string | null;
type Customer = {
	guid: string;
	createdAt: number;
	visibility: string;
	tags: string[];
} & Record<
	"orgNo" | "phone" | "email" | "webpage" | "address" | "postCode" | "city" | "municipality" | "ceo" | "ownerName",
	Text
>;
type Step = { id: string; title: string; isOpen: boolean; repeat: "daily" | "weekly" | "monthly" | "yearly" | null };
export type NextSteps = {
	tasks: (Step & { dueOn: string | null })[];
	meetings: { id: string; title: string; startsAt: number }[];
};
type CustomerAboutProps = {
	customer: Customer;
	next: NextSteps;
	contacts: readonly ContactRow[];
	contactsTab: string;
	today: string;
	tenant: string;
};

/** What comes next with a customer, who it is and whom one talks to there. */
export function CustomerAbout({ customer, next, contacts, contactsTab, today, tenant }: CustomerAboutProps) {
	const { t } = useTranslation(["crmLog", "crm"]);
	const at = places(tenant);
	const hasNext = next.tasks.length + next.meetings.length > 0;
	return (
		<div className="flex flex-col gap-7">
			<section>
				<h2 className="mb-2 text-13 font-semibold">{t("about.next")}</h2>
				{!hasNext && <p className="text-13 text-ink-3">{t("about.nothingNext")}</p>}
				<ul className="flex flex-col gap-2">
					{next.meetings.map(({ id, title, startsAt }) => (
						<li key={id} className="card bg-sheet p-3 text-sm">
							<Link to={at.meeting(id)} className="hover:underline font-medium">
								{title}
							</Link>
							<p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-2">
								<Icon name="calendar-days" />
								<Time at={startsAt} />
							</p>
						</li>
					))}
					{next.tasks.map((task) => (
						<li key={task.id} className="card bg-sheet p-3 text-sm">
							<Link to={`${at.tasks}?view=all&task=${task.id}`} className="hover:underline font-medium">
								{task.title}
							</Link>
							<p className="mt-0.5 text-13">
								<Due task={task} today={today} />
							</p>
						</li>
					))}
				</ul>
			</section>
			<section>
				<h2 className="mb-2 text-13 font-semibold">{t("about.details")}</h2>
				<Details customer={customer} />
			</section>
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

function Details({ customer }: { customer: Customer }) {
	const { t } = useTranslation("crm");
	const { orgNo, phone, email, webpage, address, postCode, city, tags } = customer;
	const place = [postCode, city].filter(Boolean).join(" ");
	const outward = (to: string, label: string) => (
		<a href={to} className="link" rel="noreferrer">
			{label}
		</a>
	);
	const details = [
		{ label: t("customer.owner"), value: customer.ownerName },
		{ label: t("customer.orgNo"), value: orgNo && writtenOrganisationNumber(orgNo) },
		{ label: t("customer.phone"), value: phone && outward(`tel:${phone}`, writtenPhone(phone)) },
		{ label: t("customer.email"), value: email && outward(`mailto:${email}`, email) },
		{ label: t("customer.webpage"), value: webpage && outward(webpage, webpage.replace(/^https?:\/\//, "")) },
		{ label: t("customer.address"), value: [address, place].filter(Boolean).join(", ") },
		{ label: t("customer.municipality"), value: customer.municipality },
		{ label: t("customer.ceo"), value: customer.ceo },
		{ label: t("customer.tags"), value: tags.join(", ") },
		{ label: t("customer.since"), value: <Time at={customer.createdAt} as="date" /> },
		{ label: t("customer.visibility"), value: t(`visibility.${customer.visibility}`) },
	];
	return <DefinitionList items={details.filter(({ value }) => value)} />;
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
