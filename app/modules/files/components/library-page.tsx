import { useLocation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ExportMenu } from "#app/lists/components/export-menu";
import { useSelection } from "#app/lists/components/use-selection";
import type { Crumb, FileItem, FolderItem, RightName } from "#app/media/library/items";
import { fromDrop, type Offered } from "#app/media/upload/pick-files";
import { offerFiles, onArrival } from "#app/media/upload/signals";
import { PageSizes } from "#app/ui/page-sizes";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { paths } from "../paths";
import { Breadcrumb } from "./breadcrumb";
import { DropArea } from "./drop-area";
import { FilesGrid } from "./files-grid";
import { FilesTable } from "./files-table";
import { entriesOf, keyOf } from "./items";
import { LibraryProvider } from "./library-context";
import { LibraryHead } from "./library-head";
import { useMoveDialog } from "./move/use-move-dialog";
import { RenameForm } from "./rename-form";
import { SelectionBar } from "./selection-bar";
import { SpaceBar, SpaceWarning } from "./space-bar";
import { useEntryActions } from "./use-entry-actions";
import { useFileKeys } from "./use-file-keys";
import { useGo } from "./use-go";
import { useLatestAddress, useLibraryAddress } from "./use-library-address";
import { usePaste } from "./use-paste";
import { ViewChoice } from "./view-choice";

type Space = { used: number; limit: number };
export type FolderView = {
	folder: string;
	name: string | null;
	breadcrumb: readonly Crumb[];
	right: RightName;
	isTeam: boolean;
	isRoot: boolean;
	space: { mine: Space | null; tenant: Space };
	rules: { extensions: string[]; maxSize: number; isPrivateByDefault: boolean };
};

type LibraryPageProps = {
	title: string;
	tenant: { id: string; guid: string };
	me: string;
	/** The visitor's level in the library. */
	level: number;
	/** The folder that is open; null over hits and over lists of what others share. */
	place: FolderView | null;
	folders: readonly FolderItem[];
	files: readonly FileItem[];
	next: string | null;
	/** Above the list: tabs, filters. */
	children?: ReactNode;
	/** What is said where there is nothing. */
	empty: ReactNode;
	panel: ReactNode;
	/** The key of the entry that is open, in the panel or in the preview. */
	current: string | null;
	preview: ReactNode;
	answer: unknown;
	showsOwner?: boolean;
	sorts?: boolean;
	/** In place of the entries: rows of another kind, and how many. */
	list?: ReactNode;
	listed?: number;
};

/** A screen of the library: its head, the way to the folder, its entries as list or grid, and the panel of a file. */
export function LibraryPage(props: LibraryPageProps) {
	const { title, tenant, me, level, place, folders, files, next, empty, panel, current, answer } = props;
	const { t } = useTranslation("files");
	const { pathname, search } = useLocation();
	const address = useLibraryAddress();
	const latest = useLatestAddress();
	const go = useGo();
	const act = useEntryActions();
	const entries = useMemo(() => entriesOf(folders, files), [folders, files]);
	const selection = useSelection(entries.map(keyOf), "files-chosen");
	const at = useMemo(() => paths(tenant.guid), [tenant.guid]);
	const here = useMemo(
		() => ({ folder: place?.folder ?? "", address: `${pathname}${search}` }),
		[place?.folder, pathname, search],
	);
	const { dialog, askWhere } = useMoveDialog(at, here);
	const library = useMemo(
		() => ({ places: at, here, me, tenantId: tenant.id, isAdmin: level >= 30, askWhere }),
		[at, here, me, tenant.id, level, askWhere],
	);
	const count = props.listed ?? entries.length;
	const takes = place !== null && place.right !== "view";
	const rootName = place?.isTeam ? t("root.team") : t("root.mine");
	const isPrivate = place !== null && !place.isTeam && place.rules.isPrivateByDefault;
	const upload = (offered: readonly Offered[], keepsPrivate = isPrivate, folder?: { id: string; name: string }) =>
		offerFiles({
			files: offered,
			ownerId: me,
			target: {
				tenantId: tenant.id,
				folder: folder?.id ?? here.folder,
				folderName: folder?.name ?? place?.name ?? rootName,
				address: here.address,
				isPrivate: keepsPrivate,
			},
		});
	useArrivals(here.folder);
	usePaste(takes, (offered) => upload(offered));
	const onKeys = useFileKeys({
		open: (key, how) => {
			const id = key.slice(key.indexOf(":") + 1);
			go(how === "preview" ? latest().preview(id) : latest().to({ renaming: key }));
		},
		trash: (keys) => act("trash", keys),
		selectAll: () => !selection.isPage && selection.togglePage(),
		chosen: selection.ids,
		isGrid: address.isGrid,
	});
	const root = { id: place?.isTeam ? "organisation" : "", name: rootName };
	return (
		<LibraryProvider value={library}>
			<WithPanel title={title} panel={panel}>
				<DropArea
					folderName={place?.name ?? rootName}
					takes={takes}
					chosen={selection.ids}
					onFiles={(data, folder) =>
						void fromDrop(data).then((offered) => upload(offered, isPrivate, folder ?? undefined))
					}
					onMove={(keys, to) => act("drop", keys, { to })}
				>
					<div className="px-4 md:px-6">
						<LibraryHead title={title} place={place} answer={answer} onFiles={upload} />
						{props.children}
						{place && <SpaceWarning {...place.space} />}
						<BulkFeedback answer={answer} />
						{props.preview === null && (
							<>
								<div className="flex min-h-12 flex-wrap items-center justify-between gap-3 py-1">
									{place ? <Breadcrumb root={root} crumbs={place.breadcrumb} /> : <span />}
									<div className="flex items-center gap-1">
										{count > 0 && <ExportMenu to={`${pathname}/export`} query={address.narrowed} />}
										{props.list === undefined && <ViewChoice sorts={props.sorts ?? true} />}
									</div>
								</div>
								<RenameForm entries={entries} answer={answer} />
								{entries.length === 0 && props.list === undefined && empty}
							</>
						)}
					</div>
					{props.preview}
					{props.preview === null && (
						<>
							{/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the links inside */}
							<div onKeyDown={onKeys} data-file-list="">
								{props.list}
								{entries.length > 0 &&
									(address.isGrid ? (
										<FilesGrid entries={entries} selection={selection} label={title} />
									) : (
										<FilesTable
											entries={entries}
											selection={selection}
											current={current}
											label={title}
											showsOwner={props.showsOwner}
											sorts={props.sorts}
										/>
									))}
							</div>
							<div className="flex-1" />
							<TableFoot
								range={t("list.range", { count })}
								previous={address.query.has("cursor") ? address.to({ cursor: null }) : null}
								next={next && address.to({ cursor: next })}
							>
								<SelectionBar selection={selection} entries={entries} answer={answer} />
								{selection.ids.size === 0 && count > 0 && <PageSizes size={address.size} to={address.sized} />}
								{selection.ids.size === 0 && place && <SpaceBar {...place.space} />}
							</TableFoot>
						</>
					)}
				</DropArea>
				{dialog}
			</WithPanel>
		</LibraryProvider>
	);
}

/** Shows what has arrived in the open folder, a while after the last of it. */
function useArrivals(folder: string): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let first = 0;
		const stop = onArrival((into) => {
			if (into !== folder) return;
			clearTimeout(timer);
			first ||= Date.now();
			// Where they keep coming the list is fetched all the same, now and then.
			timer = setTimeout(
				() => {
					first = 0;
					revalidate();
				},
				Date.now() - first > 5_000 ? 0 : 700,
			);
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [folder, revalidate]);
}
