import { AT_ONCE } from "./slots";

/** What the specification says of an item: it waits, is on its way, has arrived, or has failed and may be tried again. */
export type Status = "waiting" | "uploading" | "uploaded" | "failed";
export type Choice = "replace" | "keep_both" | "skip";

/** Why a file has not arrived; each has a sentence in the panel. */
export type Why =
	| "network"
	| "server"
	| "damaged"
	| "closed"
	| "cancelled"
	| "skipped"
	| "unreadable"
	| "tooLarge"
	| "typeForbidden"
	| "quota"
	| "nameTooLong"
	| "notAllowed"
	| "signedOut"
	| "folderGone"
	| "refused";

/** A file as it was picked; `path` are the folders above it, where a whole folder was picked. */
export type Picked = { name: string; size: number; type: string; lastModified: number; path: string };

/** Where it goes to. */
export type Target = {
	tenantId: string;
	folder: string;
	/** What the folder is called, for people. */
	folderName: string;
	/** The page that shows the folder. */
	address: string;
	isPrivate: boolean;
};

/** What has the name already. */
export type Clash = { name: string; size: number | null; at: number | null };

export type Item = {
	id: number;
	/** What the server knows this upload by: sent once more with it, it is the same file. */
	key: string;
	picked: Picked;
	target: Target;
	status: Status;
	uploading: boolean;
	/** Done: it has arrived, or has failed. */
	uploaded: boolean;
	/** Bytes on their way or arrived, and those that surely stay if it is cut off now. */
	sent: number;
	kept: number;
	/** Tries in a row that got nothing further, and the instant before which there is no next one. */
	tries: number;
	notBefore: number;
	isPaused: boolean;
	clash: Clash | null;
	choice: Choice | null;
	why: Why | null;
	/** The server's own sentence, where it gave one. */
	detail: string | null;
	/** What the server calls it, where it goes in parts. */
	uploadId: string | null;
	/** The page no longer has the file: it was closed in between. */
	isLost: boolean;
};

export type Queue = { items: readonly Item[]; nextId: number; isOnline: boolean };

/** One item, or all. */
export type Which = number | "all";

export type Step =
	| {
			do: "add";
			files: readonly Picked[];
			target: Target;
			keys: readonly string[];
			choices?: readonly (Choice | null)[];
	  }
	| { do: "restore"; items: readonly Item[] }
	| { do: "start"; id: number }
	| { do: "progress"; sent: ReadonlyMap<number, number> }
	| { do: "begin"; id: number; uploadId: string }
	| { do: "arrive"; id: number }
	| { do: "clash"; id: number; clash: Clash }
	| { do: "choose"; which: Which; choice: Choice }
	| { do: "falter"; id: number; why: Why; detail?: string; isFinal: boolean; kept: number; at: number; wait?: number }
	| { do: "pause" | "resume" | "cancel" | "retry"; which: Which }
	| { do: "supply"; ids: ReadonlySet<number> }
	| { do: "online"; isOnline: boolean }
	| { do: "clear" | "forget" }
	| { do: "drop"; id: number };

/** Milliseconds between two looks at the queue. */
export const TICK = 100;
/** Milliseconds before each new try; after the last one it has failed. */
export const WAITS = [0, 1_000, 3_000, 5_000, 15_000] as const;

export const emptyQueue: Queue = { items: [], nextId: 1, isOnline: true };

/** The ids of those that may start now, in their order: as many as there is room for, and places are free. */
export function startable(queue: Queue, now: number, free: number = AT_ONCE): number[] {
	if (!queue.isOnline) return [];
	const isReady = ({ status, isPaused, clash, isLost, notBefore }: Item) =>
		status === "waiting" && !isPaused && clash === null && !isLost && notBefore <= now;
	const room = Math.min(free, AT_ONCE - queue.items.filter(({ uploading }) => uploading).length);
	const found: number[] = [];
	for (const item of queue.items) {
		if (found.length >= room) break;
		if (isReady(item)) found.push(item.id);
	}
	return found;
}

/** The queue after one step. Items that a step does not touch stay the same objects. */
export function queueAfter(queue: Queue, step: Step): Queue {
	switch (step.do) {
		case "add":
			return added(queue, step);
		case "restore": {
			const items = step.items.map((item, index) => ({ ...item, id: queue.nextId + index }));
			return { ...queue, items: [...queue.items, ...items], nextId: queue.nextId + items.length };
		}
		case "online":
			return { ...queue, isOnline: step.isOnline };
		case "clear":
			return { ...queue, items: queue.items.filter((item) => !isSettled(item)) };
		case "forget":
			return { ...queue, items: queue.items.filter(({ uploaded }) => !uploaded) };
		case "drop":
			return { ...queue, items: queue.items.filter(({ id }) => id !== step.id) };
		default: {
			const items = queue.items.map((item) => itemAfter(item, step, queue.isOnline));
			return items.some((item, index) => item !== queue.items[index]) ? { ...queue, items } : queue;
		}
	}
}

