import type { LibraryKind } from "./extract";

/** What stands in menus of an item of the library. */
export type ItemHead = {
	id: string;
	kind: LibraryKind;
	title: string;
	isLocked: boolean;
	/** It is the provider's, offered to every organisation. */
	isProvided: boolean;
};
