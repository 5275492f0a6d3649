import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { Section } from "#app/ui/card";
import { Entries, Entry } from "#app/ui/entries";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { NoteForm } from "../components/note-form";
import { NoteText } from "../components/note-text";
import { FileLinks } from "../files/components/file-links";
import { FORM_MAX_BYTES } from "../files/files.schema";
import { page, pageAction } from "../guard.server";
import { NoteEdit, NotePage } from "../notes/note.schema";
import { editNote } from "../notes/note-actions.server";
import { showNote } from "../notes/show-notes.server";
import { paths } from "../paths";
import { RecordViewers } from "../sharing/components/record-viewers";

export const handle = {
	i18n: ["crmLog", "crmShare", "editor", "filePicker", "media", "lists", "modules", "errors"],
	title: "crmLog:note.title",
};

export const loader = page("notes", NotePage, showNote);
export const action = pageAction(
	"notes",
	{ editNote: handler(NoteEdit, editNote, { level: 20 }) },
	{ bodyMax: FORM_MAX_BYTES },
);

export default function NoteOnPage() {
	const { note, versions, list, writes, keeper, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmLog");
	const at = paths(tenant);
	const back = note.customer
		? { to: inList(at.customer(note.customer.guid), list), label: note.customer.name }
		: { to: at.notes, label: t("notes.title") };
	return (
		<PageBody width="form">
			<PageHeader
				back={back}
				title={note.subject ?? t("note.title")}
				meta={
					<>
						{note.author?.name ?? t("note.formerColleague")} · <Time at={note.at} as="dateTime" />
						{note.customer && (
							<>
								{" · "}
								<Link to={inList(at.customer(note.customer.guid), list)} className="link">
									{note.customer.name}
								</Link>
							</>
						)}
					</>
				}
			/>
			{note.kind === "email" && (
				<p className="mb-2 text-sm text-ink-2">{t("email.sentTo", { names: note.to.join(", ") })}</p>
			)}
			{writes && note.kind !== "email" ? (
				<NoteForm
					key={note.updatedAt}
					intent="editNote"
					answer={answer}
					tenant={tenant}
					draft={{ keeper, form: `crm.note.${note.id}` }}
					given={{
						doc: note.body,
						text: note.plain,
						isPrivate: note.isPrivate,
						kind: note.kind,
						updatedAt: note.updatedAt,
					}}
				/>
			) : (
				<NoteText html={note.html} />
			)}
			<FileLinks files={note.files} tenant={tenant} label={t("note.files")} />
			<div className="mt-4">
				<RecordViewers kind="note" id={note.id} tenant={tenant} />
			</div>
			{versions.length > 0 && (
				<Section title={t("note.history")} className="mt-8" intro={t("note.historyHelp")}>
					<Entries label={t("note.history")}>
						{versions.map((version) => (
							<Entry
								key={version.id}
								icon="history"
								head={[
									t("note.changedBy", { name: version.by ?? t("note.formerColleague") }),
									<Time key="at" at={version.at} as="dateTime" />,
								]}
							>
								<NoteText html={version.html} />
							</Entry>
						))}
					</Entries>
				</Section>
			)}
		</PageBody>
	);
}
