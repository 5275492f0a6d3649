import { useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import { PAGE_SIZE } from "#app/platform/limits";

/** The page's address with some of it changed; null takes a part away. What belongs to another folder is left out. */
export function useLibraryAddress() {
	const { pathname } = useLocation();
	const [query] = useSearchParams();
	return addressAt(pathname, query);
}

/**
 * The same of where one is by now, or is on the way to. For keys: one may follow so soon on another that the page has not
 * been drawn anew, and what it was drawn with would bring back what the first has closed.
 */
export function useLatestAddress() {
	const { pathname } = useLocation();
	const { location } = useNavigation();
	return () => {
		const { search } = location?.pathname === pathname ? location : window.location;
		return addressAt(pathname, new URLSearchParams(search));
	};
}

function addressAt(pathname: string, query: URLSearchParams) {
	const to = (changes: Record<string, string | null>) => {
		const next = new URLSearchParams(query);
		for (const name of ["preview", "renaming"]) next.delete(name);
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
		/** The folder, or the way of sharing, without the search in it. */
		unsearched: () => to({ q: null, kind: null, person: null, from: null, until: null, tag: null, cursor: null }),
		/** The panel of a file, in the part that is open by now; with null without a panel. */
		file: (id: string | null) => to({ file: id, dir: null, ...(id === null && { tab: null }) }),
		/** The panel of a folder. */
		dir: (id: string) => to({ dir: id, file: null }),
		tab: (name: string | null) => to({ tab: name }),
		preview: (id: string) => to({ file: id, dir: null, preview: "1" }),
		/** The page's query as the file of the list takes it: what narrows and sorts it. */
		get narrowed() {
			const next = new URLSearchParams(query);
			for (const name of ["preview", "renaming", "file", "dir", "tab", "cursor", "limit", "view"]) next.delete(name);
			return `?${next}`;
		},
		/** How many entries a page has, and the address with another number, from the first page on. */
		size: Number(query.get("limit")) || PAGE_SIZE,
		sized: (size: number) => to({ limit: size === PAGE_SIZE ? null : String(size), cursor: null }),
		isGrid: query.get("view") === "grid",
		sort: query.get("sort") ?? "name",
	};
}
