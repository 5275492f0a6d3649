import { useTranslation } from "react-i18next";
import type { Selection } from "#app/lists/components/use-selection";
import { FolderIcon, KindIcon } from "#app/media/kind-icon";
import { useSize } from "#app/media/use-size";
import { Icon } from "#app/ui/icon";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { useHydrated } from "#app/ui/use-hydrated";
import { EntryBox } from "./entry-box";
import { EntryMenu } from "./entry-menu";
import { type Entry, keyOf } from "./items";
import { SharingBadge } from "./sharing-badge";
import { useLibraryAddress } from "./use-library-address";

type FilesTableProps = {
	entries: readonly Entry[];
	/** Left out where nothing may be done with several. */
	selection?: Selection;
	/** The key of the entry whose panel is open. */
	current: string | null;
	label: string;
	/** Whose it is stands beside, where it is not one's own. */
	showsOwner?: boolean;
	/** The head sorts; lists of hits come in their own order. */
	sorts?: boolean;
};

/** Files and folders as rows. */
export function FilesTable({ entries, selection, current, label, showsOwner, sorts = true }: FilesTableProps) {
	const { t } = useTranslation("files");
	const size = useSize();
	const address = useLibraryAddress();
	const sortBy = (key: string, downFirst = false) => {
		const isUp = address.sort === key;
		const isDown = address.sort === `-${key}`;
		const direction = isUp ? ("ascending" as const) : isDown ? ("descending" as const) : undefined;
		const next = direction ? (isUp ? `-${key}` : key) : downFirst ? `-${key}` : key;
		return sorts ? { to: address.to({ sort: next, cursor: null }), ...(direction && { direction }) } : undefined;
	};
	const columns: Column<Entry>[] = [
		...(selection
			? [
					{
						key: "select",
						header: t("list.select"),
						head: <PageBox selection={selection} />,
						phone: "select" as const,
						className: "w-px",
						cell: (entry: Entry) => <EntryBox entry={entry} selection={selection} />,
					},
				]
			: []),
		{
			key: "name",
			header: t("list.name"),
			phone: "title",
			sort: sortBy("name"),
			cell: (entry) => <EntryName entry={entry} />,
		},
		...(showsOwner
			? [{ key: "owner", header: t("list.owner"), cell: ({ item }: Entry) => item.owner?.name ?? t("list.team") }]
			: []),
		{ key: "sharing", header: t("list.sharing"), phone: "state", cell: (entry) => <SharingBadge entry={entry} /> },
		{
			key: "date",
			header: t("list.date"),
			sort: sortBy("date", true),
			cell: ({ item }) => <Time at={item.updatedAt} />,
		},
		{
			key: "size",
			header: t("list.size"),
			align: "right",
			sort: sortBy("size", true),
			cell: (entry) => (entry.isFolder ? null : size(entry.item.size)),
		},
		{
			key: "menu",
			header: t("list.actions"),
			hideHeader: true,
			phone: "end",
			align: "right",
			className: "sm:w-px",
			cell: (entry) => <EntryMenu entry={entry} />,
		},
	];
	return (
		<Table
			label={label}
			columns={columns}
			rows={entries}
			rowKey={keyOf}
			isCurrent={(entry) => keyOf(entry) === current}
			density="roomy"
		/>
	);
}

/** The name with its sign, the link to the folder or to the file's panel, and what a drop finds the row by. */
function EntryName({ entry }: { entry: Entry }) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const { item } = entry;
	const lead = entry.isFolder ? <FolderIcon isShared={item.sharing !== "none"} /> : <KindIcon file={entry.item} />;
	return (
		<span data-entry={keyOf(entry)} data-folder={entry.isFolder ? item.id : undefined} className="block">
			<RowLink to={entry.isFolder ? address.folder(item.id) : address.file(item.id)} lead={lead}>
				<bdi className="break-all">{item.name}</bdi>
				{item.isFavourite && (
					<>
						<Icon name="star" className="ml-1.5 inline size-3.5 fill-current text-warning" />
						<span className="sr-only"> ({t("list.favourite")})</span>
					</>
				)}
			</RowLink>
		</span>
	);
}

/** Ticks the whole page. Without JavaScript there is nothing to press. */
function PageBox({ selection }: { selection: Selection }) {
	const { t } = useTranslation("lists");
	if (!useHydrated()) return null;
	const { ids, isPage, togglePage } = selection;
	return (
		<input
			type="checkbox"
			className="tick"
			data-select-page=""
			aria-label={t("bulk.selectPage")}
			checked={isPage}
			ref={(box) => {
				if (box) box.indeterminate = ids.size > 0 && !isPage;
			}}
			onChange={togglePage}
		/>
	);
}
