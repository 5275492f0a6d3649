import { brand } from "../brand";
import type { Bag } from "./bag.server";
import { languageOfPage, translator } from "./i18n.server";

/** A page's title in its visitor's language, for the loader's data: `meta` has no translator of its own. */
export async function pageTitle(request: Request, bag: Bag, key: string, values: Record<string, string> = {}) {
	const t = await translator(await languageOfPage(request, bag));
	return `${t(key, values)} – ${brand.product}`;
}
