import type { ListState } from "./state";

/** A saved view as a page shows it. */
export type ListView = {
	id: string;
	name: string;
	/** As `viewQuery` writes it. */
	query: string;
	isShared: boolean;
	isPinned: boolean;
	/** Whether the visitor may rename, update and delete it. */
	mayChange: boolean;
	/** The roles for which the list opens with it. */
	startsFor: string[];
};

/** A list's rows are counted to one more than this: "50+" says enough. */
export const COUNTED_MOST = 50;

/** What a list's page gets from its loader beside the rows. */
export type ListData = {
	state: ListState;
	/** The filter that is being made: a column, or a filter as in the address. */
	draft: string | null;
	/** Filters of the address that could not be read. */
	ignored: number;
	/** How many there are, counted to 51 and no further. */
	count: number;
	next: string | null;
	/** The page before; empty for the first page. */
	previous: string | null;
	views: ListView[];
	mayShare: boolean;
	/** The view that the bare address leads the visitor to; the whole list is then at `view=all`. */
	opensWith?: string;
	/** The roles for which the visitor may say with which view the list opens. */
	startRoles: string[];
	/** Whose drafts and habits the browser keeps, and where: user and tenant. */
	keeper: string;
};
