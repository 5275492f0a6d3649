import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { type ListDefinition, shownColumns } from "../definition";
import type { ListData } from "../list-data";
import { BulkBar } from "./bulk-bar";
import { BulkFeedback } from "./bulk-feedback";
import { ListBar } from "./list-bar";
import { ListFoot } from "./list-foot";
import { selectColumn } from "./select-column";
import { sortLink } from "./sort-link";
import { useListAddress } from "./use-list-address";
import { useSelection } from "./use-selection";

export type Trashed = { id: string; name: string; deletedAt: number; goesOn: string; lang?: string };
type TrashPageProps = {
	definition: ListDefinition;
	list: ListData;
	rows: readonly Trashed[];
	title: string;
	/** The list that things were taken from. */
	back: { to: string; label: string };
	answer: unknown;
};

/** The trash of a list: what lies in it, each with the way back. */
export function TrashPage({ definition, list, rows, title, back, answer }: TrashPageProps) {
	const { t } = useTranslation("lists");
	const address = useListAddress(definition, list);
	const selection = useSelection(rows.map(({ id }) => id));
	const { sort } = list.state;
	const columns: Column<Trashed>[] = [
		selectColumn<Trashed>(selection, { id: ({ id }) => id, name: ({ name }) => name, header: t("bulk.select") }),
		{
			key: "name",
			header: t("trash.name"),
			phone: "title",
			cell: ({ name, lang }) => (
				<span className="text-ink" lang={lang}>
					{name}
				</span>
			),
		},
		{
			key: "deletedAt",
			header: t("trash.at"),
			sort: sortLink("deletedAt", sort, address, true),
			cell: ({ deletedAt }) => <Time at={deletedAt} />,
		},
		{ key: "goesOn", header: t("trash.goesOn"), cell: ({ goesOn }) => <Time at={goesOn} as="date" /> },
		{
			key: "restore",
			header: t("common:restore"),
			hideHeader: true,
			phone: "state",
			align: "right",
			cell: ({ id, name }) => (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="ids[]" value={id} />
					<SubmitButton
						intent="bulkRestore"
						kind="quiet"
						size="sm"
						icon="undo-2"
						aria-label={t("trash.restoreOne", { name })}
					>
						{t("common:restore")}
					</SubmitButton>
				</Form>
			),
		},
	];
	const shown = ["select", "restore", ...shownColumns(definition, list.state.columns)];
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader title={title} back={back} meta={t("trash.help")} />
				<ListBar definition={definition} list={list} searchLabel={t("trash.search")} />
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(list.state.q ? (
						<NoHits clear="?" />
					) : (
						<EmptyState icon="trash-2" title={t("trash.empty")}>
							{t("trash.help")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<Table
					label={title}
					columns={columns.filter(({ key }) => shown.includes(key))}
					rows={rows}
					rowKey={({ id }) => id}
				/>
			)}
			{rows.length > 0 && (
				<ListFoot list={list} address={address} range={t("trash.range", { count: rows.length })}>
					<BulkBar
						definition={definition}
						list={list}
						selection={selection}
						actions={[{ intent: "bulkRestore", label: t("common:restore"), icon: "undo-2" }]}
						answer={answer}
					/>
				</ListFoot>
			)}
		</div>
	);
}
