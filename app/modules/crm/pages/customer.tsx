import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordNeighbours } from "#app/lists/components/record-neighbours";
import { backToList, inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { CrmFeedback } from "../components/crm-feedback";
import { CustomerAbout } from "../components/customer-about";
import { CustomerMenu } from "../components/customer-menu";
import { CustomerMeta } from "../components/customer-meta";
import { CustomerTab } from "../components/customer-tab";
import { FieldInput } from "../customer-page.schema";
import { EmailForm } from "../emails/email.schema";
import { sendEmail } from "../emails/send-email.server";
import { addFilesHere, removeFileHere } from "../files/file-actions.server";
import { FileRef, FilesForm, FORM_MAX_BYTES } from "../files/files.schema";
import { page, pageAction } from "../guard.server";
import { NoteForm } from "../notes/note.schema";
import { noteHandlers } from "../notes/note-handlers.server";
import { paths } from "../paths";
import { saveField } from "../save-field.server";
import { follow, removePerson, setPerson, unfollow } from "../sharing/people.server";
import { FollowInput, PersonInput, PersonRef } from "../sharing/sharing.schema";
import { showCustomer } from "../show-customer.server";
import {
	writeContactHere,
	writeMeetingHere,
	writeNoteHere,
	writeTaskHere,
} from "../timeline/customer-log-actions.server";
import { CustomerQuery, QuickContact, QuickMeeting, QuickTask } from "../timeline/customer-query.schema";

export const handle = {
	i18n: [
		"crm",
		"crmLog",
		"crmCustomer",
		"crmContacts",
		"crmMeetings",
		"beside",
		"crmInbox",
		"crmShare",
		"crmWork",
		"tasks",
		"editor",
		"filePicker",
		"media",
		"lists",
		"modules",
		"people",
		"errors",
	],
	title: "crm:customers.title",
};

const write = { level: 20 };

export const loader = page("customers", CustomerQuery, showCustomer);
export const action = pageAction(
	"customers",
	{
		addNote: handler(NoteForm, writeNoteHere, write),
		sendEmail: handler(EmailForm, sendEmail, write),
		addTask: handler(QuickTask, writeTaskHere, write),
		addMeeting: handler(QuickMeeting, writeMeetingHere, write),
		addContact: handler(QuickContact, writeContactHere, write),
		saveField: handler(FieldInput, saveField, write),
		addFiles: handler(FilesForm, addFilesHere, write),
		removeFile: handler(FileRef, removeFileHere, write),
		follow: handler(FollowInput, follow),
		unfollow: handler(FollowInput, unfollow),
		setPerson: handler(PersonInput, setPerson, write),
		removePerson: handler(PersonRef, removePerson, write),
		...noteHandlers,
	},
	{ bodyMax: FORM_MAX_BYTES },
);

const tabs = ["activity", "about", "contacts", "notes", "meetings", "tasks", "files", "forms", "history"] as const;

export default function CustomerOnPage() {
	const shown = useLoaderData<typeof loader>();
	const { customer, counts, query, writes, tenant } = shown;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["crm", "crmCustomer", "crmLog", "crmShare"]);
	const { pathname, search } = useLocation();
	const at = paths(tenant);
	const { list } = shown.neighbours;
	const tabAt = (tab: (typeof tabs)[number]) => inList(tab === "activity" ? pathname : `${pathname}?tab=${tab}`, list);
	const countOf = (tab: string) => {
		const count = counts[tab as keyof typeof counts];
		return count === undefined ? undefined : count > 50 ? "50+" : count;
	};
	const here = tabAt(query.tab as (typeof tabs)[number]);
	const to = { open: inList(`${pathname}?tab=${query.tab}&panel=people`, list), closed: here };
	const about = <CustomerAbout {...shown} to={to} contactsTab={tabAt("contacts")} />;
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					back={{ to: backToList(at.customers, list), label: t("customers.title") }}
					beside={<RecordNeighbours neighbours={shown.neighbours} to={({ guid }) => at.customer(guid)} />}
					title={customer.name}
					lead={
						<Tile
							name={customer.name}
							size={44}
							logo={customer.logoId && at.customerLogo(customer.guid, customer.logoId)}
						/>
					}
					badges={
						<>
							{customer.contactType && <Badge>{customer.contactType}</Badge>}
							{customer.registerState && customer.registerState !== "active" && (
								<Badge tone="danger" icon="triangle-alert">
									{t(`crmCustomer:register.state.${customer.registerState}`)}
								</Badge>
							)}
						</>
					}
					meta={<CustomerMeta customer={customer} />}
					actions={
						<>
							<Form method="post" preventScrollReset>
								<SubmitButton intent={shown.follows ? "unfollow" : "follow"} kind="secondary" icon="star">
									{t(shown.follows ? "crmShare:follow.stop" : "crmShare:follow.start")}
								</SubmitButton>
							</Form>
							{writes && (
								<>
									<LinkButton icon="pencil" to={inList(at.editCustomer(customer.guid), list)}>
										{t("customer.edit")}
									</LinkButton>
									<CustomerMenu customer={customer} list={list} tenant={tenant} />
								</>
							)}
						</>
					}
				/>
			</div>
			{/* What the second tab shows stands beside the others where there is room. */}
			<div className={`px-4 md:px-6 ${query.tab === "about" ? "" : "lg:[&_li:nth-child(2)]:hidden"}`}>
				<Tabs
					label={t("crmLog:tabs.label")}
					tabs={[
						...tabs
							.filter((tab) => tab !== "forms" || writes)
							.map((tab) => ({
								to: tabAt(tab),
								label: t(`crmLog:tabs.${tab}`),
								count: countOf(tab),
								current: tab === query.tab,
							})),
						{ to: inList(at.customerForms(customer.guid), list), label: t("crmCustomer:asked.tab"), current: false },
					]}
				/>
			</div>
			<div className="flex flex-1">
				<div className="min-w-0 flex-1 px-4 pt-5 pb-12 md:px-6">
					<CrmFeedback answer={answer} action={`${pathname}${search}`} ns="crmShare" />
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
