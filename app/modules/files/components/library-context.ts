import { createContext, useContext } from "react";
import type { Chosen, paths } from "../paths";

type Library = {
	places: ReturnType<typeof paths>;
	/** The folder that is open, and the page's own path and query. */
	here: { folder: string; address: string };
	/** The visitor's id. */
	me: string;
	tenantId: string;
	/** Whether the visitor sets the organisation's rules. */
	isAdmin: boolean;
	/** Asks over the list where these are to go, in place of the page that does. */
	askWhere: (which: Chosen, isCopy: boolean) => void;
};

const Context = createContext<Library | null>(null);
export const LibraryProvider = Context.Provider;

/** Where the parts of a library page are. */
export function useLibrary(): Library {
	const library = useContext(Context);
	if (!library) throw new Error("outside of the library");
	return library;
}
