import { handler } from "#app/platform/guard.server";
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
export const plainHandlers = (shop: BuilderConfig) => ({
	add: handler(AddQuestion, addPlain(shop)),
	change: handler(ChangeQuestion, changePlain(shop)),
	up: handler(MoveQuestion, moveUpPlain(shop)),
	down: handler(MoveQuestion, moveDownPlain(shop)),
	remove: handler(MoveQuestion, removePlain(shop)),
	rename: handler(RenameForm, renamePlain(shop)),
	publish: handler(PublishPlain, publishPlain(shop)),
});
