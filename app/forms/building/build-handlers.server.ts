import { handler } from "#app/platform/guard.server";
import { PictureOfForm } from "./build.schema";
import { pickPicture } from "./build.server";
import type { BuilderConfig } from "./builder-config";
import { KeepPart } from "./library.schema";
import { keepPart } from "./library.server";
import { ImportForm, importForm } from "./transfer.server";

/** What the builder does beside saving the draft, which goes by the calls. */
export const buildHandlers = (shop: BuilderConfig) => ({
	import: handler(ImportForm, importForm(shop)),
	picture: handler(PictureOfForm, pickPicture(shop)),
	keep: handler(KeepPart, keepPart(shop)),
});
