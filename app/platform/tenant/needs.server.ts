import type { ManifestComponent, ModuleManifest } from "../manifest";
import type { PersonContext, Visit } from "./context";
import type { OwnTasks } from "./own-tasks.server";
import type { PendingQuery } from "./rows.server";

/** One thing that waits for somebody until it is handled, whether they have seen it or not. */
export type ModuleNeed = {
	/** Its own among those of the same kind. */
	id: string;
	/** What it is; home leaves out notifications that lead to the same address. */
	kind: string;
	tone: "danger" | "warning" | "info";
	icon: string;
	/** The key of the sentence, with its values: what waits and of whom. */
	title: { key: string; params: Record<string, string | number> };
	/** Quiet words beside the tenant: whom or what it is about. */
	about?: string;
	/** The key of the button's word; "Open" where it is left out. */
	action?: string;
	/** Epoch milliseconds. */
	since: number | null;
	/** Until when, in epoch milliseconds. */
	dueAt: number | null;
	/** The day that ends then, where a day is said and no hour. */
	dueOn?: string;
	/** Where it can be handled. */
	href: string;
	/** The key of the word on the button that handles it at once, where that takes nothing but a press. */
	settle?: string;
	/** The key of what is asked for first, where handling it takes some words. */
	asks?: string;
};

/** What was handled, and its name in `params`. */
export type Settled = { changed: { id: string; record: string; params: Record<string, string> } };

/**
 * How needs of a kind are handled on the home page itself, and how that is taken back; both name the record by the value
 * `title`, and are told as `home:settled.` with the kind says.
 */
export type Settling = {
	kind: string;
	/** The least level of the grant. */
	level: number;
	run: (visit: Visit, ref: { id: string; note: string }) => Promise<Settled>;
	undo: (visit: Visit, ref: { id: string }) => Promise<Settled>;
};

/** What a module's work asks of people: it stands on their home page and counts in the menu. */
export type NeedsOfModule = {
	manifest: ModuleManifest;
	/** The screen whose right shows it. */
	screen: ManifestComponent;
	/** What waits for the visitor, the most urgent first: one read of the home page's only round trip. */
	reading: (visit: Visit, limit: number, person: PersonContext) => PendingQuery<ModuleNeed[]>;
	/**
	 * The same in SQL, for the number in the menu: `from … where …` of the rows that wait for the asker `a`, with their
	 * `tenant_id`, `user_id` and `level` in the module. Left out where a number in the menu would be noise.
	 */
	waiting?: string;
	settling?: Settling;
	/** What of it stands on the page of people's own tasks, whether or not it is due. */
	tasks?: OwnTasks;
};

/** What waits in a module, under the right of one of its screens. */
export const needsOfModule = <Place extends string>(
	manifest: ModuleManifest<Place>,
	place: Place,
	needs: Pick<NeedsOfModule, "reading" | "waiting" | "settling" | "tasks">,
): NeedsOfModule => ({ manifest, screen: manifest.components[place], ...needs });

/** How many things wait in a module of a tenant, counted no further than `WAITING_MAX`. */
export type Waiting = { tenantId: string; moduleKey: string; count: number };
