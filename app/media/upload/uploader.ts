import { afterReload, matchAgain, missingByTarget } from "./after-reload";
import { arrivedOf } from "./check-files";
import { type Keeper, openKeeper } from "./kept-uploads";
import { type Offered, pickedOf } from "./pick-files";
import {
	type Choice,
	emptyQueue,
	type Item,
	type Queue,
	queueAfter,
	type Step,
	startable,
	type Target,
	TICK,
	type Which,
} from "./queue";
import { abandon, sendFile } from "./send-file";
import { noteKept, tellArrival } from "./signals";
import { freeSlots, takeSlot } from "./slots";

/** Milliseconds between two writings of the queue into the browser's store. */
const KEEP_EVERY = 500;

let queue: Queue = emptyQueue;
let ownerId: string | null = null;
let keeper: Promise<Keeper> | undefined;
const files = new Map<number, File>();
const running = new Map<number, AbortController>();
let moved = new Map<number, number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let keptAt = 0;
let keptItems = queue.items;

/** The one queue of this page. It lives outside of the pages that feed it, and goes on from one to the next. */
export const uploads = {
	read: () => queue,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	/** Begins with whose uploads these are, and brings back what a closed page has left. */
	async open(person: string) {
		if (ownerId === person) return;
		if (ownerId === null) listen();
		ownerId = person;
		keeper = openKeeper(person);
		step({ do: "restore", items: afterReload(await (await keeper).adopt()) });
		keep();
		await Promise.all(missingByTarget(queue.items).map(compare));
	},
	add(offered: readonly Offered[], target: Target, choices?: readonly (Choice | null)[]) {
		const from = queue.nextId;
		const known = new Map(offered.map((one) => [JSON.stringify(pickedOf(one)), one.file]));
		const keys = offered.map(() => crypto.randomUUID());
		step({ do: "add", files: offered.map(pickedOf), target, keys, choices });
		for (const { id, picked } of queue.items) {
			const file = id >= from ? known.get(JSON.stringify(picked)) : undefined;
			if (file) files.set(id, file);
		}
	},
	/** Takes files that were picked again; says how many are none of the missing ones. */
	supply(offered: readonly Offered[]): number {
		const { found, strangers } = matchAgain(queue.items, offered);
		for (const { id, given } of found) files.set(id, given.file);
		step({ do: "supply", ids: new Set(found.map(({ id }) => id)) });
		return strangers;
	},
	choose: (which: Which, choice: Choice) => step({ do: "choose", which, choice }),
	resume: (which: Which) => step({ do: "resume", which }),
	retry: (which: Which) => step({ do: "retry", which }),
	pause(which: Which) {
		step({ do: "pause", which });
		giveUp();
	},
	cancel(which: Which) {
		for (const { id, uploadId, uploaded, target } of queue.items)
			if (uploadId && !uploaded && (which === "all" || which === id)) abandon(target.tenantId, uploadId);
		step({ do: "cancel", which });
		giveUp();
	},
	/** Takes everything away that is not on its way. */
	forget: () => step({ do: "forget" }),
	clear: () => step({ do: "clear" }),
	drop: (id: number) => step({ do: "drop", id }),
};

function step(next: Step): void {
	const after = queueAfter(queue, next);
	if (after === queue) return;
	queue = after;
	for (const listener of listeners) listener();
	timer ??= setInterval(tick, TICK);
}

/** One look at the queue: what has moved, what may start, what is to be kept. It rests when there is nothing to do. */
function tick(): void {
	if (moved.size > 0) {
		const sent = moved;
		moved = new Map();
		step({ do: "progress", sent });
	}
	for (const id of startable(queue, Date.now(), freeSlots())) {
		step({ do: "start", id });
		void send(id);
	}
	const hasWork = queue.items.some(
		({ uploading, status, isPaused, clash }) => uploading || (status === "waiting" && !isPaused && !clash),
	);
	if (queue.items !== keptItems && (!hasWork || Date.now() - keptAt >= KEEP_EVERY)) keep();
	if (hasWork || queue.items !== keptItems) return;
	clearInterval(timer);
	timer = undefined;
}

function keep(): void {
	keptAt = Date.now();
	keptItems = queue.items;
	const items = queue.items;
	if (items.length > 0) noteKept(ownerId);
	void keeper
		?.then((store) => store.keep(items))
		.then((isAnyLeft) => {
			if (!isAnyLeft) noteKept(null);
		})
		.catch(() => {});
}

async function send(id: number): Promise<void> {
	const item = queue.items.find((one) => one.id === id);
	const file = files.get(id);
	if (!item || !file) return step({ do: "falter", id, why: "unreadable", isFinal: true, kept: 0, at: Date.now() });
	const control = new AbortController();
	running.set(id, control);
	const onSent = (bytes: number) => moved.set(id, bytes);
	const onBegun = (uploadId: string) => step({ do: "begin", id, uploadId });
	const free = takeSlot();
	const outcome = await sendFile(item, file, { signal: control.signal, onSent, onBegun }).catch(() => null);
	free();
	// One that was paused and goes on already is another sending: this one says nothing of it.
	if (running.get(id) !== control) return;
	running.delete(id);
	moved.delete(id);
	if (outcome === null) return;
	if (outcome.kind === "clash") return step({ do: "clash", id, clash: outcome.clash });
	if (outcome.kind === "faltered") return step({ do: "falter", id, at: Date.now(), ...outcome });
	files.delete(id);
	step({ do: "arrive", id });
	tellArrival(item.target.folder);
}

/** Cuts the requests of those that are no longer on their way off. */
function giveUp(): void {
	for (const { id, uploading, uploaded, isPaused } of queue.items)
		if (!uploading && (uploaded || isPaused)) running.get(id)?.abort();
}

/**
 * Compares what is missing of a folder with what lies there: the page may have been closed before it heard that something
 * had arrived. Without an answer all of it is missing still.
 */
async function compare(missing: readonly Item[]): Promise<void> {
	const [first] = missing;
	if (!first) return;
	const picked = missing.map((item) => item.picked);
	const arrived = new Set(await arrivedOf(picked, first.target).catch(() => []));
	for (const { id, picked: one } of missing) if (arrived.has(one)) step({ do: "arrive", id });
}

/** What the page tells of itself, heard from the first upload on. */
function listen(): void {
	step({ do: "online", isOnline: navigator.onLine });
	addEventListener("online", () => step({ do: "online", isOnline: true }));
	addEventListener("offline", () => step({ do: "online", isOnline: false }));
	// To leave with files on their way is asked about by the browser; what is kept is kept at once.
	addEventListener("beforeunload", (event) => {
		if (queue.items.some(({ uploaded }) => !uploaded)) event.preventDefault();
	});
	addEventListener("pagehide", () => keep());
}
