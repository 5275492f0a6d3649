import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { verb } from "#app/platform/guard.server";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { CustomerField } from "../components/customer-field";
import { Entries } from "../components/entry";
import { ImportLink } from "../components/list-more";
import { NoteEntry } from "../components/note-entry";
import { NoteForm } from "../components/note-form";
import { Told } from "../components/told";
import { FORM_MAX_BYTES } from "../files/files.schema";
import { page, pageAction } from "../guard.server";
import { NoteForm as NoteFields, NotesQuery } from "../notes/note.schema";
import { writeNote } from "../notes/note-actions.server";
import { noteVerbs } from "../notes/note-verbs.server";
import { showNotes } from "../notes/show-notes.server";
import { places } from "../places";

export const handle = {
	i18n: ["crmLog", "crmLists", "crmWork", "editor", "filePicker", "media", "lists", "errors"],
	title: "crmLog:notes.title",
};

export const loader = page("notes", NotesQuery, showNotes);
export const action = pageAction(
	"notes",
	{ addNote: verb(NoteFields, writeNote, { level: 20 }), ...noteVerbs },
	{ bodyMax: FORM_MAX_BYTES },
);

const views = ["all", "mine", "pinned"] as const;

export default function Notes() {
	const { notes, next, previous, query, writes, keeper, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "addNote" });
	const { t } = useTranslation("crmLog");
	const { pathname, search } = useLocation();
	const [address] = useSearchParams();
	const action = `${pathname}${search}`;
	const to = (changes: Record<string, string | null>) => {
		const changed = new URLSearchParams(address);
		for (const [name, value] of Object.entries({ cursor: null, before: null, ...changes }))
			if (value === null) changed.delete(name);
			else changed.set(name, value);
		return `${pathname}?${changed}`;
	};
	const at = places(tenant);
	return (
		<div className="flex flex-1 flex-col">
			<PageBody>
				<PageHeader
					title={t("notes.title")}
					actions={
						<>
							<ExportMenu to={`${at.notes}/export`} query={to({}).slice(pathname.length)} />
							{writes && <ImportLink to={at.importNotes} />}
						</>
					}
				/>
				<Tabs
					label={t("notes.views")}
					tabs={[...views, ...(writes ? (["trash"] as const) : [])].map((view) => ({
						to: to({ view, q: null }),
						label: t(`view.${view}`),
						current: view === query.view,
					}))}
				/>
				<FilterBar searchLabel={t("notes.search")} query={query.q} keep={{ view: query.view }} />
				<div className="max-w-172">
					<Told answer={answer} action={action} ns="crmLog" />
					{writes && query.view !== "trash" && !query.q && (
						<NoteForm intent="addNote" answer={answer} tenant={tenant} draft={{ keeper, form: "crm.note" }}>
							<CustomerField
								label={t("note.customer")}
								error={problem.of("customer") ?? problem.of("customerId")}
								source={`${at.tasks}/customers`}
								given={null}
								typed={problem.typed("customer")}
							/>
						</NoteForm>
					)}
					{notes.length === 0 &&
						(query.q ? (
							<NoHits clear={to({ q: null })} />
						) : (
							<EmptyState icon="notebook-pen" title={t(`notes.none.${query.view}`)}>
								{t(`notes.noneHelp.${query.view === "trash" ? "trash" : "notes"}`)}
							</EmptyState>
						))}
					{notes.length > 0 && (
						<Entries label={t("notes.title")}>
							{notes.map((note) => (
								<NoteEntry key={note.id} note={note} tenant={tenant} writes={writes} action={action} withCustomer />
							))}
						</Entries>
					)}
				</div>
			</PageBody>
			{notes.length > 0 && (
				// At the end of the entries, not over them: it would lie on a note's menu.
				<div className="*:static">
					<TableFoot
						range={t("range", { count: notes.length })}
						previous={previous && to({ before: previous })}
						next={next && to({ cursor: next })}
					/>
				</div>
			)}
		</div>
	);
}
