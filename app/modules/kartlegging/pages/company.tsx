import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NotesSection } from "#app/directory/on-record/components/notes-section";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";
import { FilesSection } from "#app/media/on-record/components/files-section";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler } from "#app/platform/guard.server";
import { Tile } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { Card, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MakeLinkInput, SendLinkInput } from "../companies/assessing.schema";
import { makeLink, sendLink } from "../companies/assessing.server";
import { CompanyNamed, StatusInput } from "../companies/companies.schema";
import { ChangedContactInput, ContactInput, FilesInput, NoteInput, PartRef } from "../companies/parts.schema";
import {
	addContact,
	addFiles,
	addNote,
	changeContact,
	removeContact,
	removeFile,
	removeNote,
} from "../companies/parts.server";
import { saveStatus, showCompany } from "../companies/show-company.server";
import { AnswersSection } from "../components/answers-section";
import { AssessSection } from "../components/assess-section";
import { ContactsSection } from "../components/contacts-section";
import { FollowUpsSection } from "../components/follow-ups-section";
import { OwnPageSection } from "../components/own-page-section";
import { RepliesSection } from "../components/replies-section";
import { StatusBadge } from "../components/status-badge";
import { StatusForm } from "../components/status-form";
import { FollowUpInput, FollowUpRef } from "../follow-ups/follow-ups.schema";
import { addFollowUp, removeFollowUp, tickFollowUp } from "../follow-ups/follow-ups.server";
import { page, pageAction } from "../guard.server";
import { closeOwnPage, makeOwnPage } from "../own/own-page.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["kartlegging", "onRecord", "media", "people", "errors"],
	title: "kartlegging:companies.title",
};

export const loader = page("companies", CompanyNamed, showCompany);
export const action = pageAction(
	"companies",
	{
		standing: handler(StatusInput, saveStatus),
		addFollowUp: handler(FollowUpInput, addFollowUp),
		tickFollowUp: handler(FollowUpRef, tickFollowUp),
		removeFollowUp: handler(FollowUpRef, removeFollowUp),
		makeOwnPage: handler(CompanyNamed, makeOwnPage),
		closeOwnPage: handler(CompanyNamed, closeOwnPage),
		sendLink: handler(SendLinkInput, sendLink),
		makeLink: handler(MakeLinkInput, makeLink),
		addContact: handler(ContactInput, addContact),
		changeContact: handler(ChangedContactInput, changeContact),
		removeContact: handler(PartRef, removeContact),
		addNote: handler(NoteInput, addNote),
		removeNote: handler(PartRef, removeNote),
		addFiles: handler(FilesInput, addFiles),
		removeFile: handler(PartRef, removeFile),
	},
	{ bodyMax: FILES_FORM_MAX },
);

/** A company: where it stands, how it is assessed, what it has answered, and what is known of it. */
export default function Company() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("kartlegging");
	const format = useFormat();
	const { company, tenant, inCrm } = shown;
	const at = paths(tenant);
	const facts = {
		orgNo: company.orgNo && formatOrganisationNumber(company.orgNo),
		municipality: company.municipality,
		industry: company.industry,
		employees: company.employees,
		phone: company.phone && (
			<a href={`tel:${company.phone}`} className="link">
				{formatPhone(company.phone)}
			</a>
		),
		email: company.email && (
			<a href={`mailto:${company.email}`} className="link break-all">
				{company.email}
			</a>
		),
		webpage: company.webpage && (
			<a href={company.webpage} className="link break-all" rel="noreferrer">
				{company.webpage}
			</a>
		),
		last: company.lastOn && format.date(company.lastOn),
	};
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.companies, label: t("companies.title") }}
				title={company.name}
				lead={<Tile name={company.name} size={44} />}
				badges={<StatusBadge status={company.status} />}
				meta={[company.municipality, company.industry].filter(Boolean).join(" · ")}
				actions={
					company.isCustomer ? (
						inCrm && (
							<LinkButton icon="contact-round" to={inCrm}>
								{t("inCrm")}
							</LinkButton>
						)
					) : (
						<LinkButton icon="pencil" to={at.editCompany(company.guid)}>
							{t("edit.title")}
						</LinkButton>
					)
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<AssessSection {...shown} answer={answer} />
					<FollowUpsSection {...shown} answer={answer} />
					<RepliesSection {...shown} />
					<AnswersSection answers={shown.answers} />
					<NotesSection notes={shown.notes} answer={answer} />
				</div>
				<div className="min-w-0">
					<Section title={t("standing.title")}>
						<StatusForm {...shown} answer={answer} />
					</Section>
					<Section title={t("facts")}>
						<Card>
							<DefinitionList
								items={Object.entries(facts).flatMap(([key, value]) =>
									value ? [{ label: t(`company.${key}`), value }] : [],
								)}
							/>
							{company.isCustomer && (
								<p className="mt-3 text-13 text-ink-3">
									{inCrm ? (
										<Link to={inCrm} className="link">
											{t("factsInCrm")}
										</Link>
									) : (
										t("factsInCrm")
									)}
								</p>
							)}
						</Card>
					</Section>
					<OwnPageSection hasOwnPage={shown.hasOwnPage} answer={answer} />
					<ContactsSection contacts={shown.contacts} answer={answer} />
					<FilesSection files={shown.files} to={(id) => at.file(company.guid, id)} answer={answer} />
				</div>
			</div>
		</PageBody>
	);
}
