import {
	CommentForm,
	CommentRef,
	FavouriteForm,
	ReminderForm,
	ReminderRef,
	TagsForm,
} from "#app/media/library/notes.schema";
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
import { comment, favour, remind, tag, uncomment, unremind } from "./note-actions.server";
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
	tag: verb(TagsForm, tag),
	favour: verb(FavouriteForm, favour),
	comment: verb(CommentForm, comment),
	uncomment: verb(CommentRef, uncomment),
	remindMe: verb(ReminderForm, remind),
	unremindMe: verb(ReminderRef, unremind),
};
