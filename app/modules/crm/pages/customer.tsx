import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { verb } from "#app/platform/guard.server";
import { Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { CustomerAbout } from "../components/customer-about";
import { CustomerTab } from "../components/customer-tab";
import { Told } from "../components/told";
import { page, pageAction } from "../guard.server";
import { NoteForm } from "../notes/note.schema";
import { noteVerbs } from "../notes/note-verbs.server";
import { places } from "../places";
import { showCustomer } from "../show-customer.server";
import { writeNoteHere, writeTaskHere } from "../timeline/customer-log-actions.server";
import { CustomerQuery, QuickTask } from "../timeline/customer-query.schema";

export const handle = { i18n: ["crm", "crmLog", "crmWork", "editor", "errors"], title: "crm:customers.title" };

const write = { level: 20 };

export const loader = page("customers", CustomerQuery, showCustomer);
export const action = pageAction("customers", {
	addNote: verb(NoteForm, writeNoteHere, write),
	addTask: verb(QuickTask, writeTaskHere, write),
	...noteVerbs,
});

const tabs = ["activity", "about", "contacts", "tasks", "meetings"] as const;

export default function CustomerOnPage() {
	const shown = useLoaderData<typeof loader>();
	const { customer, next, contacts, counts, today, query, writes, tenant } = shown;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["crm", "crmLog"]);
	const { pathname, search } = useLocation();
	const at = places(tenant);
	const { orgNo, industry, employees } = customer;
	const meta = [
		orgNo && `${t("customer.orgNo")} ${writtenOrganisationNumber(orgNo)}`,
		industry,
		employees && t("customer.employees", { count: employees }),
	];
	const tabAt = (tab: (typeof tabs)[number]) => (tab === "activity" ? pathname : `${pathname}?tab=${tab}`);
	const countOf = (tab: string) => {
		const count = counts[tab as keyof typeof counts];
		return count === undefined ? undefined : count > 50 ? "50+" : count;
	};
	const about = (
		<CustomerAbout
			customer={customer}
			next={next}
			contacts={contacts}
			contactsTab={tabAt("contacts")}
			today={today}
			tenant={tenant}
		/>
	);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					back={{ to: at.customers, label: t("customers.title") }}
					title={customer.name}
					lead={<Tile name={customer.name} size={44} />}
					badges={customer.contactType && <Badge>{customer.contactType}</Badge>}
					meta={meta.filter(Boolean).join(" · ")}
					actions={
						writes && (
							<LinkButton icon="pencil" to={at.editCustomer(customer.guid)}>
								{t("customer.edit")}
							</LinkButton>
						)
					}
				/>
			</div>
			{/* What the second tab shows stands beside the others where there is room. */}
			<div className={`px-4 md:px-6 ${query.tab === "about" ? "" : "lg:[&_li:nth-child(2)]:hidden"}`}>
				<Tabs
					label={t("crmLog:tabs.label")}
					tabs={tabs.map((tab) => ({
						to: tabAt(tab),
						label: t(`crmLog:tabs.${tab}`),
						count: countOf(tab),
						current: tab === query.tab,
					}))}
				/>
			</div>
			<div className="flex flex-1">
				<div className="min-w-0 flex-1 px-4 pt-5 pb-12 md:px-6">
					<Told answer={answer} action={`${pathname}${search}`} ns="crmLog" />
					{query.tab === "about" ? (
						<div className="max-w-160">{about}</div>
					) : (
						<CustomerTab shown={shown} answer={answer} />
					)}
				</div>
				{query.tab !== "about" && (
					<aside
						aria-label={t("crmLog:tabs.about")}
						className="w-79 shrink-0 border-l border-line bg-sunken p-5 max-lg:hidden"
					>
						{about}
					</aside>
				)}
			</div>
		</div>
	);
}
