import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { to } from "#app/platform/to";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ShownItem } from "../library.server";
import { places } from "../places";

type LibraryTableProps = {
	rows: readonly ShownItem[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection;
	mayOffer: boolean;
};

/** What is kept in the library: of what is locked also where it comes from. */
export function LibraryTable({ rows, tenant, sort, address, shown, selection, mayOffer }: LibraryTableProps) {
	const { t } = useTranslation(["formLibrary", "lists"]);
	const at = places(tenant);
	const kept = [...new URLSearchParams(useLocation().search)].filter(([name]) => name !== "editing");
	const columns: Column<ShownItem>[] = [
		{
			key: "title",
			header: t("column.title"),
			phone: "title",
			sort: sortLink("title", sort, address),
			cell: ({ title, locks }) => (
				<span className="flex items-start gap-2 font-medium break-words">
					{locks.length > 0 && <Icon name="lock" className="mt-0.5 text-ink-3" />}
					<span className="min-w-0">
						{title}
						{locks.length > 0 && <span className="sr-only"> ({t("locked")})</span>}
					</span>
				</span>
			),
		},
		{ key: "kind", header: t("column.kind"), phone: "state", cell: ({ kind }) => t(`kind.${kind}`) },
		{
			key: "questions",
			header: t("column.questions"),
			align: "right",
			phone: "hide",
			cell: ({ questions }) => questions,
		},
		{
			key: "source",
			header: t("column.source"),
			cell: ({ locks, source, licence }) =>
				locks.length > 0 ? t("about", { source, licence }) : <span className="text-ink-3">{t("open")}</span>,
		},
		{ key: "owner", header: t("column.owner"), phone: "hide", cell: ({ owner }) => owner },
		{
			key: "updated",
			header: t("column.updated"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("updated", sort, address, true),
			cell: ({ updatedAt }) => <Time at={updatedAt} />,
		},
	];
	const box = selectColumn<ShownItem>(selection, {
		...{ id: ({ id }) => id, name: ({ title }) => title },
		header: t("lists:bulk.select"),
	});
	const use: Column<ShownItem> = {
		key: "use",
		header: t("use"),
		hideHeader: true,
		phone: "end",
		className: "whitespace-nowrap sm:w-px",
		cell: ({ id, kind, title, mayRename }) => (
			<span className="flex justify-end gap-2">
				{mayRename && (
					<Link to={`?${new URLSearchParams([...kept, ["editing", id]])}`} className="btn btn-quiet btn-sm relative">
						{t("change")}
						<span className="sr-only">: {title}</span>
					</Link>
				)}
				{mayOffer && (
					<Link to={to.newFormItem({ tenant, item: id })} className="btn btn-quiet btn-sm relative">
						{t("offer")}
						<span className="sr-only">: {title}</span>
					</Link>
				)}
				{kind === "form" && (
					<Link to={`${at.newForm}?template=${id}`} className="btn btn-secondary btn-sm relative">
						{t("use")}
						<span className="sr-only">: {title}</span>
					</Link>
				)}
			</span>
		),
	};
	const visible = columns.filter(({ key }) => shown.includes(key));
	return <Table label={t("title")} columns={[box, ...visible, use]} rows={rows} rowKey={({ id }) => id} />;
}
