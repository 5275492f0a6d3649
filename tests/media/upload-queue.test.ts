import { describe, expect, test } from "vitest";
import { announce, nothingSaid } from "#app/media/upload/announcement";
import { noPace, paceOf, secondsLeft, speedOf, withSample } from "#app/media/upload/pace";
import {
	emptyQueue,
	type Item,
	type Picked,
	type Queue,
	queueAfter,
	type Step,
	startable,
	type Target,
	WAITS,
} from "#app/media/upload/queue";
import { AT_ONCE, freeSlots, inSlot, takeSlot } from "#app/media/upload/slots";
import { percentOf, totalsOf } from "#app/media/upload/totals";

const target: Target = {
	tenantId: "t",
	folder: "",
	folderName: "Files",
	address: "/files/yourfiles",
	isPrivate: false,
};
const file = (name: string, size = 1000, path = ""): Picked => ({ name, size, type: "", lastModified: 1, path });
const run = (queue: Queue, ...steps: Step[]) => steps.reduce(queueAfter, queue);
const add = (...files: Picked[]): Step => ({ do: "add", target, files, keys: files.map(({ name }) => `key ${name}`) });
const with_ = (count: number) =>
	run(emptyQueue, add(...Array.from({ length: count }, (_, index) => file(`${index}.txt`))));
const at = (queue: Queue, id: number) => queue.items.find((item) => item.id === id) as Item;
const start = (queue: Queue, now = 0) =>
	run(queue, ...startable(queue, now).map((id) => ({ do: "start" as const, id })));
const falter = (id: number, more: Partial<Extract<Step, { do: "falter" }>> = {}): Step => ({
	...{ do: "falter", id, why: "network", isFinal: false, kept: 0, at: 0 },
	...more,
});

describe("the upload queue", () => {
	test("has never more than five on their way, and the next starts when one is done", () => {
		let queue = start(with_(30));
		expect(queue.items.filter(({ uploading }) => uploading)).toHaveLength(AT_ONCE);
		expect(startable(queue, 0)).toEqual([]);
		queue = run(queue, { do: "arrive", id: 3 });
		expect(startable(queue, 0)).toEqual([6]);
	});

	test("knows the four states, and a failed item is done too", () => {
		const flags = ({ status, uploading, uploaded }: Item) => [status, uploading, uploaded];
		let queue = with_(2);
		expect(flags(at(queue, 1))).toEqual(["waiting", false, false]);
		queue = start(queue);
		expect(flags(at(queue, 1))).toEqual(["uploading", true, false]);
		queue = run(queue, { do: "arrive", id: 1 }, falter(2, { isFinal: true, why: "tooLarge" }));
		expect(flags(at(queue, 1))).toEqual(["uploaded", false, true]);
		expect(flags(at(queue, 2))).toEqual(["failed", false, true]);
		expect(flags(at(run(queue, { do: "retry", which: 2 }), 2))).toEqual(["waiting", false, false]);
	});

	test("tries again after 0, 1, 3, 5 and 15 seconds, and then has failed", () => {
		let queue = start(with_(1));
		const waits: number[] = [];
		for (let now = 0; at(queue, 1).status !== "failed"; ) {
			queue = run(queue, falter(1, { at: now }));
			const { notBefore, status } = at(queue, 1);
			if (status === "failed") break;
			waits.push(notBefore - now);
			expect(startable(queue, notBefore - 1)).toEqual([]);
			now = notBefore;
			queue = start(queue, now);
		}
		expect(waits).toEqual([...WAITS]);
		expect(at(queue, 1).why).toBe("network");
	});

	test("counts the tries anew when a part more has arrived, and waits as long as the server asks", () => {
		let queue = start(run(start(with_(1)), falter(1), { do: "start", id: 1 }, falter(1)), 5_000);
		expect(at(queue, 1).tries).toBe(2);
		queue = run(queue, falter(1, { kept: 500, wait: 9_000 }));
		expect(at(queue, 1)).toMatchObject({ tries: 1, notBefore: 9_000, sent: 500 });
	});

	test("stands still while offline, which costs no try", () => {
		let queue = run(start(with_(2)), { do: "online", isOnline: false }, falter(1), falter(2));
		expect(startable(queue, 1e9)).toEqual([]);
		expect(at(queue, 1).tries).toBe(0);
		queue = run(queue, { do: "online", isOnline: true });
		expect(startable(queue, 0)).toEqual([1, 2]);
	});

	test("a name that is taken waits for its answer and holds up nobody", () => {
		const clash = { name: "0.txt", size: 3, at: 1 };
		let queue = run(start(with_(7)), { do: "clash", id: 1, clash }, { do: "clash", id: 2, clash });
		expect(startable(queue, 0)).toEqual([6, 7]);
		queue = run(queue, { do: "choose", which: 1, choice: "keep_both" }, { do: "choose", which: "all", choice: "skip" });
		expect(at(queue, 1)).toMatchObject({ status: "waiting", choice: "keep_both", clash: null });
		expect(at(queue, 2)).toMatchObject({ status: "failed", why: "skipped" });
		expect(at(queue, 3).status).toBe("uploading");
	});

	test("pause keeps what has arrived, resume goes on, cancel ends it", () => {
		let queue = run(start(with_(1)), falter(1, { kept: 400 }));
		queue = run(start(queue, 1), { do: "progress", sent: new Map([[1, 700]]) }, { do: "pause", which: "all" });
		expect(at(queue, 1)).toMatchObject({ status: "waiting", isPaused: true, sent: 400 });
		expect(startable(queue, 1e9)).toEqual([]);
		queue = run(queue, { do: "resume", which: "all" });
		expect(startable(queue, 0)).toEqual([1]);
		queue = run(queue, { do: "cancel", which: 1 });
		expect(at(queue, 1)).toMatchObject({ status: "failed", why: "cancelled" });
		expect(run(queue, { do: "retry", which: "all" }).items[0]?.status).toBe("failed");
		expect(run(queue, { do: "retry", which: 1 }).items[0]?.status).toBe("waiting");
	});

	test("what comes late from a request that was given up changes nothing", () => {
		const queue = run(start(with_(1)), { do: "cancel", which: 1 });
		expect(run(queue, falter(1), { do: "progress", sent: new Map([[1, 9]]) })).toBe(queue);
	});

	test("the same file is not taken twice while it is still to come", () => {
		let queue = run(with_(1), add(file("0.txt"), file("0.txt", 1000, "sub"), file("new.txt")));
		expect(queue.items.map(({ picked }) => picked.path + picked.name)).toEqual(["0.txt", "sub0.txt", "new.txt"]);
		queue = run(start(queue), { do: "arrive", id: 1 }, add(file("0.txt")));
		expect(queue.items).toHaveLength(4);
	});

	test("a lost file starts only when it was picked again; to clear takes only what is settled", () => {
		const lost = {
			...(with_(1).items[0] as Item),
			status: "failed" as const,
			uploaded: true,
			why: "closed" as const,
			isLost: true,
		};
		let queue = run(emptyQueue, {
			do: "restore",
			items: [lost, { ...lost, status: "uploaded", isLost: false, why: null }],
		});
		expect(run(queue, { do: "retry", which: "all" })).toBe(queue);
		expect(totalsOf(queue.items)).toMatchObject({ failed: 1, lost: 1, uploaded: 1 });
		queue = run(queue, { do: "clear" });
		expect(queue.items).toHaveLength(1);
		expect(startable(run(queue, { do: "supply", ids: new Set([1]) }), 0)).toEqual([1]);
	});

	test("ten thousand files: a step costs no more than a walk over them, and the untouched stay the same", () => {
		const queue = start(with_(10_000));
		const after = run(queue, { do: "progress", sent: new Map([[2, 10]]) });
		expect(after.items[0]).toBe(queue.items[0]);
		expect(after.items[9_999]).toBe(queue.items[9_999]);
		expect(after.items[1]?.sent).toBe(10);
	});
});

