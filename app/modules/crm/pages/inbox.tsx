import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { type BulkAction, BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListMore } from "#app/lists/components/list-more";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { setChosen, statusHandlers } from "../inbox/bulk-messages.server";
import { MessagesTable } from "../inbox/components/messages-table";
import { BulkStatus, InboxQuery } from "../inbox/list.schema";
import { type InboxState, inboxStates, messageList } from "../inbox/messages.list";
import { listedMessages, messageSource } from "../inbox/messages.source.server";
import { showInbox } from "../inbox/show-inbox.server";
import { paths } from "../paths";
import { messageTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crmInbox", "crmListed", "crmLists", "lists", "people", "modules", "errors"],
	title: "crmInbox:inbox.title",
};

export const loader = page("contactForm", InboxQuery, showInbox);
export const action = pageAction("contactForm", {
	bulkStatus: handler(BulkStatus, setChosen),
	...statusHandlers,
	...messageTrash.handlers,
	...countHandler(messageSource as never, listedMessages),
	...viewHandlers(messageList),
});

export default function Inbox() {
	const { rows, list, waiting, forms, staff, sets, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmInbox");
	const { t: words } = useTranslation("crmLists");
	const { t: listed } = useTranslation("crmListed");
	const at = paths(tenant);
	const address = useListAddress(messageList, list);
	const { state } = list;
	const own = messageList.views?.find(({ key }) => key === state.view)?.key as InboxState | undefined;
	const selection = useSelection(rows.map(({ id }) => id));
	const bulk = useMessageBulk(at.contactForm);
	const options = { form: forms, handler: [{ value: "me", label: words("me") }, ...staff] };
	const isFiltered = state.q !== "" || (state.filters.length > 0 && !own);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("inbox.title")}
					actions={
						<>
							<ListMore trash={{ to: at.trashedMessages, label: listed("trash.messages") }} />
							{sets && (
								<LinkButton icon="settings" to={at.formSettings}>
									{t("inbox.settings")}
								</LinkButton>
							)}
						</>
					}
				/>
				<ListTabs
					definition={messageList}
					list={list}
					path={at.contactForm}
					all={words("view.all")}
					label={t("inbox.states")}
					counts={{ new: waiting }}
				/>
				<ListBar
					definition={messageList}
					list={list}
					searchLabel={listed("message.search")}
					options={options}
					exportTo={`${at.contactForm}/export`}
					actions={<ViewActions definition={messageList} list={list} answer={answer} />}
				/>
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={wholeList(list, at.contactForm)} />
					) : (
						<EmptyState
							icon="inbox"
							title={own ? t(`inbox.empty.${own}`) : listed("message.none")}
							action={
								sets &&
								forms.length === 0 && (
									<LinkButton icon="plus" to={at.formSettings}>
										{t("inbox.firstForm")}
									</LinkButton>
								)
							}
						>
							{t(forms.length > 0 ? "inbox.emptyHelp" : "inbox.noForm")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<ListRegion>
					<MessagesTable
						{...{ rows, tenant, address, selection, sort: state.sort }}
						shown={shownColumns(messageList, state.columns)}
					/>
				</ListRegion>
			)}
			<ListFoot
				list={list}
				address={address}
				range={t("inbox.range", { count: rows.length })}
				withSizes={selection.ids.size === 0}
			>
				<BulkBar definition={messageList} list={list} selection={selection} actions={bulk} answer={answer} />
			</ListFoot>
		</div>
	);
}

/** What is done with several messages at once. */
function useMessageBulk(path: string): BulkAction[] {
	const { t } = useTranslation("crmListed");
	const { t: words } = useTranslation("crmLists");
	const { t: inbox } = useTranslation("crmInbox");
	const states = inboxStates.map((value) => ({ value, label: inbox(`state.${value}`) }));
	return [
		{
			intent: "bulkStatus",
			label: t("message.setStatus"),
			icon: "pencil",
			fields: <SelectField name="status" label={words("work.status")} options={states} defaultValue="handled" />,
		},
		{
			intent: "export",
			label: words("bulk.export"),
			icon: "download",
			file: (chosen) => {
				const query = "ids" in chosen ? `ids=${chosen.ids.join()}` : chosen.query;
				return `${path}/export?${query && `${query}&`}format=xlsx`;
			},
		},
		{ intent: "bulkRemove", label: t("message.remove"), icon: "trash-2", danger: true },
	];
}
