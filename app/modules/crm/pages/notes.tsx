import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { wholeList } from "#app/lists/components/view-tabs";
import { viewVerbs } from "#app/lists/views.server";
import { verb } from "#app/platform/guard.server";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CustomerField } from "../components/customer-field";
import { Entries } from "../components/entry";
import { ListMore } from "../components/list-more";
import { NoteEntry } from "../components/note-entry";
import { NoteForm } from "../components/note-form";
import { Told } from "../components/told";
import { FORM_MAX_BYTES } from "../files/files.schema";
import { page, pageAction } from "../guard.server";
import { NoteForm as NoteFields } from "../notes/note.schema";
import { writeNote } from "../notes/note-actions.server";
import { noteVerbs } from "../notes/note-verbs.server";
import { showNotes } from "../notes/show-notes.server";
import { NotesQuery } from "../notes-list/list.schema";
import { noteList } from "../notes-list/notes.list";
import { places } from "../places";

export const handle = {
	i18n: ["crmLog", "crmListed", "crmLists", "crmWork", "editor", "filePicker", "media", "lists", "modules", "errors"],
	title: "crmLog:notes.title",
};

export const loader = page("notes", NotesQuery, showNotes);
export const action = pageAction(
	"notes",
	{ addNote: verb(NoteFields, writeNote, { level: 20 }), ...noteVerbs, ...viewVerbs(noteList) },
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
	const at = places(tenant);
	const address = useListAddress(noteList, list);
	const { state } = list;
	const own = noteList.views?.find(({ key }) => key === state.view)?.key as "mine" | "pinned" | undefined;
	const isFiltered = state.q !== "" || (state.filters.length > 0 && !own);
	const isNewestFirst = state.sort === noteList.sort;
	return (
		<div className="flex flex-1 flex-col">
			<PageBody>
				<PageHeader
					title={t("notes.title")}
					actions={
						writes && (
							<ListMore importTo={at.importNotes} trash={{ to: at.trashedNotes, label: listed("trash.notes") }} />
						)
					}
				/>
				<ListTabs definition={noteList} list={list} path={at.notes} all={t("view.all")} label={t("notes.views")} />
				<ListBar
					definition={noteList}
					list={list}
					searchLabel={t("notes.search")}
					options={{ author: [{ value: "me", label: words("me") }, ...staff] }}
					exportTo={`${at.notes}/export`}
					hasColumns={false}
					actions={
						<>
							<Link
								to={address.to({ sort: isNewestFirst ? "created" : noteList.sort })}
								title={listed(isNewestFirst ? "sort.toOldest" : "sort.toNewest")}
								className="btn btn-quiet btn-sm"
								preventScrollReset
							>
								<Icon name={isNewestFirst ? "arrow-down" : "arrow-up"} />
								{listed(isNewestFirst ? "sort.newest" : "sort.oldest")}
							</Link>
							<ViewActions definition={noteList} list={list} answer={answer} />
						</>
					}
				/>
				<div className="max-w-172">
					<Told answer={answer} action={action} ns="crmLog" />
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
					{notes.length === 0 &&
						(isFiltered ? (
							<NoHits clear={wholeList(list, at.notes)} />
						) : (
							<EmptyState icon="notebook-pen" title={t(`notes.none.${own ?? "all"}`)}>
								{t("notes.noneHelp.notes")}
							</EmptyState>
						))}
					{notes.length > 0 && (
						<ListRegion>
							<Entries label={t("notes.title")}>
								{notes.map((note) => (
									<NoteEntry key={note.id} note={note} tenant={tenant} writes={writes} action={action} withCustomer />
								))}
							</Entries>
						</ListRegion>
					)}
				</div>
			</PageBody>
			{/* At the end of the entries, not over them: it would lie on a note's menu. */}
			<div className="*:static">
				<ListFoot list={list} address={address} range={t("range", { count: notes.length })} withSizes />
			</div>
		</div>
	);
}
