import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useOnline } from "#app/ui/use-online";
import type { findPeople } from "../find-people.server";

/** Milliseconds for which typing rests before it is searched for. */
const REST = 150;

/** The people that an address of `findPeople` finds for a text. */
export function useFoundPeople(address: string, typed: string) {
	const { load, data } = useFetcher<typeof findPeople>();
	const isOnline = useOnline();
	const wanted = isOnline ? typed.trim() : "";
	useEffect(() => {
		if (!wanted) return;
		const timer = setTimeout(() => load(`${address}?${new URLSearchParams({ q: wanted })}`), REST);
		return () => clearTimeout(timer);
	}, [address, wanted, load]);
	const isCurrent = wanted !== "" && data?.q === wanted;
	return { found: isCurrent ? data.found : [], isCurrent };
}