describe("what is said of it", () => {
	test("per cent are of all bytes, and 100 only when everything has arrived", () => {
		let queue = run(start(with_(2)), {
			do: "progress",
			sent: new Map([
				[1, 1000],
				[2, 999],
			]),
		});
		expect(percentOf(totalsOf(queue.items))).toBe(99);
		queue = run(queue, { do: "arrive", id: 1 }, { do: "arrive", id: 2 });
		expect(percentOf(totalsOf(queue.items))).toBe(100);
	});

	test("the live region speaks at the start, at each quarter, on failure and at the end, and is silent in between", () => {
		let queue = with_(4);
		let said = nothingSaid;
		const heard: string[] = [];
		const listen = () => {
			const next = announce(said, totalsOf(queue.items));
			said = next.said;
			if (next.announcement) heard.push(`${next.announcement.key} ${next.announcement.count}`);
		};
		listen();
		queue = start(queue);
		for (let sent = 0; sent <= 1000; sent += 20) {
			queue = run(queue, { do: "progress", sent: new Map([[1, sent]]) });
			listen();
		}
		queue = run(queue, { do: "arrive", id: 1 }, { do: "arrive", id: 2 });
		listen();
		queue = run(queue, falter(3, { isFinal: true, why: "quota" }));
		listen();
		queue = run(queue, { do: "arrive", id: 4 });
		listen();
		listen();
		expect(heard).toEqual(["start 4", "part 0", "part 2", "failed 1", "endFailed 1"]);
	});

	test("speed is that of the last seconds, and starts anew after bytes were taken back", () => {
		let samples = [0, 1, 2, 3].reduce<{ at: number; sent: number }[]>(
			(all, second) => withSample(all, { at: second * 1000, sent: second * 2000 }),
			[],
		);
		expect(speedOf(samples)).toBe(2000);
		expect(secondsLeft(130_000, 2000)).toBe(120);
		samples = withSample(samples, { at: 4000, sent: 100 });
		expect(speedOf(samples)).toBeNull();
		expect(secondsLeft(10, null)).toBeNull();
	});

	test("the pace of one file is its own, and nothing until it can be told", () => {
		const samples = [0, 1, 2].map((second) => ({ at: second * 1000, sent: second * 2000 }));
		expect(paceOf(samples, 10_000)).toEqual({ speed: 2000, left: 3 });
		expect(paceOf(samples, 4000)).toEqual({ speed: 2000, left: null });
		for (const few of [[], samples.slice(0, 1), samples.map((one) => ({ ...one, sent: 7 }))])
			expect(paceOf(few, 10_000)).toEqual(noPace);
	});
});

test("what a picker sends waits for one of the five places, and the queue leaves it the next one", async () => {
	const places = Array.from({ length: AT_ONCE }, takeSlot);
	let isSent = false;
	const sending = inSlot(async () => {
		isSent = true;
	});
	expect(freeSlots()).toBe(0);
	places.pop()?.();
	expect(freeSlots()).toBe(0);
	expect(isSent).toBe(false);
	expect(startable(with_(1), 0, freeSlots())).toEqual([]);
	await sending;
	expect(isSent).toBe(true);
	expect(freeSlots()).toBe(1);
	for (const free of places) free();
});
