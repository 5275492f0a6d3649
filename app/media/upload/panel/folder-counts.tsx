import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { Item } from "../queue";

type Counted = { path: string; count: number; uploaded: number; failed: number };

/** How far each folder is, where folders were picked. */
export function countFolders(items: readonly Item[]): Counted[] {
	const folders = new Map<string, Counted>();
	for (const { picked, status } of items) {
		const folder = folders.get(picked.path) ?? { path: picked.path, count: 0, uploaded: 0, failed: 0 };
		folder.count += 1;
		if (status === "uploaded") folder.uploaded += 1;
		if (status === "failed") folder.failed += 1;
		folders.set(picked.path, folder);
	}
	return [...folders.values()].sort((one, other) => one.path.localeCompare(other.path));
}

/** Folders that are listed; what a whole disk has beyond them stands in the sums. */
const LISTED = 50;

/** One line for each folder, folded in until somebody wants to know. */
export function FolderCounts({ items }: { items: readonly Item[] }) {
	const { t } = useTranslation("filesUpload");
	const folders = useMemo(() => countFolders(items), [items]);
	if (folders.length < 2) return null;
	return (
		<details className="border-t border-line text-13">
			<summary className="flex min-h-9 items-center gap-2 px-4 text-ink-2 hover:bg-hover max-md:min-h-11">
				<Icon name="folder" />
				{t("panel.folders", { count: folders.length })}
			</summary>
			<section
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
				tabIndex={0}
				aria-label={t("panel.folders", { count: folders.length })}
				className="max-h-40 overflow-y-auto outline-offset-[-2px]"
			>
				<ul className="px-4 pb-2">
					{folders.slice(0, LISTED).map(({ path, count, uploaded, failed }) => (
						<li key={path} className="flex min-h-7 items-baseline justify-between gap-3">
							<span className="min-w-0 truncate">{path || t("panel.noFolder")}</span>
							<span className={`shrink-0 text-xs tabular-nums ${failed > 0 ? "text-danger-ink" : "text-ink-3"}`}>
								{t(failed > 0 ? "panel.folderFailed" : "panel.folderCount", { done: uploaded, of: count, failed })}
							</span>
						</li>
					))}
				</ul>
			</section>
		</details>
	);
}
