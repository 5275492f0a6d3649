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
import { ChosenForm, DropForm, Entries, NewFolder, RenameEntry } from "./library-page.schema";
import { PlainUpload, uploadPlain } from "./plain-upload.server";
import { panelVerbs } from "./sharing-actions.server";

/** What the forms of both library screens do. */
export const libraryVerbs = {
	trash: verb(ChosenForm, trashChosen),
	restore: verb(Entries, restoreChosen),
	drop: verb(DropForm, dropChosen),
	open: verb(ChosenForm, openChosen),
	close: verb(ChosenForm, closeChosen),
	upload: verb(PlainUpload, uploadPlain),
	newFolder: verb(NewFolder, addFolder),
	rename: verb(RenameEntry, renameEntry),
	...panelVerbs,
};
