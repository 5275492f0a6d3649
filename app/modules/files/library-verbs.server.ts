import { Chosen, MoveInput } from "#app/media/library/library.schema";
import { verb } from "#app/platform/guard.server";
import {
	addFolder,
	closeChosen,
	dropChosen,
	openChosen,
	renameEntry,
	restoreChosen,
	trashChosen,
} from "./entry-actions.server";
import { Entries, NewFolder, RenameEntry } from "./library-page.schema";
import { PlainUpload, uploadPlain } from "./plain-upload.server";

/** What the forms of both library screens do. */
export const libraryVerbs = {
	trash: verb(Chosen, trashChosen),
	restore: verb(Entries, restoreChosen),
	drop: verb(MoveInput, dropChosen),
	open: verb(Chosen, openChosen),
	close: verb(Chosen, closeChosen),
	upload: verb(PlainUpload, uploadPlain),
	newFolder: verb(NewFolder, addFolder),
	rename: verb(RenameEntry, renameEntry),
};
