import { type KeyboardEvent, useCallback } from "react";

type Acts = {
	open: (key: string, how: "preview" | "rename") => void;
	trash: (keys: readonly string[]) => void;
	selectAll: () => void;
	chosen: ReadonlySet<string>;
	/** How many stand beside each other: arrows up and down go by rows. */
	isGrid: boolean;
};

/** The keys of a list of files: arrows walk, Space looks inside, F2 renames, Delete puts into the trash, Ctrl+A takes all. */
export function useFileKeys({ open, trash, selectAll, chosen, isGrid }: Acts) {
	return useCallback(
		(event: KeyboardEvent<HTMLElement>) => {
			const target = event.target as HTMLElement;
			if (event.altKey || target.closest("input:not(.tick), textarea, select, [role=menu], [role=dialog]")) return;
			const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".row-link")];
			const here = target.closest("tr, li");
			const at = here ? links.findIndex((link) => here.contains(link)) : -1;
			const key = at < 0 ? null : keyOf(links[at]);
			const go = (by: number) => {
				const next = links[at < 0 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))];
				next?.focus();
				next?.scrollIntoView({ block: "nearest" });
			};
			const across = isGrid ? besideEachOther(links) : 1;
			const acts: Record<string, (() => void) | undefined> = {
				ArrowDown: () => go(across),
				ArrowUp: () => go(-across),
				...(isGrid && { ArrowRight: () => go(1), ArrowLeft: () => go(-1) }),
				Home: () => go(-links.length),
				End: () => go(links.length),
				F2: key === null ? undefined : () => open(key, "rename"),
				Delete: chosen.size > 0 ? () => trash([...chosen]) : key === null ? undefined : () => trash([key]),
				...(target.matches(".row-link") && key?.startsWith("files:") && { " ": () => open(key, "preview") }),
			};
			const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "a";
			const act = isAll ? selectAll : event.ctrlKey || event.metaKey ? undefined : acts[event.key];
			if (!act) return;
			event.preventDefault();
			act();
		},
		[open, trash, selectAll, chosen, isGrid],
	);
}

const keyOf = (link: HTMLElement | undefined) => link?.closest("[data-entry]")?.getAttribute("data-entry") ?? null;

/** How many tiles stand in the first line. */
function besideEachOther(links: readonly HTMLElement[]): number {
	const tops = links.map((link) => link.closest("li")?.offsetTop);
	return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
