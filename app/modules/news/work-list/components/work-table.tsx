import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Language, languages } from "#app/platform/i18n";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { StatusBadge } from "../../components/status-badge";
import { places } from "../../places";
import type { WorkRow } from "../show-work.server";

type WorkTableProps = {
	rows: readonly WorkRow[];
	tenant: string;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection: Selection;
};

/** Items that somebody works on: what they are called, where each language stands, whose they are. */
export function WorkTable({ rows, tenant, sort, address, shown, selection }: WorkTableProps) {
	const { t } = useTranslation(["newsWork", "news"]);
	const at = places(tenant);
	const columns: Column<WorkRow>[] = [
		{
			key: "title",
			header: t("news:create.heading"),
			phone: "title",
			sort: sortLink("title", sort, address),
			cell: ({ id, title, language }) => (
				<RowLink to={at.edit(id)}>
					<span lang={language}>{title}</span>
				</RowLink>
			),
		},
		{
			key: "status",
			header: t("status"),
			phone: "state",
			cell: ({ states }) => (
				<ul className="flex flex-wrap gap-1">
					{states.map(({ code, status, at: since }) => (
						<li key={code}>
							<StatusBadge status={status} language={languages[code as Language]?.name ?? code} at={since} />
						</li>
					))}
				</ul>
			),
		},
		{ key: "category", header: t("news:category"), cell: ({ category }) => category },
		{ key: "author", header: t("author"), cell: ({ author }) => author },
		{
			key: "audience",
			header: t("audience"),
			phone: "hide",
			cell: ({ audience }) => t(`audiences.${audience}`),
		},
		{
			key: "published",
			header: t("published"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("published", sort, address, true),
			cell: ({ published }) => published && <Time at={published} as="date" />,
		},
		{
			key: "changed",
			header: t("changed"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: sortLink("changed", sort, address, true),
			cell: ({ changed }) => <Time at={changed} />,
		},
	];
	const box = selectColumn<WorkRow>(selection, {
		...{ id: ({ id }) => id, name: ({ title }) => title },
		header: t("lists:bulk.select"),
	});
	return (
		<Table
			label={t("news:work")}
			columns={[box, ...columns.filter(({ key }) => shown.includes(key))]}
			rows={rows}
			rowKey={({ id }) => id}
			density="roomy"
		/>
	);
}
