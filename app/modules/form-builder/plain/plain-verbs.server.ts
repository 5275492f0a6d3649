import { verb } from "#app/platform/guard.server";
import { AddQuestion, ChangeQuestion, MoveQuestion, PublishPlain, RenameForm } from "./plain.schema";
import {
	addPlain,
	changePlain,
	moveDownPlain,
	moveUpPlain,
	publishPlain,
	removePlain,
	renamePlain,
} from "./plain.server";

/** What can be done to a form in its plain list, in the old builder and in the new one. */
export const plainVerbs = {
	add: verb(AddQuestion, addPlain),
	change: verb(ChangeQuestion, changePlain),
	up: verb(MoveQuestion, moveUpPlain),
	down: verb(MoveQuestion, moveDownPlain),
	remove: verb(MoveQuestion, removePlain),
	rename: verb(RenameForm, renamePlain),
	publish: verb(PublishPlain, publishPlain),
};
