import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditLink } from "#app/forms/library/components/edited-item";
import { useItemColumns } from "#app/forms/library/components/item-columns";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { isLanguage, languages as known } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { type Column, Table } from "#app/ui/table";
import type { OfferedRow } from "../form-library/form-library.server";

type FormLibraryTableProps = {
	rows: readonly OfferedRow[];
	sort: string;
	address: ListAddress;
	shown: readonly string[];
};

/** What the provider offers: what of it is locked, and whether it still is offered. */
export function FormLibraryTable({ rows, sort, address, shown }: FormLibraryTableProps) {
	const { t } = useTranslation(["providerLibrary", "formLibrary"]);
	const { title, kind, questions, updated } = useItemColumns<OfferedRow>(sort, address, t("changed"));
	const columns: Column<OfferedRow>[] = [
		title,
		{ ...kind, phone: "line" },
		questions,
		{
			key: "languages",
			header: t("languages"),
			phone: "hide",
			cell: ({ languages }) => languages.flatMap((code) => (isLanguage(code) ? known[code].name : [])).join(", "),
		},
		{
			key: "source",
			header: t("formLibrary:column.source"),
			phone: "hide",
			cell: ({ source, licence }) => t("formLibrary:about", { source, licence }),
		},
		{
			key: "state",
			header: t("state.label"),
			phone: "state",
			cell: ({ withdrawnAt }) =>
				withdrawnAt === null ? (
					<Badge tone="success">{t("state.offered")}</Badge>
				) : (
					<Badge>{t("state.withdrawn")}</Badge>
				),
		},
		updated,
	];
	const act: Column<OfferedRow> = {
		key: "act",
		header: t("actions"),
		hideHeader: true,
		phone: "end",
		className: "whitespace-nowrap sm:w-px",
		cell: ({ id, title, withdrawnAt }) => (
			<span className="flex justify-end gap-2">
				<EditLink id={id} title={title} />
				{withdrawnAt === null ? (
					<ConfirmButton
						label={t("withdraw")}
						size="sm"
						title={t("withdrawTitle", { title })}
						confirmLabel={t("withdraw")}
						fields={{ intent: "withdraw", id }}
					>
						{t("withdrawEffect")}
					</ConfirmButton>
				) : (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="id" value={id} />
						<SubmitButton intent="offerAgain" kind="secondary" size="sm" aria-label={`${t("offerAgain")}: ${title}`}>
							{t("offerAgain")}
						</SubmitButton>
					</Form>
				)}
			</span>
		),
	};
	const visible = columns.filter(({ key }) => shown.includes(key));
	return <Table label={t("title")} columns={[...visible, act]} rows={rows} rowKey={({ id }) => id} />;
}
