import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { type Language, languages } from "#app/platform/i18n";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { StatusBadge } from "../../components/status-badge";
import { paths } from "../../paths";
import type { WorkRow } from "../show-work.server";
import { workList } from "../work.list";

type WorkTableProps = Listing<WorkRow> & { tenant: string };

/** Items that somebody works on: what they are called, where each language stands, whose they are. */
export function WorkTable({ tenant, ...listing }: WorkTableProps) {
	const { t } = useTranslation(["newsWork", "news"]);
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={workList}
			label={t("news:work")}
			nameOf={({ title }) => title}
			density="roomy"
			columns={{
				title: {
					phone: "title",
					cell: ({ id, title, language }) => (
						<RowLink to={at.edit(id)}>
							<span lang={language}>{title}</span>
						</RowLink>
					),
				},
				status: {
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
				category: { cell: ({ category }) => category },
				author: { cell: ({ author }) => author },
				audience: { phone: "hide", cell: ({ audience }) => t(`audiences.${audience}`) },
				published: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ published }) => published && <Time at={published} as="date" />,
				},
				changed: {
					falls: true,
					phone: "end",
					className: "whitespace-nowrap",
					cell: ({ changed }) => <Time at={changed} />,
				},
			}}
		/>
	);
}
