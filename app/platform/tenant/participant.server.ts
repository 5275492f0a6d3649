import { desc, type SQL, sql } from "drizzle-orm";
import type { ManifestComponent, ModuleManifest } from "../manifest";
import { type CursorKey, decodeCursor, type Page, pageOf, type Sorted } from "../paging.server";
import { LEVEL_OWN } from "./access";
import type { PendingWrite } from "./commit.server";
import type { Visit } from "./context";
import { visitBeside } from "./enter.server";
import type { ReadBatch } from "./read-batch.server";
import type { PendingQuery } from "./rows.server";

/** The client whom a page is about. */
export type Participant = { id: string };

/** One thing that is open for a client. */
export type OpenItem = {
	id: string;
	/** In the visitor's language. */
	title: string;
	/** Until when, or when it is: epoch milliseconds, or a day as `YYYY-MM-DD`. */
	at?: number | string;
	/** It should have been done. */
	isLate?: boolean;
	/** How far it has come, 0 to 100. */
	percent?: number;
	/** Where it can be seen, as far as the visitor may go there. */
	href?: string;
};

/** How many open items of a kind are read: "9+" says enough. */
export const OPEN_MOST = 10;

/** One kind of what is open; modules that have the same kind share a card. */
export type OpenKind = {
	/** Its word is `participant:open.<kind>`. */
	kind: string;
	icon: string;
	/** It has to be looked at before all else, and stands above the cards with the sentence `participant:urgent.<kind>`. */
	isUrgent?: boolean;
	/** The card shows when the first of them is, not how many there are. */
	isDated?: boolean;
	/** The most urgent first, at most `OPEN_MOST`; undefined where the visitor is told of none. */
	reading: (asker: Visit, whom: Participant) => PendingQuery<OpenItem[]> | undefined;
	/** Where they are listed. */
	all?: (asker: Visit, whom: Participant) => string | undefined;
};

/** Something that happened, for the time line. */
export type ParticipantEvent = {
	id: string;
	at: number;
	/** Its own sentence, where its source has several. */
	word?: string;
	/** The values of its sentence. */
	params?: Record<string, string | number>;
	/** What it says beside that, as keys of texts. */
	says?: readonly string[];
	/** In the words of whoever wrote it. */
	text?: string;
	/** Whose doing it was, where that is not the client. */
	by?: string | null;
	href?: string;
};

/** From where on a source is read, and how much of it. */
export type EventPage = {
	limit: number;
	/** Condition and order by the instant and the row's id, the newest first. */
	place: (at: Sorted, id: Sorted) => { where: SQL | undefined; orderBy: SQL[] };
};

/** One kind of event of a module: one read, by an index that leads to the client. */
export type EventSource = {
	/** Its own among all sources. */
	key: string;
	/** Its sentence is `participant:event.<word>`; the key, where it is left out. */
	word?: string;
	/** Which filter shows it: `participant:kind.<kind>`. */
	kind: string;
	icon: string;
	/** It comes so often that several in a row stand as one. */
	isRoutine?: boolean;
	/** Undefined where the visitor is told of none. */
	reading: (asker: Visit, whom: Participant, page: EventPage) => PendingQuery<ParticipantEvent[]> | undefined;
};

/** One line of how it goes with a client. */
export type Trend = {
	id: string;
	name: string;
	current: number | null;
	/** Since the measurement before; null where one of the two is missing. */
	difference: number | null;
	word: "better" | "worse" | "same" | "unknown" | "higher" | "lower";
	/** How far two measurements lie apart before it means something; null where the scale does not say. */
	noise: number | null;
	/** The last measurements as shares of the scale, oldest first; null: not answered. */
	spark: (number | null)[];
	min: number;
	max: number;
};
export type Trends = { title: string; since: string; lines: Trend[]; href: string };

/** Something that can be begun for the client. */
export type ParticipantAction = { key: string; icon: string; to: string };

/** A row of the panel beside. */
export type PanelRow = { id: string; text: string; note?: string; at?: number | string; href?: string };

/** Rows of the panel beside, under `participant:panel.<key>`; modules that have the same kind share a part of it. */
export type PanelOfKind = {
	key: string;
	reading: (asker: Visit, whom: Participant) => PendingQuery<PanelRow[]> | undefined;
};

