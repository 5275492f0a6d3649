import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useOnline } from "#app/ui/use-online";
import { to } from "../../platform/portal-paths";
import type { Found } from "./search.server";

/** Milliseconds for which typing rests before it is searched for. */
const REST = 150;

const nothing = { groups: [], isNear: false, usual: null };

/** What the portal finds for a text; nothing while there is no network, which the frame says. */
export function useFound(query: string): Pick<Found, "groups" | "isNear" | "usual"> & { isSearching: boolean } {
	const { load, data, state } = useFetcher<Found>({ key: "palette-search" });
	const isOnline = useOnline();
	const wanted = isOnline ? query.trim() : "";
	useEffect(() => {
		if (!wanted) return;
		const timer = setTimeout(() => load(to.search(wanted)), REST);
		return () => clearTimeout(timer);
	}, [wanted, load]);
	if (!wanted) return { ...nothing, isSearching: false };
	const isCurrent = data?.q === wanted;
	return { ...(isCurrent ? data : nothing), isSearching: !isCurrent || state !== "idle" };
}
