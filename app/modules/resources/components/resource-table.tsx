import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { type Column, RowLink, Table } from "#app/ui/table";
import type { ResourceData } from "../find.server";
import { paths } from "../paths";
import { PresenceBadge } from "./presence-badge";

type TableProps = { rows: readonly ResourceData[]; tenant: string; bookTo: (id: string) => string };

/** Resources as rows. */
export function ResourceTable({ rows, tenant, bookTo }: TableProps) {
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	const columns: Column<ResourceData>[] = [
		{
			key: "name",
			header: t("field.name"),
			phone: "title",
			cell: ({ id, name, place, notices }) => (
				<RowLink to={at.resource(id)} under={[place, ...notices].filter(Boolean).join(" · ")}>
					{name}
				</RowLink>
			),
		},
		{ key: "type", header: t("field.type"), phone: "line", cell: ({ type }) => type },
		{
			key: "presence",
			header: t("field.now"),
			phone: "state",
			cell: ({ presence }) => <PresenceBadge presence={presence} />,
		},
		{ key: "capacity", header: t("field.capacity"), align: "right", cell: ({ capacity }) => capacity ?? "" },
		{ key: "features", header: t("field.features"), phone: "hide", cell: ({ features }) => features.join(", ") },
		{
			key: "book",
			header: t("book"),
			hideHeader: true,
			align: "right",
			phone: "state",
			cell: ({ id, name, canBook }) =>
				canBook && (
					<LinkButton size="sm" kind="quiet" to={bookTo(id)} aria-label={t("bookNamed", { name })}>
						{t("book")}
					</LinkButton>
				),
		},
	];
	return <Table label={t("title")} rows={rows} rowKey={({ id }) => id} columns={columns} density="roomy" />;
}
