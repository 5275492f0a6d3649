import { useSearchParams } from "@remix-run/react";
import type { ListDefinition } from "../definition";
import { inList } from "../in-list";
import type { ListData } from "../list-data";
import { type ListState, listParams, withPage, writeState } from "../state";

const ownParams = [...listParams, "fc", "fo", "fv", "fv[]"];

/** Makes addresses of the list: with another state (on the first page again), and with other places or a filter being made. */
export function useListAddress(definition: ListDefinition, { state }: ListData) {
	const [address] = useSearchParams();
	const others = [...address].filter(([name]) => !ownParams.includes(name));
	const write = (query: URLSearchParams, extra: Record<string, string | null>) => {
		for (const [name, value] of others) query.append(name, value);
		for (const [name, value] of Object.entries(extra)) {
			if (value === null) query.delete(name);
			else query.set(name, value);
		}
		return `?${query}`;
	};
	const query = withPage(writeState(definition, state), address).toString();
	return {
		/** The list with something changed, from its first page. */
		to: (changes: Partial<ListState>, extra: Record<string, string | null> = {}) =>
			write(writeState(definition, { ...state, ...changes }), extra),
		/** A record's address that leads through the list, and back to it as it is. */
		opening: (path: string) => inList(path, query),
		/** What stands in the address beside the list's own. */
		others,
	};
}

export type ListAddress = ReturnType<typeof useListAddress>;
