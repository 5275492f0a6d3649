import type { Visit } from "./context";
import type { PendingQuery } from "./rows.server";

/** Where a task stands; its word is `tasks:state.<state>`. */
export type OwnTaskState = "todo" | "doing" | "renew" | "toCheck" | "checked" | "done" | "cancelled";

/** Something that somebody is to do themselves, on the page of their tasks. */
export type OwnTask = {
	/** Its own among those of the same kind. */
	id: string;
	/** As somebody wrote it, or the key of a text with its values. */
	title: string | { key: string; params?: Record<string, string> };
	/** Whom or what it is about, and where that is seen. */
	about?: { name: string; href?: string };
	/** The day by which it is to be done as `YYYY-MM-DD`, or an instant in epoch milliseconds; null where none is set. */
	due: string | number | null;
	state: OwnTaskState;
	/** When it was done, as a day or an instant; null while it is open. */
	doneAt: string | number | null;
	/** Since when it waits: epoch milliseconds. */
	since: number;
	/** The very record. */
	href: string;
	/** What the visitor may do with it without opening it: say that it is done, or take that back. */
	inPlace?: "run" | "undo";
};

export type AskedTasks = {
	/** What is open in the order of its due days; of that only what is due by `day`; or what was done since, the last first. */
	which: "open" | "due" | "done";
	/** Today, by the visitor's clock. */
	day: string;
	since: { day: string; at: number };
	limit: number;
};

/** One kind of task that a module gives to its people. */
export type OwnTasks = {
	/** By this kind it is settled, too. */
	kind: string;
	icon: string;
	/** The keys of the word on the button by which it is handled in place, and of what is asked for first. */
	settle?: { label: string; asks?: string };
	/** Where the module lists all of them. */
	all: (visit: Visit) => string;
	reading: (visit: Visit, asked: AskedTasks) => PendingQuery<OwnTask[]>;
};
