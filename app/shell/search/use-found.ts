import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { to } from "../../platform/to";
import type { Found } from "./search.server";

/** Typing rests so long before it is searched for. */
const REST = 150;

/** What the portal finds for a text; `isSearching` until it is for the very text. */
export function useFound(query: string): { groups: Found["groups"]; isSearching: boolean } {
	const { load, data, state } = useFetcher<Found>({ key: "palette-search" });
	const wanted = query.trim();
	useEffect(() => {
		if (wanted.length < 2) return;
		const timer = setTimeout(() => load(to.search(wanted)), REST);
		return () => clearTimeout(timer);
	}, [wanted, load]);
	if (wanted.length < 2) return { groups: [], isSearching: false };
	const isCurrent = data?.q === wanted;
	return { groups: isCurrent ? data.groups : [], isSearching: !isCurrent || state !== "idle" };
}
