import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useOnline } from "#app/ui/use-online";
import type { findPeople } from "../find-people.server";
import type { Chosen } from "./people-picker";

/** Milliseconds for which typing rests before it is searched for. */
const REST = 150;

type Found = Chosen & { email?: string };

/** The people that an address of `findPeople` finds for a text, or those of a page itself whose names hold each of its words. */
export function useFoundPeople(source: string | readonly Chosen[], typed: string) {
	const { load, data } = useFetcher<typeof findPeople>();
	const isOnline = useOnline();
	const address = typeof source === "string" ? source : undefined;
	const wanted = isOnline || !address ? typed.trim() : "";
	useEffect(() => {
		if (!wanted || !address) return;
		const timer = setTimeout(() => load(`${address}?${new URLSearchParams({ q: wanted })}`), REST);
		return () => clearTimeout(timer);
	}, [address, wanted, load]);
	if (typeof source !== "string") return { found: amongThem(source, wanted), isCurrent: wanted !== "" };
	const isCurrent = wanted !== "" && data?.q === wanted;
	return { found: isCurrent ? (data.found as Found[]) : [], isCurrent };
}

function amongThem(people: readonly Chosen[], wanted: string): Found[] {
	const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	return people.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
