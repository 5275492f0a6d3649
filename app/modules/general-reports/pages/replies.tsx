import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { replyListWith } from "#app/forms/lists/reply-columns";
import { RepliesTable } from "#app/forms/review/components/replies-table";
import { useRepliesBulk } from "#app/forms/review/components/use-replies-bulk";
import { BulkAssignee, BulkReplies, BulkStatus, RepliesQuery } from "#app/forms/review/replies.schema";
import {
	assignChosen,
	countMatching,
	removeChosen,
	showReplies,
	statusOfChosen,
} from "#app/forms/review/replies.server";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkTold } from "#app/lists/components/bulk-told";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { shownColumns } from "#app/lists/definition";
import { verb } from "#app/platform/guard.server";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { TableFoot } from "#app/ui/table";
import { FormTop } from "../components/form-top";
import { desk } from "../desk.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formReplies", "formBuilder", "generalReports", "lists", "errors"] };

export const loader = page("front", RepliesQuery, showReplies(desk));
export const action = pageAction("write", {
	bulkStatus: verb(BulkStatus, statusOfChosen(desk)),
	bulkAssign: verb(BulkAssignee, assignChosen(desk)),
	bulkRemove: verb(BulkReplies, removeChosen(desk)),
	countMatching: verb(BulkReplies, countMatching(desk)),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What was answered to a form of a project. */
export default function Replies() {
	const { rows, list, staff, questions, head } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("formReplies");
	const at = places(head.tenant);
	const { name } = head.form;
	const definition = replyListWith(questions);
	const address = useListAddress(definition, list);
	const { state } = list;
	const selection = useSelection(rows.map(({ id }) => id));
	const bulk = useRepliesBulk(staff);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<FormTop top={head} tab="replies" />
				<ListBar
					definition={definition}
					list={list}
					searchLabel={t("search")}
					options={{ assignee: staff }}
					exportTo={at.repliesFile(name)}
				/>
				<BulkTold answer={answer} />
				{rows.length === 0 &&
					(state.q !== "" || state.filters.length > 0 ? (
						<NoHits clear={at.replies(name)} />
					) : (
						<EmptyState icon="inbox" title={t("none")}>
							{t("noneHelp")}
						</EmptyState>
					))}
			</div>
			<ListRegion>
				{rows.length > 0 && (
					<RepliesTable
						{...{ rows, questions, address, selection, sort: state.sort }}
						to={(id) => at.reply(name, id)}
						shown={shownColumns(definition, state.columns)}
					/>
				)}
			</ListRegion>
			<TableFoot
				range={t("range", { count: rows.length })}
				previous={list.previous !== null ? address.to({}, list.previous ? { before: list.previous } : {}) : null}
				next={list.next && address.to({}, { cursor: list.next })}
			>
				{head.mayChange && (
					<BulkBar definition={definition} list={list} selection={selection} actions={bulk} answer={answer} />
				)}
			</TableFoot>
		</div>
	);
}
