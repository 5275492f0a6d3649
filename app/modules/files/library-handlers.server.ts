import {
	CommentForm,
	CommentRef,
	FavouriteForm,
	ReminderForm,
	ReminderRef,
	TagsForm,
} from "#app/media/library/notes.schema";
import { handler } from "#app/platform/guard.server";
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
import { panelHandlers } from "./sharing-actions.server";

/** What the forms of both library screens do. */
export const libraryHandlers = {
	trash: handler(ChosenForm, trashChosen),
	restore: handler(Entries, restoreChosen),
	drop: handler(DropForm, dropChosen),
	open: handler(ChosenForm, openChosen),
	close: handler(ChosenForm, closeChosen),
	upload: handler(PlainUpload, uploadPlain),
	newFolder: handler(NewFolder, addFolder),
	rename: handler(RenameEntry, renameEntry),
	...panelHandlers,
	tag: handler(TagsForm, tag),
	favour: handler(FavouriteForm, favour),
	comment: handler(CommentForm, comment),
	uncomment: handler(CommentRef, uncomment),
	remindMe: handler(ReminderForm, remind),
	unremindMe: handler(ReminderRef, unremind),
};
