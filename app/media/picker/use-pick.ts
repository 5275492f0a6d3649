import { useEffect, useState } from "react";
import type { FileKind } from "../library/file-types";

/** A file of the library that somebody has chosen. */
export type PickedFile = {
	id: string;
	guid: string;
	file_name: string;
	file_url: string;
	thumbnail_url: string | null;
	type: string;
	size: number;
	kind: FileKind;
};
export const pickPlaces = ["mine", "organisation", "withme", "open"] as const;
/** Where the picker looks: a place, a folder in it, and the words that are searched for over all places. */
export type Looking = { place: (typeof pickPlaces)[number]; folder: string; q: string };
type Named = { id: string; name: string };
export type Found = { folders: Named[]; items: PickedFile[]; crumbs: Named[]; takes: boolean; next: string | null };
export type Look = { state: "loading" | "failed" | "closed" | "ready"; found: Found | null };

/** What lies where the picker looks; `closed` where the visitor has no library. `round` asks once more. */
export function usePick(tenant: string, kind: FileKind | undefined, looking: Looking, round: number) {
	const [look, setLook] = useState<Look>({ state: "loading", found: null });
	const { place, folder, q } = looking;
	const ask = async (cursor: string | null, signal?: AbortSignal): Promise<Look> => {
		const query = new URLSearchParams({ mode: "pick", tenant_guid: tenant, place, folder, q });
		if (kind) query.set("kind", kind);
		if (cursor) query.set("cursor", cursor);
		const answer = await fetch(`/api/media?${query}`, { signal });
		if (answer.status === 403) return { state: "closed", found: null };
		if (!answer.ok) throw new Error(String(answer.status));
		return { state: "ready", found: (await answer.json()) as Found };
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: asks anew where it looks elsewhere, and when it is told to
	useEffect(() => {
		const stop = new AbortController();
		setLook({ state: "loading", found: null });
		const wait = setTimeout(
			() =>
				ask(null, stop.signal).then(setLook, () => {
					if (!stop.signal.aborted) setLook({ state: "failed", found: null });
				}),
			q ? 250 : 0,
		);
		return () => {
			clearTimeout(wait);
			stop.abort();
		};
	}, [tenant, kind, place, folder, q, round]);
	const more = async () => {
		const { found } = look;
		if (!found?.next) return;
		const next = await ask(found.next).catch(() => null);
		if (!next?.found) return setLook({ state: "failed", found: null });
		const { folders, items } = next.found;
		setLook({
			state: "ready",
			found: { ...next.found, folders: [...found.folders, ...folders], items: [...found.items, ...items] },
		});
	};
	return { ...look, more };
}
