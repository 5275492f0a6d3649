import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordNeighbours } from "#app/lists/components/record-neighbours";
import { backToList, inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { Avatar } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { Entries } from "#app/ui/entries";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Menu } from "#app/ui/menu";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ConsentBadge, contactDetails } from "../components/contact-parts";
import { CrmFeedback } from "../components/crm-feedback";
import { NoteEntry } from "../components/note-entry";
import { NoteForm } from "../components/note-form";
import { ContactPage, ContactRef } from "../contacts/contact.schema";
import { archive, restore } from "../contacts/contact-actions.server";
import { showContact } from "../contacts/show-contacts.server";
import { FORM_MAX_BYTES } from "../files/files.schema";
import { page, pageAction } from "../guard.server";
import { NoteForm as NoteFields } from "../notes/note.schema";
import { writeNoteAbout } from "../notes/note-actions.server";
import { noteHandlers } from "../notes/note-handlers.server";
import { paths } from "../paths";
import { RecordViewers } from "../sharing/components/record-viewers";

export const handle = {
	i18n: ["crmContacts", "beside", "crmLog", "crmShare", "editor", "filePicker", "media", "lists", "modules", "errors"],
	title: "crmContacts:contacts.title",
};

export const loader = page("contacts", ContactPage, showContact);
export const action = pageAction(
	"contacts",
	{
		archive: handler(ContactRef, archive, { level: 20 }),
		restore: handler(ContactRef, restore, { level: 20 }),
		addNote: handler(NoteFields, writeNoteAbout, { level: 20 }),
		...noteHandlers,
	},
	{ bodyMax: FORM_MAX_BYTES },
);

export default function ContactOnPage() {
	const { contact, neighbours, customers, notes, writes, keeper, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmContacts");
	const { pathname, search } = useLocation();
	const here = `${pathname}${search}`;
	const at = paths(tenant);
	const back = backToList(at.contacts, neighbours.list);
	const details = contactDetails(contact, t);
	return (
		<PageBody>
			<PageHeader
				back={{ to: back, label: t("contacts.title") }}
				beside={<RecordNeighbours neighbours={neighbours} to={({ id }) => at.contact(id)} />}
				title={contact.name}
				lead={<Avatar name={contact.name} size={44} />}
				badges={<ConsentBadge consent={contact.consent} />}
				meta={contact.jobTitle}
				actions={
					writes && (
						<>
							<LinkButton icon="pencil" to={inList(at.editContact(contact.id), neighbours.list)}>
								{t("contact.edit")}
							</LinkButton>
							<Menu
								label={t("contact.actions", { name: contact.name })}
								button={<Icon name="ellipsis" className="size-5" />}
								buttonClass="icon-btn border border-line-2"
								entries={[
									{
										kind: "post",
										action: back,
										fields: { intent: "archive", id: contact.id },
										label: t("contact.archive"),
										icon: "archive",
									},
								]}
							/>
						</>
					)
				}
			/>
			<CrmFeedback answer={answer} action={here} ns="crmLog" />
			<DefinitionList items={details} />
			<div className="mt-3 flex flex-wrap gap-1">
				<RecordViewers kind="contact" id={contact.id} tenant={tenant} />
				{writes && (
					<LinkButton kind="quiet" size="sm" icon="shield" to={inList(at.personalData(contact.id), neighbours.list)}>
						{t("contact.personalData")}
					</LinkButton>
				)}
			</div>
			{customers.length > 0 && (
				<Section title={t("contact.customers")} className="mt-8 max-w-160">
					<CardList>
						{customers.map(({ id, guid, name }) => (
							<CardRow key={id}>
								<Link to={at.customer(guid)} className="link">
									{name}
								</Link>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			{writes && (
				<Section title={t("contact.newNote")} className="mt-8 max-w-172">
					<NoteForm
						intent="addNote"
						answer={answer}
						tenant={tenant}
						draft={{ keeper, form: `crm.note.${contact.id}` }}
					/>
				</Section>
			)}
			{notes.length > 0 && (
				<Section title={t("contact.notes")} className="mt-8 max-w-172">
					<Entries label={t("contact.notes")}>
						{notes.map((note) => (
							<NoteEntry key={note.id} note={note} tenant={tenant} writes={writes} action={here} withCustomer />
						))}
					</Entries>
				</Section>
			)}
		</PageBody>
	);
}