/** Nothing more is to be done about it: it is there, or somebody decided that it should not be. */
export const isSettled = ({ status, why }: Item) =>
	status === "uploaded" || (status === "failed" && (why === "cancelled" || why === "skipped"));

type ItemStep = Exclude<Step, { do: "add" | "restore" | "online" | "clear" | "forget" | "drop" }>;

function itemAfter(item: Item, step: ItemStep, isOnline: boolean): Item {
	if (step.do === "progress") {
		const sent = step.sent.get(item.id);
		return sent === undefined || !item.uploading || sent === item.sent ? item : { ...item, sent };
	}
	if (step.do === "supply") return item.isLost && step.ids.has(item.id) ? { ...again(item), isLost: false } : item;
	if ("which" in step) return step.which === "all" || step.which === item.id ? chosen(item, step) : item;
	if (step.id !== item.id) return item;
	switch (step.do) {
		case "start":
			return { ...item, ...moving("uploading") };
		case "begin":
			return item.uploadId === step.uploadId ? item : { ...item, uploadId: step.uploadId };
		case "arrive":
			return { ...item, ...moving("uploaded"), sent: item.picked.size, why: null, detail: null, isLost: false };
		case "clash":
			if (!item.uploading) return item;
			return { ...item, ...moving("waiting"), sent: 0, clash: step.clash };
		case "falter":
			return faltered(item, step, isOnline);
	}
}

function chosen(item: Item, step: Extract<ItemStep, { which: Which }>): Item {
	switch (step.do) {
		case "choose":
			if (!item.clash) return item;
			return step.choice === "skip"
				? { ...item, ...ended("skipped"), clash: null }
				: { ...item, clash: null, choice: step.choice };
		case "pause":
			if (item.uploaded || item.isPaused) return item;
			return { ...item, ...moving("waiting"), isPaused: true, sent: item.kept };
		case "resume":
			return item.isPaused ? { ...item, isPaused: false, notBefore: 0 } : item;
		case "cancel":
			return item.uploaded ? item : { ...item, ...ended("cancelled"), clash: null, isPaused: false };
		case "retry": {
			const isOne = step.which !== "all";
			return item.status === "failed" && !item.isLost && (isOne || !isSettled(item)) ? again(item) : item;
		}
	}
}

/** A try that was cut off: again after a while, or failed. Being offline costs no try. */
function faltered(item: Item, step: Extract<Step, { do: "falter" }>, isOnline: boolean): Item {
	if (!item.uploading) return item;
	const base = { ...item, kept: step.kept, sent: step.kept };
	if (step.isFinal) return { ...base, ...ended(step.why), detail: step.detail ?? null };
	if (!isOnline) return { ...base, ...moving("waiting"), notBefore: 0 };
	const tries = step.kept > item.kept ? 0 : item.tries;
	const wait = WAITS[tries];
	if (wait === undefined) return { ...base, ...ended(step.why), detail: step.detail ?? null };
	const notBefore = step.at + Math.max(wait, step.wait ?? 0);
	return { ...base, ...moving("waiting"), tries: tries + 1, notBefore, why: step.why };
}

const moving = (status: Exclude<Status, "failed">) => ({
	status,
	uploading: status === "uploading",
	uploaded: status === "uploaded",
});

const ended = (why: Why) => ({ status: "failed" as const, uploading: false, uploaded: true, why, detail: null });

const again = (item: Item): Item => ({
	...{ ...item, ...moving("waiting"), isPaused: false, clash: null, why: null, detail: null },
	...{ tries: 0, notBefore: 0, sent: item.kept, choice: item.why === "skipped" ? null : item.choice },
});

/** New items at the end. The same file that is still to come for the same place is not taken twice. */
function added(queue: Queue, { files, target, keys, choices }: Extract<Step, { do: "add" }>): Queue {
	const coming = new Set(queue.items.filter(({ uploaded }) => !uploaded).map(sameOf));
	const items: Item[] = [];
	files.forEach((picked, index) => {
		const same = sameOf({ picked, target });
		if (coming.has(same)) return;
		coming.add(same);
		items.push({
			...{ id: queue.nextId + items.length, key: keys[index] ?? "", picked, target, ...moving("waiting") },
			...{ sent: 0, kept: 0, tries: 0, notBefore: 0, isPaused: false },
			...{ clash: null, choice: choices?.[index] ?? null, why: null, detail: null, uploadId: null, isLost: false },
		});
	});
	return { ...queue, items: [...queue.items, ...items], nextId: queue.nextId + items.length };
}

/** What tells one picked file from another. */
export const sameOf = ({ picked, target }: Pick<Item, "picked" | "target">) =>
	[target.tenantId, target.folder, picked.path, picked.name, picked.size, picked.lastModified].join("\n");
