import { verb } from "#app/platform/guard.server";
import { PictureOfForm } from "./build.schema";
import { pickPicture } from "./build.server";
import type { BuilderConfig } from "./builder-config";
import { KeepPart } from "./library.schema";
import { keepPart } from "./library.server";
import { ImportForm, importForm } from "./transfer.server";

/** What the builder does beside saving the draft, which goes by the calls. */
export const buildVerbs = (shop: BuilderConfig) => ({
	import: verb(ImportForm, importForm(shop)),
	picture: verb(PictureOfForm, pickPicture(shop)),
	keep: verb(KeepPart, keepPart(shop)),
});
