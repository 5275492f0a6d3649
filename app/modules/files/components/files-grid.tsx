import type { Selection } from "#app/lists/components/use-selection";
import { FolderIcon, KindIcon } from "#app/media/kind-icon";
import { useSize } from "#app/media/use-size";
import { Link } from "#app/ui/link";
import { EntryBox } from "./entry-box";
import { EntryMenu } from "./entry-menu";
import { type Entry, keyOf } from "./items";
import { SharingBadge } from "./sharing-badge";
import { useLibraryAddress } from "./use-library-address";
import "#app/ui/list.css";

/** Files and folders as tiles, for those who know them by sight. */
export function FilesGrid({
	entries,
	selection,
	label,
}: {
	entries: readonly Entry[];
	selection?: Selection;
	label: string;
}) {
	const address = useLibraryAddress();
	const size = useSize();
	return (
		<ul
			aria-label={label}
			className="grid grid-cols-2 gap-3 px-4 pb-4 sm:grid-cols-3 md:px-6 lg:grid-cols-4 2xl:grid-cols-6"
		>
			{entries.map((entry) => {
				const { item } = entry;
				return (
					<li
						key={keyOf(entry)}
						data-entry={keyOf(entry)}
						data-folder={entry.isFolder ? item.id : undefined}
						className="card relative flex min-w-0 flex-col shadow-1 hover:border-line-2 has-[.row-select:checked]:border-accent has-[.row-select:checked]:bg-accent-soft"
					>
						{entry.isFolder ? (
							<FolderIcon size="lg" isShared={item.sharing !== "none"} />
						) : (
							<KindIcon size="lg" file={entry.item} />
						)}
						<div className="flex min-w-0 flex-1 items-start gap-1 p-2.5">
							<div className="min-w-0 flex-1">
								<Link
									to={entry.isFolder ? address.folder(item.id) : address.file(item.id)}
									className="row-link line-clamp-2 break-all after:absolute after:inset-0 after:rounded-xl"
									preventScrollReset={!entry.isFolder}
								>
									<bdi>{item.name}</bdi>
								</Link>
								<div className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-ink-3">
									{!entry.isFolder && <span>{size(entry.item.size)}</span>}
									<SharingBadge entry={entry} />
								</div>
							</div>
							<div className="relative z-1 -mr-1.5">
								<EntryMenu entry={entry} />
							</div>
						</div>
						{selection && (
							<div className="absolute top-1.5 left-1.5 z-1 rounded-md bg-sheet/85">
								<EntryBox entry={entry} selection={selection} />
							</div>
						)}
					</li>
				);
			})}
		</ul>
	);
}
