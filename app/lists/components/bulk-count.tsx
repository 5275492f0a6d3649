import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import type { ListData } from "../list-data";
import type { Selection } from "./use-selection";

/** As the list counts by itself: further is counted only when all are wanted. */
const COUNTED = 51;

/** How many are meant, the way to all that fit, and the way back. */
export function BulkCount({ list, selection, query }: { list: ListData; selection: Selection; query: string }) {
	const { t } = useTranslation("lists");
	const format = useFormat();
	const counter = useFetcher<{ matching: number }>();
	const { ids, isMatching, isPage, selectMatching, clear } = selection;
	const hasMore = list.next !== null || list.previous !== null;
	const known = list.count < COUNTED ? list.count : counter.data?.matching;
	const selectAll = () => {
		selectMatching();
		if (list.count >= COUNTED) counter.submit({ intent: "countMatching", matching: query }, { method: "post" });
	};
	const words =
		isMatching && known === undefined
			? t("bulk.allSelected")
			: t("bulk.selected", {
					count: isMatching ? known : ids.size,
					number: format.number(known && isMatching ? known : ids.size),
				});
	return (
		<>
			<span role="status" className="font-medium text-ink tabular-nums">
				{words}
			</span>
			<IconButton icon="x" size="sm" label={t("bulk.clear")} onClick={clear} />
			{isPage && hasMore && !isMatching && (
				<Button kind="quiet" size="sm" onClick={selectAll}>
					{t("bulk.selectAll")}
				</Button>
			)}
		</>
	);
}
