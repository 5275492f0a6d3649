import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { type BulkAction, BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListMore } from "#app/lists/components/list-more";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { ContactsTable } from "../components/contacts-table";
import { CrmFeedback } from "../components/crm-feedback";
import { consentHandlers, saveCell, setConsent } from "../contacts/bulk-contacts.server";
import { ContactRef } from "../contacts/contact.schema";
import { archive, restore } from "../contacts/contact-actions.server";
import { contactSource, seenContacts } from "../contacts/contact-list.server";
import { contactList } from "../contacts/contacts.list";
import { BulkConsent, ContactCell, ContactsQuery } from "../contacts/list.schema";
import { showContacts } from "../contacts/show-contacts.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { contactTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crmContacts", "crmLists", "lists", "people", "modules", "errors"],
	title: "crmContacts:contacts.title",
};

const write = { level: 20 };

export const loader = page("contacts", ContactsQuery, showContacts);
export const action = pageAction("contacts", {
	archive: handler(ContactRef, archive, write),
	restore: handler(ContactRef, restore, write),
	saveField: handler(ContactCell, saveCell, write),
	bulkConsent: handler(BulkConsent, setConsent, write),
	...consentHandlers,
	...contactTrash.handlers,
	...countHandler(contactSource as never, seenContacts),
	...viewHandlers(contactList),
});

export default function Contacts() {
	const { rows, list, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmContacts");
	const { t: words } = useTranslation("crmLists");
	const { pathname, search } = useLocation();
	const at = paths(tenant);
	const address = useListAddress(contactList, list);
	const { state } = list;
	const selection = useSelection(rows.map(({ id }) => id));
	const bulk = useContactBulk(at.contacts);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("contacts.title")}
					actions={
						writes && (
							<>
								<ListMore
									importTo={at.importContacts}
									trash={{ to: at.trashedContacts, label: words("trash.contacts") }}
								/>
								<LinkButton kind="primary" icon="plus" to={at.newContact}>
									{t("contacts.new")}
								</LinkButton>
							</>
						)
					}
				/>
				<ListTabs
					definition={contactList}
					list={list}
					path={at.contacts}
					all={words("view.all")}
					label={words("view.label")}
				/>
				<ListBar
					definition={contactList}
					list={list}
					searchLabel={t("contacts.search")}
					exportTo={`${at.contacts}/export`}
					actions={<ViewActions definition={contactList} list={list} answer={answer} />}
				/>
				<CrmFeedback answer={answer} action={`${pathname}${search}`} ns="crmContacts" />
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(state.q !== "" || state.filters.length > 0 ? (
						<NoHits clear={wholeList(list, at.contacts)} />
					) : (
						<EmptyState icon="contact-round" title={t("contacts.none")}>
							{t("contacts.noneHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<ListRegion>
					<ContactsTable
						{...{ rows, tenant, writes, address, sort: state.sort }}
						shown={shownColumns(contactList, state.columns)}
						selection={writes ? selection : undefined}
					/>
				</ListRegion>
			)}
			<ListFoot
				list={list}
				address={address}
				range={t("range", { count: rows.length })}
				withSizes={selection.ids.size === 0}
			>
				{writes && (
					<BulkBar definition={contactList} list={list} selection={selection} actions={bulk} answer={answer} />
				)}
			</ListFoot>
		</div>
	);
}

/** What is done with several contact persons at once. */
function useContactBulk(path: string): BulkAction[] {
	const { t } = useTranslation("crmLists");
	const { t: contact } = useTranslation("crmContacts");
	const consents = ["given", "withdrawn", "unknown"].map((value) => ({ value, label: contact(`consent.${value}`) }));
	return [
		{
			intent: "bulkConsent",
			label: t("bulk.consent"),
			icon: "pencil",
			fields: <SelectField name="consent" label={contact("contact.consent")} options={consents} />,
		},
		{
			intent: "export",
			label: t("bulk.export"),
			icon: "download",
			file: (chosen) => {
				const query = "ids" in chosen ? `ids=${chosen.ids.join()}` : chosen.query;
				return `${path}/export?${query && `${query}&`}format=xlsx`;
			},
		},
		{ intent: "bulkArchive", label: t("bulk.archive"), icon: "archive", danger: true },
	];
}
