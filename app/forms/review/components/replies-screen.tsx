import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListRegion } from "#app/lists/components/list-region";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { shownColumns } from "#app/lists/definition";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { replyListWith } from "../../lists/reply-columns";
import type { showReplies } from "../replies.server";
import { RepliesTable } from "./replies-table";
import { ReplyViews } from "./reply-views";
import { useRepliesBulk } from "./use-replies-bulk";

type RepliesScreenProps = {
	shown: Omit<Awaited<ReturnType<ReturnType<typeof showReplies>>>, "head">;
	answer: unknown;
	/** The head of the form's pages. */
	top: ReactNode;
	at: { list: string; file: string; reply: (id: string) => string };
	mayChange: boolean;
};

/** What was answered to a form, as a list. */
export function RepliesScreen({ shown, answer, top, at, mayChange }: RepliesScreenProps) {
	const { rows, list, staff, questions } = shown;
	const { t } = useTranslation("formReplies");
	const definition = replyListWith(questions, shown);
	const address = useListAddress(definition, list);
	const { state } = list;
	const selection = useSelection(rows.map(({ id }) => id));
	const bulk = useRepliesBulk(staff);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				{top}
				<ReplyViews definition={definition} list={list} path={at.list} />
				<ListBar
					definition={definition}
					list={list}
					searchLabel={t("search")}
					options={{ assignee: staff }}
					exportTo={at.file}
					exportVariants={[{ query: "values=codes", name: t("export.codes") }]}
				/>
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(state.q !== "" || state.filters.length > 0 ? (
						<NoHits clear={at.list} />
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
						to={at.reply}
						shown={shownColumns(definition, state.columns)}
					/>
				)}
			</ListRegion>
			<ListFoot list={list} address={address} range={t("range", { count: rows.length })}>
				{mayChange && (
					<BulkBar definition={definition} list={list} selection={selection} actions={bulk} answer={answer} />
				)}
			</ListFoot>
		</div>
	);
}
