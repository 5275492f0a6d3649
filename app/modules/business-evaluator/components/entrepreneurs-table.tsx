import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { writtenPhone } from "#app/directory/phone";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { useFormat } from "#app/ui/format";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { EntrepreneurRow } from "../entrepreneurs/show-entrepreneurs.server";
import { paths } from "../paths";
import { StatusBadge } from "./status-badge";

type EntrepreneursTableProps = {
	rows: readonly EntrepreneurRow[];
	tenant: string;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Entrepreneurs: the idea, what it came to, and who follows it. */
export function EntrepreneursTable({ rows, tenant, sort, address, shown, selection }: EntrepreneursTableProps) {
	const { t } = useTranslation(["businessEvaluator", "lists"]);
	const format = useFormat();
	const at = paths(tenant);
	const head = (key: string, word = key) => ({ key, header: t(`entrepreneur.${word}`) });
	const sorted = (key: string, down = false, word = key) => ({
		...head(key, word),
		sort: sortLink(key, sort, address, down),
	});
	const columns: Column<EntrepreneurRow>[] = [
		{
			...sorted("name"),
			phone: "title",
			cell: ({ id, name }) => <RowLink to={at.entrepreneur(id)}>{name}</RowLink>,
		},
		{
			...head("idea"),
			...{ phone: "line", className: "sm:max-w-80" },
			cell: ({ idea }) => <span className="line-clamp-2">{idea}</span>,
		},
		{ ...head("stage"), phone: "line", cell: ({ stage }) => t(`stage.${stage}`) },
		{
			...sorted("score", true),
			align: "right",
			cell: ({ score }) => (score === null ? "–" : format.number(score)),
		},
		{ ...head("municipality"), phone: "hide", cell: ({ municipality }) => municipality },
		{ ...head("advisor"), phone: "hide", cell: ({ advisor }) => advisor },
		{ ...head("status"), phone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
		{
			...sorted("contact", true, "contactOn"),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ contactOn }) => contactOn && <Time at={contactOn} as="date" />,
		},
		{ ...sorted("created", true), phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
		{ ...head("email"), phone: "hide", cell: ({ email }) => email },
		{
			...head("phone"),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ phone }) => phone && writtenPhone(phone),
		},
		{ ...head("orgNo"), phone: "hide", cell: ({ orgNo }) => orgNo && writtenOrganisationNumber(orgNo) },
		{ ...head("source"), phone: "hide", cell: ({ source }) => source },
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<EntrepreneurRow>(selection, {
			...{ id: ({ id }) => id, name: ({ name }) => name },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("entrepreneurs.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
