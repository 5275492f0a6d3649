import { useCallback } from "react";
import { useBulkFetcher } from "#app/lists/components/bulk-bar";
import { fieldsOf } from "./items";

/** What is done with entries where there is JavaScript: the page stays, and the answer is told with its undo. */
export function useEntryActions() {
	const fetcher = useBulkFetcher();
	return useCallback(
		(intent: string, keys: Iterable<string>, more: Record<string, string> = {}) => {
			const form = new FormData();
			form.set("intent", intent);
			for (const [name, value] of [...fieldsOf(keys), ...Object.entries(more)]) form.append(name, value);
			fetcher.submit(form, { method: "post" });
		},
		[fetcher],
	);
}
