import type { Language } from "#app/platform/i18n";
import type { Texts } from "../definition/texts";
import { textIn } from "../definition/texts";
import type { LibraryKind } from "./extract";
import type { ItemHead } from "./item-head";

type Provided = {
	id: string;
	kind: LibraryKind;
	titles: Partial<Record<string, string>>;
	languages: readonly string[];
	locks: readonly string[];
};

/** The name of an item of the provider's in a reader's language, else in its first one. */
export const providedTitle = ({ titles, languages }: Pick<Provided, "titles" | "languages">, language: Language) =>
	textIn(titles as Texts, language, languages[0] as Language).text;

/** What stands of it in menus. */
export const providedHead = (item: Provided, language: Language): ItemHead => ({
	...{ id: item.id, kind: item.kind, title: providedTitle(item, language) },
	...{ isLocked: item.locks.length > 0, isProvided: true },
});
