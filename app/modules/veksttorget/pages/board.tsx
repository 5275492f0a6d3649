import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { showBoard } from "../board/board.server";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["veksttorget", "errors"], title: "veksttorget:board.title" };

export const loader = page("board", Nothing, showBoard);

/** The months, each with its report to the board. */
export default function Board() {
	const { months, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("veksttorget");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.statistics, label: t("statistics.title") }}
				title={t("board.title")}
				meta={t("board.intro")}
			/>
			{months.length === 0 ? (
				<EmptyState icon="file-text" title={t("board.none")}>
					{t("intakes.noneHelp")}
				</EmptyState>
			) : (
				<Table
					label={t("board.title")}
					rows={months}
					rowKey={({ month }) => month}
					columns={[
						{
							...{ key: "month", header: t("statistics.unit.month"), phone: "title" },
							cell: ({ month }) => <RowLink to={at.boardReport(month)}>{format.month(month)}</RowLink>,
						},
						{
							...{ key: "received", header: t("statistics.received"), phone: "line", align: "right" },
							cell: ({ count }) => format.number(count),
						},
						{
							...{ key: "state", header: t("intake.status"), phone: "state" },
							cell: ({ edited, isRunning }) => (
								<Badge tone={edited ? "success" : isRunning ? "neutral" : "info"}>
									{t(edited ? "board.edited" : isRunning ? "board.running" : "board.unedited")}
								</Badge>
							),
						},
						{
							...{ key: "edited", header: t("board.editedBy"), phone: "hide" },
							cell: ({ edited }) =>
								edited && (
									<>
										{edited.by} · <Time at={edited.at} as="date" />
									</>
								),
						},
					]}
				/>
			)}
		</PageBody>
	);
}
