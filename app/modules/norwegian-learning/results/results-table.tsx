import { useTranslation } from "react-i18next";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { Badge } from "#app/ui/badge";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { attemptTones, skills } from "../choices";
import { paths } from "../paths";
import type { ListedAttempt } from "./show-results.server";

type TableProps = {
	rows: readonly ListedAttempt[];
	tenant: string;
	shown: readonly string[];
	/** What it is sorted by, where that can be changed. */
	sorting?: { sort: string; address: ListAddress };
};

/** Attempts with the level that was reached in each skill. */
export function ResultsTable({ rows, tenant, shown, sorting }: TableProps) {
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	const sort = (key: string, isDown = false) =>
		sorting ? sortLink(key, sorting.sort, sorting.address, isDown) : undefined;
	const columns: Column<ListedAttempt>[] = [
		{
			...{ key: "candidate", header: t("result.candidate"), phone: "title", sort: sort("candidate") },
			cell: ({ id, candidate, link }) => (
				<RowLink to={at.attempt(id)} under={link || undefined}>
					{candidate || t("result.nobody")}
				</RowLink>
			),
		},
		{ key: "test", header: t("result.test"), phone: "line", cell: ({ test }) => test },
		...skills.map(
			(skill): Column<ListedAttempt> => ({
				...{ key: skill, header: t(`skill.${skill}`), phone: "hide" },
				cell: (row) => {
					const level = row.skills[skill]?.level;
					return level ? t(`levelShort.${level}`) : "–";
				},
			}),
		),
		{
			...{ key: "overall", header: t("result.overall"), phone: "end", sort: sort("overall", true) },
			cell: ({ overall, advice }) =>
				overall ? <strong>{t(`levelShort.${overall}`)}</strong> : advice ? t("advice.short") : "–",
		},
		{
			...{ key: "status", header: t("result.status"), phone: "state" },
			cell: ({ status, answered, asked }) => (
				<span className="inline-flex flex-wrap items-center gap-2">
					<Badge tone={attemptTones[status]}>{t(`attemptStatus.${status}`)}</Badge>
					{status !== "done" && <span className="text-13 text-ink-3">{t("result.answered", { answered, asked })}</span>}
				</span>
			),
		},
		{ key: "email", header: t("result.email"), phone: "hide", cell: ({ email }) => email ?? "–" },
		{ key: "link", header: t("result.link"), phone: "hide", cell: ({ link }) => link || "–" },
		{
			...{ key: "begun", header: t("result.begun"), phone: "line", sort: sort("begun", true) },
			cell: ({ begunAt }) => <Time at={begunAt} />,
		},
		{
			...{ key: "done", header: t("result.done"), phone: "hide" },
			cell: ({ doneAt }) => (doneAt ? <Time at={doneAt} /> : "–"),
		},
	];
	return (
		<Table
			label={t("results.title")}
			density="roomy"
			rows={rows}
			rowKey={({ id }) => id}
			columns={columns.filter(({ key }) => shown.includes(key))}
		/>
	);
}
