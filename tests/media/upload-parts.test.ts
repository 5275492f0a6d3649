import { describe, expect, test } from "vitest";
import { afterReload, matchAgain, missingByTarget } from "#app/media/upload/after-reload";
import { isThat, withinSpace } from "#app/media/upload/check-files";
import { outcomeOf } from "#app/media/upload/outcome";
import { countFolders } from "#app/media/upload/panel/folder-counts";
import { shortened } from "#app/media/upload/panel/shortened";
import { emptyQueue, type Item, queueAfter } from "#app/media/upload/queue";

const target = { tenantId: "t", folder: "", folderName: "", address: "", isPrivate: false };
const items = (...names: string[]): readonly Item[] =>
	queueAfter(emptyQueue, {
		do: "add",
		target,
		keys: names,
		files: names.map((name) => ({ name, size: 10, type: "", lastModified: 5, path: "" })),
	}).items;
const of = (name: string, more: Partial<Item> = {}): Item => ({ ...(items(name)[0] as Item), ...more });

describe("after a reload", () => {
	test("what has arrived stays so, what was decided goes, and the rest says why it is missing", () => {
		const left = afterReload([
			of("there", { status: "uploaded", uploaded: true }),
			of("cancelled", { status: "failed", uploaded: true, why: "cancelled" }),
			of("half", { status: "uploading", uploading: true, sent: 8, kept: 5 }),
			of("waiting"),
			of("large", { status: "failed", uploaded: true, why: "tooLarge", detail: "Too large." }),
		]);
		expect(left.map(({ picked, status, why, isLost, sent }) => [picked.name, status, why, isLost, sent])).toEqual([
			["there", "uploaded", null, false, 0],
			["half", "failed", "closed", true, 5],
			["waiting", "failed", "closed", true, 0],
			["large", "failed", "tooLarge", true, 0],
		]);
		expect(left[2]?.detail).toBeNull();
		expect(left[3]?.detail).toBe("Too large.");
	});

	test("what is missing is asked for folder by folder, and is there only with its size and its date", () => {
		const left = afterReload([
			of("a"),
			of("b", { target: { ...target, folder: "f" } }),
			of("c"),
			of("d", { status: "uploaded" }),
		]);
		expect(missingByTarget(left).map((group) => group.map(({ picked }) => picked.name))).toEqual([["a", "c"], ["b"]]);
		const there = (size: number, at: number | null) => ({
			size,
			last_modified: at === null ? null : new Date(at).toISOString(),
		});
		const isIt = [there(10, 5), there(11, 5), there(10, 6), there(10, null), null].map((one) =>
			isThat(of("a").picked, one),
		);
		expect(isIt).toEqual([true, false, false, false, false]);
	});

	test("the files picked again are found by name, size and date, each once, and strangers are counted", () => {
		const lost = queueAfter(emptyQueue, {
			do: "restore",
			items: afterReload([...items("a", "b"), of("a", { target: { ...target, folder: "f" } })]),
		}).items;
		const give = (name: string, size = 10, lastModified = 5) => ({ file: { name, size, lastModified } });
		const { found, strangers } = matchAgain(lost, [give("a"), give("a"), give("a"), give("b", 11), give("b", 10, 6)]);
		expect(found.map(({ id }) => id)).toEqual([1, 3]);
		expect(strangers).toBe(3);
	});
});

describe("an answer", () => {
	const answer = (status: number, body = {}, retryAfter: number | null = null) =>
		outcomeOf({ status, body, retryAfter }, 7, { name: "a.txt", size: 3, lastModified: 5, sha256: "ab" });

	test("that may be another next time is tried again, any other is final", () => {
		expect(answer(503, {}, 2000)).toMatchObject({ why: "server", isFinal: false, kept: 7, wait: 2000 });
		expect(answer(500)).toMatchObject({ isFinal: false });
		expect(answer(413)).toMatchObject({ why: "tooLarge", isFinal: true });
		expect(answer(401)).toMatchObject({ why: "signedOut", isFinal: true });
		expect(answer(404)).toMatchObject({ why: "folderGone", isFinal: true });
	});

	test("brings the server's own sentence along, that of the field before the general one", () => {
		expect(answer(422, { detail: "General.", errors: { File: ["This type is not taken."] } })).toMatchObject({
			why: "refused",
			detail: "This type is not taken.",
		});
		expect(answer(403, { detail: "Not here." })).toMatchObject({ why: "notAllowed", detail: "Not here." });
	});

	test("that says the bytes are others is no answer to the file: it is sent again", () => {
		expect(answer(422, { errors: { sha256: ["Other bytes."] } })).toMatchObject({ why: "damaged", isFinal: false });
	});

	test("of a name that the file itself has taken, at a try whose answer was lost, says that it is there", () => {
		const current = { file_name: "a.txt", size: 3, lastModified: "1970-01-01T00:00:00.005Z", sha256: "ab" };
		expect(answer(409, { current })).toEqual({ kind: "arrived" });
		// Of a large one the hash comes later.
		expect(answer(409, { current: { ...current, sha256: null } })).toEqual({ kind: "arrived" });
		for (const other of [{ size: 4 }, { lastModified: "1970-01-01T00:00:00.006Z" }, { sha256: "cd" }])
			expect(answer(409, { current: { ...current, ...other } }).kind).toBe("clash");
	});

	test("of a taken name says what has it", () => {
		expect(answer(409, { current: { file_name: "A.txt", size: 3, updated_at: "1970-01-01T00:00:00.009Z" } })).toEqual({
			kind: "clash",
			clash: { name: "A.txt", size: 3, at: 9 },
		});
		expect(answer(409)).toEqual({ kind: "clash", clash: { name: "a.txt", size: null, at: null } });
	});
});

describe("before a byte moves", () => {
	test("the space is given out once over several questions", () => {
		const of = (size: number, verdict: "ok" | "tooLarge" = "ok") => ({
			picked: { name: "", size, type: "", lastModified: 0, path: "" },
			verdict,
		});
		const verdicts = withinSpace([of(60), of(1000, "tooLarge"), of(50), of(40)], 100).map(({ verdict }) => verdict);
		expect(verdicts).toEqual(["ok", "tooLarge", "quota", "ok"]);
		expect(withinSpace([of(1e12)], null)[0]?.verdict).toBe("ok");
	});

	test("a long name is cut between its letters, and keeps its ending", () => {
		const { file } = shortened({ file: new File([], `${"🙂".repeat(200)}.pdf`), path: "" });
		expect(file.name).toBe(`${"🙂".repeat(116)}.pdf`);
	});

	test("folders are counted each", () => {
		const [a, b] = items("a", "b") as [Item, Item];
		const inFolder = { ...b, picked: { ...b.picked, path: "x/y" }, status: "uploaded" as const };
		expect(countFolders([a, inFolder, { ...inFolder, status: "failed" }])).toEqual([
			{ path: "", count: 1, uploaded: 0, failed: 0 },
			{ path: "x/y", count: 2, uploaded: 1, failed: 1 },
		]);
	});
});
