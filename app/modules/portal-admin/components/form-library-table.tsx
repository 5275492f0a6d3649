import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { isLanguage, languages as known } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
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
	const kept = [...new URLSearchParams(useLocation().search)].filter(([name]) => name !== "editing");
	const columns: Column<OfferedRow>[] = [
		{
			key: "title",
			header: t("formLibrary:column.title"),
			phone: "title",
			sort: sortLink("title", sort, address),
			cell: ({ title, locks }) => (
				<span className="flex items-start gap-2 font-medium break-words">
					{locks.length > 0 && <Icon name="lock" className="mt-0.5 text-ink-3" />}
					<span className="min-w-0">
						{title}
						{locks.length > 0 && <span className="sr-only"> ({t("formLibrary:locked")})</span>}
					</span>
				</span>
			),
		},
		{
			key: "kind",
			header: t("formLibrary:column.kind"),
			phone: "line",
			cell: ({ kind }) => t(`formLibrary:kind.${kind}`),
		},
		{
			key: "questions",
			header: t("formLibrary:column.questions"),
			align: "right",
			phone: "hide",
			cell: ({ questions }) => questions,
		},
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
		{
			key: "updated",
			header: t("changed"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("updated", sort, address, true),
			cell: ({ updatedAt }) => <Time at={updatedAt} />,
		},
	];
	const act: Column<OfferedRow> = {
		key: "act",
		header: t("actions"),
		hideHeader: true,
		phone: "end",
		className: "whitespace-nowrap sm:w-px",
		cell: ({ id, title, withdrawnAt }) => (
			<span className="flex justify-end gap-2">
				<Link to={`?${new URLSearchParams([...kept, ["editing", id]])}`} className="btn btn-quiet btn-sm relative">
					{t("rename")}
					<span className="sr-only">: {title}</span>
				</Link>
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
