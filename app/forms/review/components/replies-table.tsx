import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { isLanguage, languages } from "#app/platform/i18n";
import { useFormat } from "#app/ui/format";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ReplyColumn } from "../../lists/reply-columns";
import type { showReplies } from "../replies.server";
import { ReplyBadge } from "./reply-badge";

export type ShownReply = Awaited<ReturnType<ReturnType<typeof showReplies>>>["rows"][number];

type RepliesTableProps = {
	rows: readonly ShownReply[];
	/** Where a reply lies. */
	to: (id: string) => string;
	questions: readonly ReplyColumn[];
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection;
};

/** The replies to a form, with what was answered to the questions that are chosen. */
export function RepliesTable({ rows, to, questions, sort, address, shown, selection }: RepliesTableProps) {
	const { t } = useTranslation("formReplies");
	const format = useFormat();
	const own: Column<ShownReply>[] = [
		{
			key: "sent",
			header: t("column.sent"),
			phone: "title",
			className: "whitespace-nowrap",
			sort: sortLink("sent", sort, address, true),
			cell: ({ id, sent }) => <RowLink to={to(id)}>{sent && format.dateTime(sent)}</RowLink>,
		},
		{
			key: "status",
			header: t("column.status"),
			phone: "state",
			cell: ({ status }) => <ReplyBadge status={status} />,
		},
		{
			key: "respondent",
			header: t("column.respondent"),
			cell: ({ respondent }) => respondent ?? <span className="text-ink-3">{t("unknown")}</span>,
		},
		{
			key: "assignee",
			header: t("column.assignee"),
			phone: "hide",
			cell: ({ assignee }) => assignee ?? <span className="text-ink-3">{t("nobody")}</span>,
		},
		{
			key: "language",
			header: t("column.language"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: ({ language }) => (language && isLanguage(language) ? languages[language].name : language),
		},
		{ key: "source", header: t("column.source"), phone: "hide", cell: ({ source }) => t(`source.${source}`) },
		{ key: "day", header: t("column.day"), phone: "hide", cell: ({ day }) => <Time at={day} as="date" /> },
		{
			key: "isLate",
			header: t("column.isLate"),
			phone: "hide",
			cell: ({ isLate }) => t(isLate ? "common:yes" : "common:no"),
		},
		{ key: "seconds", header: t("column.seconds"), align: "right", phone: "hide", cell: ({ seconds }) => seconds },
		{ key: "version", header: t("column.version"), align: "right", phone: "hide", cell: ({ version }) => version },
	];
	const answered = questions.map(
		({ key, title, kind }): Column<ShownReply> => ({
			...{ key, header: title, phone: "hide", className: "sm:max-w-60 sm:truncate" },
			...(kind === "number" && { align: "right" as const }),
			cell: ({ cells }) => cells[key] && <span title={cells[key]}>{cells[key]}</span>,
		}),
	);
	const box = selectColumn<ShownReply>(selection, {
		...{ id: ({ id }) => id, name: ({ sent }) => (sent ? format.dateTime(sent) : "") },
		header: t("lists:bulk.select"),
	});
	const visible = [...own, ...answered].filter(({ key }) => shown.includes(key));
	return (
		<Table
			label={t("title")}
			columns={[box, ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 7}
		/>
	);
}
