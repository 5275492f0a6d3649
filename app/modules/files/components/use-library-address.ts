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
		folder: (id: string) => to({ folder: id, file: null, cursor: null }),
		file: (id: string | null) => to({ file: id }),
		preview: (id: string) => to({ file: id, preview: "1" }),
		rename: (id: string) => to({ file: id, rename: "1" }),
		isGrid: query.get("view") === "grid",
		sort: query.get("sort") ?? "name",
	};
}
