import { useTranslation } from "react-i18next";
import { RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { RoomData } from "./show-production.server";

type Row = RoomData["waiting"][number];

/** Answers of learners: whose, to what, since when, and the level that they were given. */
export function AnswersTable({ rows, label, tenant }: { rows: Row[]; label: string; tenant: string }) {
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	const hasLevel = rows.some(({ level }) => level !== null);
	return (
		<Table
			label={label}
			density="roomy"
			rows={rows}
			rowKey={({ id }) => id}
			columns={[
				{
					...{ key: "name", header: t("result.candidate"), phone: "title" },
					cell: ({ id, name, title }: Row) => (
						// A browser lets only the page that came with its document use the microphone.
						<RowLink to={at.answer(id)} under={title} reloadDocument>
							{name || t("result.nobody")}
						</RowLink>
					),
				},
				{
					...{ key: "kind", header: t("item.kind"), phone: "line" },
					cell: ({ kind }: Row) => t(`production.kind.${kind}`),
				},
				...(hasLevel
					? [
							{
								...{ key: "level", header: t("item.level"), phone: "state" as const },
								cell: ({ level }: Row) => level && t(`levels.${level}`),
							},
						]
					: []),
				{
					...{ key: "sent", header: t("production.sentAt"), phone: "line" },
					cell: ({ sentAt }: Row) => sentAt && <Time at={sentAt} />,
				},
			]}
		/>
	);
}
