import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { EvidenceQuery } from "../courses.schema";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showEvidence } from "../readings.server";

export const handle = { i18n: ["courses", "errors"], title: "courses:evidence.title" };

export const loader = page("learners", EvidenceQuery, showEvidence);

type Data = Awaited<ReturnType<typeof showEvidence>>;

/** Which version of which lesson a learner has read, and when. */
export default function Evidence() {
	const { course, learner, items, next, isFirst, tenant } = useLoaderData<typeof loader>() as Data;
	const { t } = useTranslation("courses");
	const at = paths(tenant);
	const here = at.evidence(course.id, learner.id);
	const columns: Column<Data["items"][number]>[] = [
		{
			...{ key: "lesson", header: t("evidence.lesson"), phone: "title" },
			cell: ({ title, language }) => <span lang={language}>{title}</span>,
		},
		{
			...{ key: "language", header: t("evidence.language"), phone: "end" },
			cell: ({ language }) => languages[language as Language]?.name ?? language,
		},
		{ key: "version", header: t("evidence.version"), cell: ({ writtenAt }) => <Time at={writtenAt} /> },
		{ key: "read", header: t("evidence.read"), cell: ({ readAt }) => <Time at={readAt} /> },
		{ key: "done", header: t("evidence.done"), cell: ({ doneAt }) => doneAt !== null && <Time at={doneAt} /> },
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.learners(course.id), label: t("learners.title") }}
				title={learner.name}
				meta={`${t("evidence.title")} · ${course.title}`}
				actions={
					<LinkButton icon="download" to={at.evidenceExport(course.id, learner.id)} reloadDocument>
						{t("learners.export")}
					</LinkButton>
				}
			/>
			{items.length > 0 ? (
				<Table label={t("evidence.title")} columns={columns} rows={items} rowKey={({ id }) => id} />
			) : (
				<EmptyState icon="history" title={t("evidence.none")}>
					{t("evidence.noneHelp")}
				</EmptyState>
			)}
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("evidence.title")}>
					{!isFirst && <LinkButton to={here}>{t("first")}</LinkButton>}
					{next && <LinkButton to={`${here}?cursor=${next}`}>{t("more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}