/** What a module gives to the page of a client, with the visitor's own right in it. */
export type ParticipantPart = {
	manifest: ModuleManifest;
	/** The screens whose rights show it: to those who follow up, and to the client; none: it shows nothing to them. */
	screens: { staff?: ManifestComponent; own?: ManifestComponent };
	/** Clients see their own without a right to the module: they were given it as members. */
	isOwnToMembers?: boolean;
	open?: readonly OpenKind[];
	events?: readonly EventSource[];
	/** What stands only in the file that clients take out of themselves. */
	exported?: readonly EventSource[];
	/** The reads go into the page's round trip. */
	trends?: (asker: Visit, whom: Participant, reads: ReadBatch) => (() => Trends | null) | undefined;
	panel?: readonly PanelOfKind[];
	/** What can be begun for the client, by `participant:action.<key>`; `follows`: it is the visitor who follows them up. */
	actions?: (asker: Visit, whom: Participant, follows: boolean) => readonly ParticipantAction[];
	/** What is written down when somebody else has seen this. */
	noting?: (asker: Visit, whom: Participant) => PendingWrite[];
};

type Given = Omit<ParticipantPart, "manifest" | "screens">;

/**
 * What a module gives to the page of a client. `staff` and `own`: the screens whose rights show it to those who follow up,
 * and to the client.
 */
export const participantPart = <Place extends string>(
	manifest: ModuleManifest<Place>,
	{ staff, own, ...given }: { staff?: Place; own?: Place } & Given,
): ParticipantPart => ({
	manifest,
	screens: { staff: staff && manifest.components[staff], own: own && manifest.components[own] },
	...given,
});

/** The parts that are open to a visitor, each with the visitor inside its module. */
export async function partsFor(visit: Visit, whom: Participant): Promise<{ part: ParticipantPart; asker: Visit }[]> {
	const side = whom.id === visit.user.id ? "own" : "staff";
	const asked = visit.context.participants.map(async (part) => {
		if (side === "own" && part.isOwnToMembers)
			return [{ part, asker: { ...visit, access: { ...visit.access, level: LEVEL_OWN } } }];
		const screen = part.screens[side];
		if (!screen) return [];
		const { name: link, level } = screen;
		const asker = await visitBeside(visit, { moduleKey: part.manifest.key, link, level });
		return asker ? [{ part, asker }] : [];
	});
	return (await Promise.all(asked)).flat();
}

type Asked = { source: EventSource; asker: Visit };
/** An event with the source that it came from. */
export type TimelineEvent = ParticipantEvent & {
	source: string;
	word: string;
	kind: string;
	icon: string;
	isRoutine: boolean;
};

/**
 * Reads one page of all that happened with a client, the newest first, over these sources. Each gives a page of its own
 * from the same place on; merged, the first of them are the page, however they lie between each other.
 */
export function readEvents(
	sources: readonly Asked[],
	whom: Participant,
	{ cursor, limit }: { cursor?: string; limit: number },
	reads: ReadBatch,
): () => Page<TimelineEvent> {
	const from = cursor === undefined ? undefined : (decodeCursor(cursor, 3) as [number, string, string]);
	const found = sources.flatMap(({ source, asker }) => {
		const reading = source.reading(asker, whom, { limit: limit + 1, place: placeOf(source.key, from) });
		if (!reading) return [];
		const read = reads.add(reading);
		const { key, word = key, kind, icon, isRoutine = false } = source;
		return [() => read().map((event) => ({ word, ...event, source: key, kind, icon, isRoutine }))];
	});
	return () => {
		const merged = found.flatMap((events) => events()).sort(newestFirst);
		return pageOf(merged.slice(0, limit + 1), limit, keyOf);
	};
}

const keyOf = ({ at, source, id }: TimelineEvent): CursorKey => [at, source, id];

function newestFirst(one: TimelineEvent, other: TimelineEvent): number {
	return other.at - one.at || compare(other.source, one.source) || compare(other.id, one.id);
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** What comes after a place in the merged order: of sources at the same instant those with the greater key come first. */
function placeOf(source: string, from: [number, string, string] | undefined): EventPage["place"] {
	return (at, id) => ({
		where: from && afterPlace(source, from, at, id),
		orderBy: [desc(at), desc(id)],
	});
}

function afterPlace(source: string, [instant, key, last]: [number, string, string], at: Sorted, id: Sorted): SQL {
	const order = compare(source, key);
	if (order === 0) return sql`(${at}, ${id}) < (${instant}, ${last})`;
	return order < 0 ? sql`${at} <= ${instant}` : sql`${at} < ${instant}`;
}
