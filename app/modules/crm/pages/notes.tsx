import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListMore } from "#app/lists/components/list-more";
import { ListPage } from "#app/lists/components/list-page";
import { useListAddress } from "#app/lists/components/use-list-address";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { Entries } from "#app/ui/entries";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { CrmFeedback } from "../components/crm-feedback";
import { CustomerField } from "../components/customer-field";
import { NoteEntry } from "../components/note-entry";
import { NoteForm } from "../components/note-form";
import { FORM_MAX_BYTES } from "../files/files.schema";
import { page, pageAction } from "../guard.server";
import { NoteForm as NoteFields } from "../notes/note.schema";
import { writeNote } from "../notes/note-actions.server";
import { noteHandlers } from "../notes/note-handlers.server";
import { showNotes } from "../notes/show-notes.server";
import { NotesQuery } from "../notes-list/list.schema";
import { noteList } from "../notes-list/notes.list";
import { paths } from "../paths";

export const handle = {
	i18n: [
		"crmLog",
		"crmListed",
		"crmLists",
		"crmWork",
		"editor",
		"filePicker",
		"media",
		"lists",
		"people",
		"modules",
		"errors",
	],
	title: "crmLog:notes.title",
};

export const loader = page("notes", NotesQuery, showNotes);
export const action = pageAction(
	"notes",
	{ addNote: handler(NoteFields, writeNote, { level: 20 }), ...noteHandlers, ...viewHandlers(noteList) },
	{ bodyMax: FORM_MAX_BYTES },
);

export default function Notes() {
	const { notes, list, staff, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "addNote" });
	const { t } = useTranslation("crmLog");
	const { t: words } = useTranslation("crmLists");
	const { t: listed } = useTranslation("crmListed");
	const { pathname, search } = useLocation();
	const action = `${pathname}${search}`;
	const at = paths(tenant);
	const address = useListAddress(noteList, list);
	const { state } = list;
	const own = noteList.views?.find(({ key }) => key === state.view)?.key as "mine" | "pinned" | undefined;
	const isFiltered = state.q !== "" || (state.filters.length > 0 && !own);
	const isNewestFirst = state.sort === noteList.sort;
	return (
		<div className="flex flex-1 flex-col">
			<ListPage
				definition={noteList}
				list={list}
				rows={notes}
				path={at.notes}
				answer={answer}
				title={t("notes.title")}
				actions={
					writes && <ListMore importTo={at.importNotes} trash={{ to: at.trashedNotes, label: listed("trash.notes") }} />
				}
				tabs={{ all: t("view.all"), label: t("notes.views") }}
				bar={{
					searchLabel: t("notes.search"),
					options: { author: [{ value: "me", label: words("me") }, ...staff] },
					exportTo: `${at.notes}/export`,
					hasColumns: false,
					actions: (
						<Link
							to={address.to({ sort: isNewestFirst ? "created" : noteList.sort })}
							title={listed(isNewestFirst ? "sort.toOldest" : "sort.toNewest")}
							className="btn btn-quiet btn-sm"
							preventScrollReset
						>
							<Icon name={isNewestFirst ? "arrow-down" : "arrow-up"} />
							{listed(isNewestFirst ? "sort.newest" : "sort.oldest")}
						</Link>
					),
				}}
				above={
					<div className="max-w-172">
						<CrmFeedback answer={answer} action={action} ns="crmLog" />
						{writes && !isFiltered && (
							<NoteForm
								intent="addNote"
								answer={answer}
								tenant={tenant}
								draft={{ keeper: list.keeper, form: "crm.note" }}
							>
								<CustomerField
									label={t("note.customer")}
									error={problem.of("customer") ?? problem.of("customerId")}
									source={at.pickCustomers}
									given={null}
									typed={problem.typed("customer")}
								/>
							</NoteForm>
						)}
					</div>
				}
				empty={{
					icon: "notebook-pen",
					title: t(`notes.none.${own ?? "all"}`),
					help: t("notes.noneHelp.notes"),
				}}
				range={t("range", { count: notes.length })}
				isFootBelow
			>
				{({ rows: shown }) => (
					<div className="max-w-184 px-4 md:px-6">
						<Entries label={t("notes.title")}>
							{shown.map((note) => (
								<NoteEntry key={note.id} note={note} tenant={tenant} writes={writes} action={action} withCustomer />
							))}
						</Entries>
					</div>
				)}
			</ListPage>
		</div>
	);
}
