import { afterAll, beforeAll, expect, it } from "vitest";
import { adrift, content, filmOf, folder, type Library, sha256, startLibrary, upload } from "../support/library";
import { sweep, wrongUsage } from "../support/media-sweeps";

const MB = 1024 * 1024;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

type Sent = { status: number; body: { guid?: string } | undefined };
/** How one file is sent, how large it is, and how often it is cut off at each of its steps. */
type Way = { send: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Sent>; size: number; rounds: number };

const picture = (name: string) => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name);
const ways: Record<string, Way> = {
	"a small one": { size: 300, rounds: 100, send: (name, bytes) => upload(lib, lib.kari, name, bytes) },
	"a picture with its smaller ones": {
		size: 300,
		rounds: 2,
		send: (name, bytes) =>
			upload(lib, lib.kari, name, bytes, { more: { thumbnail: picture("t.png"), middle: picture("m.png") } }),
	},
	"one that takes the place of another": {
		size: 300,
		rounds: 2,
		send: (_name, bytes) => upload(lib, lib.kari, "den samme.mp4", bytes, { onConflict: "replace" }),
	},
	"a large one in one form": { size: 6 * MB, rounds: 1, send: (name, bytes) => upload(lib, lib.kari, name, bytes) },
	"a large one in parts": { size: 11 * MB, rounds: 1, send: sendInParts },
};

/** Milliseconds after which a part is given up: a Worker that is cut off before it reads one lets it hang. */
const HELD = 3000;

/** Begins a file, sends its parts and ends it, as far as it gets. */
async function sendInParts(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sent> {
	const about = { file_name: name, size: bytes.length, type: "video/mp4", last_modified: 1 };
	const begun = await lib.kari.call("POST", "/api/media?mode=begin", {
		tenant_id: lib.tenant.id,
		folder: "",
		...about,
	});
	if (begun.status !== 200) return begun;
	const { upload_id, part_size } = begun.body;
	for (let part = 1; (part - 1) * part_size < bytes.length; part++) {
		const some = bytes.slice((part - 1) * part_size, part * part_size);
		const headers = { "X-Content-SHA256": await sha256(some) };
		const sending = { method: "PUT", body: some, headers, signal: AbortSignal.timeout(HELD) };
		const put = await lib.kari.fetch(`/api/media/upload/${upload_id}/${part}`, sending).catch(() => null);
		if (put?.status !== 200) return { status: put?.status ?? 0, body: undefined };
	}
	return lib.kari.call("POST", "/api/media?mode=finish", { tenant_id: lib.tenant.id, upload_id });
}

it.each(Object.entries(ways))(
	"%s that is cut off at each of its steps leaves nothing, and nothing is lost",
	async (way, { send, size, rounds }) => {
		// Who sends it is known by then, and the file that is to be replaced is there.
		expect((await send(`${way} 0.mp4`, filmOf(size, 1))).status).toBe(201);
		const arrived = new Map<string, string>();
		let steps = 0;
		for (let isWhole = false; !isWhole; steps++) {
			isWhole = true;
			for (let round = 0; round < rounds && (round === 0 || !isWhole); round++) {
				const bytes = filmOf(size, steps * 1000 + round + 2);
				await lib.portal.cutAfter(steps);
				const sent = await send(`${way} ${steps}-${round}.mp4`, bytes);
				if (sent.status !== 201) isWhole = false;
				else if (sent.body?.guid) arrived.set(sent.body.guid, await sha256(bytes));
				await lib.portal.cutAfter(null);
				await lib.portal.settle();
			}
		}
		expect(steps).toBeGreaterThanOrEqual(5);
		await sweep(lib, 4);
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
		expect(await wrongUsage(lib)).toEqual([]);
		expect(arrived.size).toBeGreaterThan(0);
		for (const [guid, hash] of arrived) {
			const there = await lib.kari.fetch(`/api/media/${guid}`);
			expect([there.status, await sha256(new Uint8Array(await there.arrayBuffer()))]).toEqual([200, hash]);
		}
	},
	300_000,
);

it("gives its space back within the hour where its sender was cut off and does not come again", async () => {
	const used = () =>
		lib.portal.db
			.prepare("select bytes from media_usage where tenant_id = ?1 and id = ?2")
			.bind(lib.tenant.id, lib.kari.userId)
			.first<number>("bytes");
	const before = await used();
	for (const size of [300, 6 * MB]) {
		let steps = 0;
		for (let isTaken = false; !isTaken; steps++) {
			await lib.portal.cutAfter(steps);
			await upload(lib, lib.kari, `borte ${size}.mp4`, filmOf(size, size));
			await lib.portal.cutAfter(null);
			await lib.portal.settle();
			isTaken = Number(await used()) > Number(before);
		}
		await lib.portal.travelTo(new Date(Date.now() + 59 * 60_000));
		for (const expression of ["*/5 * * * *", "5 * * * *"])
			await lib.portal.cron(expression, new Date(Date.now() + 59 * 60_000));
		await lib.portal.settle();
		expect(await used()).toBe(before);
		await lib.portal.travelTo(null);
		await lib.portal.db.prepare("delete from cron_runs").run();
	}
});

it.each([
	["kept beside it", "keep_both", 300],
	["kept beside it, a large one", "keep_both", 6 * MB],
	["put in its place", "replace", 300],
])(
	"a file whose name is taken and which is %s is one file however often it is sent by its key",
	async (way, onConflict, size) => {
		let steps = 0;
		for (let isWhole = false; !isWhole; steps++) {
			const into = await folder(lib, lib.kari, `${way} ${steps}`);
			const send = (seed: number, more = {}) =>
				upload(lib, lib.kari, "film.mp4", filmOf(size, seed), { folder: into, ...more });
			await send(1);
			const again = { onConflict, more: { upload_key: `the same ${way} ${steps}` } };
			await lib.portal.cutAfter(steps);
			isWhole = (await send(2, again)).status === 201;
			await lib.portal.cutAfter(null);
			await lib.portal.settle();
			const answers = [await send(2, again), await send(2, again)];
			expect(answers.map(({ status }) => status)).toEqual([201, 201]);
			expect(answers[1]?.body.guid).toBe(answers[0]?.body.guid);
			const { items } = await content(lib, lib.kari, into);
			const names = items.map(({ file_name }) => file_name).sort();
			expect(names).toEqual(onConflict === "replace" ? ["film.mp4"] : ["film (2).mp4", "film.mp4"]);
			if (onConflict === "replace") expect(answers[1]?.body.version).toBe(2);
		}
		expect(steps).toBeGreaterThanOrEqual(5);
		const both = await Promise.all(
			[1, 2].map(() =>
				upload(lib, lib.ola, "film.mp4", filmOf(size), { onConflict, more: { upload_key: `at one moment ${way}` } }),
			),
		);
		expect(new Set(both.map(({ status, body }) => `${status} ${body.guid} ${body.version}`)).size).toBe(1);
		await sweep(lib, 4);
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
		expect(await wrongUsage(lib)).toEqual([]);
	},
	300_000,
);
