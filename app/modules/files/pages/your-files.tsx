import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilePreview } from "../components/file-preview";
import { LibraryPage } from "../components/library-page";
import { LibraryPanel } from "../components/library-panel";
import { SearchBar, SearchEverywhere } from "../components/search-bar";
import { useLibraryAddress } from "../components/use-library-address";
import { page, pageAction } from "../guard.server";
import { libraryHandlers } from "../library-handlers.server";
import { YoursQuery } from "../library-page.schema";
import { PLAIN_BODY } from "../plain-upload.server";
import { showYours } from "../show-library.server";

export const handle = {
	i18n: ["files", "filesPanel", "fileSharing", "filesNotes", "pdf", "media", "lists", "modules", "people", "errors"],
	title: "files:yours.title",
};

export const loader = page("yourfiles", YoursQuery, showYours);
export const action = pageAction("yourfiles", libraryHandlers, { bodyMax: PLAIN_BODY });

export default function YourFiles() {
	const { tenant, me, level, place, folders, files, next, panel, filters, owners, within, isSearch } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const isNarrowed = [filters.q, filters.kind, filters.tag, filters.person, filters.from, filters.until].some(Boolean);
	const isPreview = panel?.kind === "file" && address.query.has("preview");
	return (
		<LibraryPage
			title={t("yours.title")}
			{...{ tenant, me, level, place, folders, files, next, answer }}
			current={panel && (panel.kind === "file" ? `files:${panel.file.id}` : `folders:${panel.folder.id}`)}
			panel={panel && !isPreview && <LibraryPanel panel={panel} answer={answer} />}
			preview={isPreview ? <FilePreview file={panel.file} captions={panel.captions} files={files} /> : null}
			showsOwner={isSearch}
			sorts={!isSearch}
			empty={
				filters.marked && !isNarrowed ? (
					<EmptyState icon="star" title={t("yours.noFavourites")}>
						{t("yours.noFavouritesHelp")}
					</EmptyState>
				) : isSearch ? (
					<NoHits clear={address.unsearched()} />
				) : place?.isRoot ? (
					<EmptyState icon="upload" title={t("yours.none")}>
						{t("yours.noneHelp")}
					</EmptyState>
				) : (
					<EmptyState icon="folder" title={t("folder.none")}>
						{t("folder.noneHelp")}
					</EmptyState>
				)
			}
		>
			<SearchBar filters={filters} owners={owners} label={t(within ? "search.below" : "search.all")} />
			{isSearch && within && <SearchEverywhere />}
		</LibraryPage>
	);
}
