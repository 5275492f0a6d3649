import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilePreview } from "../components/file-preview";
import { LibraryPage } from "../components/library-page";
import { LibraryPanel } from "../components/library-panel";
import { SearchBar, SearchEverywhere } from "../components/search-bar";
import { SharedParts } from "../components/shared-parts";
import { SharedWithMe } from "../components/shared-with-me";
import { useLibraryAddress } from "../components/use-library-address";
import { page, pageAction } from "../guard.server";
import { libraryHandlers } from "../library-handlers.server";
import { SharedQuery } from "../library-page.schema";
import { PLAIN_BODY } from "../plain-upload.server";
import { showShared } from "../show-library.server";

export const handle = {
	i18n: ["files", "filesPanel", "fileSharing", "filesNotes", "pdf", "media", "lists", "modules", "people", "errors"],
	title: "files:shared.title",
};

export const loader = page("sharedfiles", SharedQuery, showShared);
export const action = pageAction("sharedfiles", libraryHandlers, { bodyMax: PLAIN_BODY });

export default function SharedFiles() {
	const { tenant, me, level, part, place, folders, files, items, next, panel, filters, owners, within, isSearch } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const isPreview = panel?.kind === "file" && address.query.has("preview");
	return (
		<LibraryPage
			title={t("shared.title")}
			{...{ tenant, me, level, place, folders, files, next, answer }}
			current={panel && (panel.kind === "file" ? `files:${panel.file.id}` : `folders:${panel.folder.id}`)}
			panel={panel && !isPreview && <LibraryPanel panel={panel} answer={answer} />}
			preview={isPreview ? <FilePreview file={panel.file} captions={panel.captions} files={files} /> : null}
			showsOwner={isSearch || part === "open"}
			sorts={place !== null}
			list={items.length > 0 ? <SharedWithMe items={items} /> : undefined}
			listed={items.length > 0 ? items.length : undefined}
			empty={
				isSearch ? (
					<NoHits clear={address.unsearched()} />
				) : (
					<EmptyState icon="users-round" title={t(`shared.none.${place && !place.isRoot ? "folder" : part}`)}>
						{t(`shared.noneHelp.${place && !place.isRoot ? "folder" : part}`)}
					</EmptyState>
				)
			}
		>
			<SharedParts part={part} />
			<SearchBar filters={filters} owners={owners} label={t(within ? "search.below" : `search.in.${part}`)} />
			{isSearch && <SearchEverywhere />}
		</LibraryPage>
	);
}
