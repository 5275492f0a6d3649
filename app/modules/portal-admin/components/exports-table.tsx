import { useTranslation } from "react-i18next";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormat } from "#app/ui/format";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ExportRow } from "../exports.server";

type ExportsTableProps = { rows: readonly ExportRow[]; sort: string; address: ListAddress };

/** The exports, each with its files to be fetched and the button that removes it. */
export function ExportsTable({ rows, sort, address }: ExportsTableProps) {
	const { t } = useTranslation("followup");
	const format = useFormat();
	const sortBy = (key: string) => {
		const direction = sort === key ? ("ascending" as const) : sort === `-${key}` ? ("descending" as const) : undefined;
		return { to: address.to({ sort: sort === `-${key}` ? key : `-${key}` }), direction };
	};
	const columns: Column<ExportRow>[] = [
		{
			key: "name",
			header: t("exports.name"),
			phone: "title",
			sort: sortBy("name"),
			cell: ({ name }) => <span className="text-sm font-medium break-all">{name}</span>,
		},
		{ key: "files", header: t("exports.files"), cell: (row) => <Files row={row} /> },
		{
			key: "size",
			header: t("exports.kilobytes"),
			align: "right",
			sort: sortBy("size"),
			cell: ({ size }) => t("exports.size", { size: format.number(size) }),
		},
		{
			key: "at",
			header: t("exports.made"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: sortBy("at"),
			cell: ({ at }) => <Time at={at} as="dateTime" />,
		},
		{
			key: "remove",
			header: t("exports.remove"),
			hideHeader: true,
			align: "right",
			phone: "state",
			cell: ({ name }) => (
				<ConfirmButton
					label={t("exports.remove")}
					size="sm"
					title={t("exports.removeTitle", { name })}
					confirmLabel={t("exports.remove")}
					fields={{ intent: "remove", folder: name }}
				>
					{t("exports.removeEffect")}
				</ConfirmButton>
			),
		},
	];
	return <Table label={t("exports.title")} columns={columns} rows={rows} rowKey={({ name }) => name} density="roomy" />;
}

function Files({ row: { name, files } }: { row: ExportRow }) {
	const { t } = useTranslation("followup");
	const format = useFormat();
	return (
		<details>
			<summary className="min-h-8 cursor-pointer content-center max-md:min-h-11">
				{t("exports.fileCount", { count: files.length })}
			</summary>
			<ul className="mt-1 mb-2 space-y-1">
				{files.map((file) => (
					<li key={file.name} className="flex flex-wrap gap-x-3 max-md:min-h-11">
						<a
							href={`/followup/exports/file?name=${encodeURIComponent(`${name}/${file.name}`)}`}
							className="link break-all"
							download
						>
							{file.name}
						</a>
						<span className="text-ink-3">{t("exports.size", { size: format.number(file.size) })}</span>
					</li>
				))}
			</ul>
		</details>
	);
}
