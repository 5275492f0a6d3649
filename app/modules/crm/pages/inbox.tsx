import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table, TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import { page } from "../guard.server";
import { InboxQuery } from "../inbox/inbox.schema";
import { showInbox } from "../inbox/show-inbox.server";
import { places } from "../places";

export const handle = { i18n: ["crm", "crmInbox", "errors"], title: "crmInbox:inbox.title" };

export const loader = page("contactForm", InboxQuery, showInbox);

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Inbox() {
	const { rows, next, previous, state, states, waiting, hasForms, sets, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmInbox");
	const at = places(tenant);
	const columns: Column<Row>[] = [
		{
			key: "sender",
			header: t("message.sender"),
			phone: "title",
			cell: (row) => (
				<RowLink to={at.submission(row.id)} under={row.excerpt}>
					{row.sender}
				</RowLink>
			),
		},
		{ key: "form", header: t("message.form"), cell: (row) => row.form },
		{ key: "customer", header: t("message.customer"), cell: (row) => row.customer },
		{ key: "handler", header: t("message.handler"), cell: (row) => row.handler },
		{ key: "at", header: t("message.receivedAt"), phone: "end", cell: (row) => <Time at={row.receivedAt} /> },
	];
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("inbox.title")}
					actions={
						sets && (
							<LinkButton icon="settings" to={at.formSettings}>
								{t("inbox.settings")}
							</LinkButton>
						)
					}
				/>
				<Tabs
					label={t("inbox.states")}
					tabs={states.map((one) => ({
						to: `?state=${one}`,
						label: t(`tab.${one}`),
						count: one === "new" && waiting !== 0 ? waiting : undefined,
						current: one === state,
					}))}
				/>
				{rows.length === 0 && (
					<EmptyState
						icon="inbox"
						title={t(`inbox.empty.${state}`)}
						action={
							sets &&
							!hasForms && (
								<LinkButton icon="plus" to={at.formSettings}>
									{t("inbox.firstForm")}
								</LinkButton>
							)
						}
					>
						{t(hasForms ? "inbox.emptyHelp" : "inbox.noForm")}
					</EmptyState>
				)}
			</div>
			{rows.length > 0 && (
				<Table label={t("inbox.title")} columns={columns} rows={rows} rowKey={(row) => row.id} density="roomy" />
			)}
			{rows.length > 0 && (
				<TableFoot
					range={t("inbox.range", { count: rows.length })}
					previous={previous && `?state=${state}&before=${previous}`}
					next={next && `?state=${state}&cursor=${next}`}
				/>
			)}
		</div>
	);
}
