import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { NoteText } from "../components/note-text";
import { NoteRef, NotesQuery } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { dropNote, showNotes } from "../notes.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:notes.mine" };

export const loader = page("dashboard", NotesQuery, showNotes);
export const action = pageAction("dashboard", {
	dropNote: handler(NoteRef, async (visit: Visit, input) => {
		await dropNote(visit, input);
		return done({ snackbar: { key: "courses:snackbar.noteDropped" } });
	}),
});

/** What the visitor has noted in all courses. */
export default function Notes() {
	const { notes, next, isFirst, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.dashboard, label: t("title") }}
				title={t("notes.mine")}
				actions={
					notes.length > 0 && (
						<LinkButton icon="download" to={at.notesExport} reloadDocument>
							{t("notes.export")}
						</LinkButton>
					)
				}
			/>
			{notes.length === 0 ? (
				<EmptyState icon="notebook-pen" title={t("notes.none")}>
					{t("notes.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("notes.mine")}>
					{notes.map(({ courseId, partId, course, step, language, ...note }) => (
						<CardRow key={note.id} className="flex-col items-stretch gap-2 py-3 text-sm">
							<p className="text-13 text-ink-2">
								{course} ·{" "}
								{partId ? (
									<Link to={at.step(courseId, partId)} className="link">
										{step}
									</Link>
								) : (
									step
								)}
							</p>
							<NoteText note={note} language={language} />
						</CardRow>
					))}
				</CardList>
			)}
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("notes.mine")}>
					{!isFirst && <LinkButton to={at.notes}>{t("first")}</LinkButton>}
					{next && <LinkButton to={`${at.notes}?cursor=${next}`}>{t("more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}
