import { verb } from "#app/platform/guard.server";
import type { BuilderConfig } from "./builder-config";
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
export const plainVerbs = (shop: BuilderConfig) => ({
	add: verb(AddQuestion, addPlain(shop)),
	change: verb(ChangeQuestion, changePlain(shop)),
	up: verb(MoveQuestion, moveUpPlain(shop)),
	down: verb(MoveQuestion, moveDownPlain(shop)),
	remove: verb(MoveQuestion, removePlain(shop)),
	rename: verb(RenameForm, renamePlain(shop)),
	publish: verb(PublishPlain, publishPlain(shop)),
});
