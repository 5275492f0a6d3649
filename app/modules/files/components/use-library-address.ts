import { useLocation, useSearchParams } from "@remix-run/react";

/** The page's address with some of it changed; null takes a part away. What belongs to another folder is left out. */
export function useLibraryAddress() {
	const { pathname } = useLocation();
	const [query] = useSearchParams();
	const to = (changes: Record<string, string | null>) => {
		const next = new URLSearchParams(query);
		for (const name of ["preview", "rename"]) next.delete(name);
		for (const [name, value] of Object.entries(changes)) {
			if (value === null || value === "") next.delete(name);
			else next.set(name, value);
		}
		const text = next.toString();
		return text ? `${pathname}?${text}` : pathname;
	};
	return {
		query,
		to,
		folder: (id: string) => to({ folder: id, file: null, dir: null, tab: null, cursor: null }),
		/** The panel of a file, in the part that is open by now; with null without a panel. */
		file: (id: string | null) => to({ file: id, dir: null, ...(id === null && { tab: null }) }),
		/** The panel of a folder. */
		dir: (id: string) => to({ dir: id, file: null }),
		tab: (name: string | null) => to({ tab: name }),
		preview: (id: string) => to({ file: id, dir: null, preview: "1" }),
		isGrid: query.get("view") === "grid",
		sort: query.get("sort") ?? "name",
	};
}
