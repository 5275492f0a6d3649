import { useTranslation } from "react-i18next";
import { EditLink } from "#app/forms/library/components/edited-item";
import { useItemColumns } from "#app/forms/library/components/item-columns";
import { selectColumn } from "#app/lists/components/select-column";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { to } from "#app/platform/portal-paths";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import type { ShownItem } from "../library.server";
import { paths } from "../paths";

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
	const at = paths(tenant);
	const { title, kind, questions, updated } = useItemColumns<ShownItem>(sort, address, t("column.updated"));
	const columns: Column<ShownItem>[] = [
		title,
		kind,
		questions,
		{
			key: "source",
			header: t("column.source"),
			cell: ({ locks, source, licence }) =>
				locks.length > 0 ? t("about", { source, licence }) : <span className="text-ink-3">{t("open")}</span>,
		},
		{ key: "owner", header: t("column.owner"), phone: "hide", cell: ({ owner }) => owner },
		updated,
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
				{mayRename && <EditLink id={id} title={title} />}
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
