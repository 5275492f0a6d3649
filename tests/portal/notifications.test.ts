import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let mine: Awaited<ReturnType<typeof signInAs>>;
let theirs: Awaited<ReturnType<typeof signInAs>>;
let tenant: { id: string; name: string };

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
});
afterAll(() => portal.dispose());

beforeEach(async () => {
	tenant = await make.tenant();
	mine = await signInAs(portal, (await make.member(tenant, "CLIENT", { language: "nb" })).email);
	theirs = await signInAs(portal, (await make.member(tenant, "CLIENT", { language: "en" })).email);
});

/** One message in the queue, as `notify` sends it. */
async function tell(users: string[], noticeId = newId(), type = "selfReportForm", params: object = {}) {
	const notice = { to: { users }, type, params, url: "/home", noticeId, after: "" };
	await portal.jobs.send({ v: 1, id: `${noticeId}:0`, type: "notify", tenantId: tenant.id, payload: notice });
	const written = portal.db.prepare("SELECT count(*) AS n FROM notifications WHERE id = ?").bind(noticeId);
	await expect.poll(() => written.first("n"), { timeout: 10_000 }).toBe(users.length);
	return noticeId;
}

const inbox = async (person: typeof mine, query = "") =>
	(await person.call("GET", `/api/notifications${query}`)).body as {
		items: { id: string; seen: number; text: string; url: string; from_table: string }[];
		unseen: number;
		next: string | null;
	};

describe("what one reads", () => {
	test("is one's own, in one's own language, with the specification's fields", async () => {
		const id = await tell([mine.userId, theirs.userId]);
		const [own] = (await inbox(mine)).items;
		expect(own).toMatchObject({ id, seen: 0, from_table: "Psych eval", text: "Du har en ny egenrapport å fylle ut" });
		expect(JSON.parse(own?.url ?? "")).toEqual({ path: "/home" });
		expect((await inbox(theirs)).items[0]?.text).toBe("You have a new self-report to fill in");
	});

	test("names days, modules and roles in the reader's language", async () => {
		const params = { module: "Users", moduleKey: "modules:users", tenant: tenant.name, expires: "2026-11-30" };
		await tell([mine.userId], newId(), "accessEnds", params);
		const [item] = (await inbox(mine)).items as unknown as { text: string; detail: string; source: string }[];
		expect(item?.text).toContain("«Brukere»");
		expect(item?.detail).toContain("30. november 2026");
		expect(item?.source).toBe(tenant.name);
	});

	test("is given as a file, all of it or what is not seen", async () => {
		const seen = await tell([mine.userId]);
		await mine.call("POST", "/api/notifications", { id: seen, seen: 1 });
		await tell([mine.userId, theirs.userId]);
		const lines = async (query: string) => {
			const answer = await mine.fetch(`/notifications/export${query}`);
			expect(answer.headers.get("Content-Type")).toContain("text/csv");
			return (await answer.text()).trim().split("\r\n");
		};
		const all = await lines("");
		expect(all).toHaveLength(3);
		expect(all[1]).toContain("Du har en ny egenrapport å fylle ut");
		expect(await lines("?seen=0")).toHaveLength(2);
	});

	test("comes newest first, page by page, nothing twice", async () => {
		const ids = [];
		for (let count = 0; count < 5; count++) ids.push(await tell([mine.userId], newId(Date.now() + count)));
		const seen: string[] = [];
		let cursor = "";
		do {
			const page = await inbox(mine, `?limit=2${cursor && `&cursor=${cursor}`}`);
			seen.push(...page.items.map(({ id }) => id));
			cursor = page.next ?? "";
		} while (cursor);
		expect(seen).toEqual(ids.reverse());
	});

	test("is nobody's business else", async () => {
		const id = await tell([mine.userId]);
		expect((await theirs.call("GET", `/api/notifications?user_id=${mine.userId}`)).status).toBe(404);
		expect((await theirs.call("POST", "/api/notifications", { id, seen: 1 })).status).toBe(404);
		expect((await theirs.call("DELETE", "/api/notifications", { id })).status).toBe(404);
		expect((await theirs.call("POST", "/api/notifications", { all: true, seen: 1 })).body).toEqual({ changed: 0 });
		expect(await inbox(mine)).toMatchObject({ unseen: 1, items: [{ id, seen: 0 }] });
	});
});

describe("seen and removed", () => {
	test("one, all at once, and not again", async () => {
		const [first, second] = [await tell([mine.userId]), await tell([mine.userId])];
		const one = await mine.call("POST", "/api/notifications", { id: first, seen: 1 });
		expect(one).toMatchObject({ status: 200, body: { id: first, seen: 1 } });
		expect((await inbox(mine)).unseen).toBe(1);
		expect((await inbox(mine, "?seen=0")).items.map(({ id }) => id)).toEqual([second]);
		expect((await mine.call("POST", "/api/notifications", { all: true, seen: 1 })).body).toEqual({ changed: 1 });
		expect((await inbox(mine)).unseen).toBe(0);
		const gone = await mine.call("DELETE", `/api/notifications?id=${first}`);
		expect(gone).toMatchObject({ status: 200, body: { id: first, deleted: true } });
		expect((await mine.call("DELETE", `/api/notifications?id=${first}`)).status).toBe(404);
	});

	test("needs an id and a seen that is 0 or 1", async () => {
		expect((await mine.call("DELETE", "/api/notifications")).body).toMatchObject({ status: 404, title: "Need id" });
		expect((await mine.call("POST", "/api/notifications", { seen: 1 })).body).toMatchObject({ title: "Need id" });
		for (const seen of [2, "yes", null])
			expect((await mine.call("POST", "/api/notifications", { id: "x", seen })).status).toBe(422);
	});

	test("works by forms, without JavaScript", async () => {
		const id = await tell([mine.userId]);
		const marked = await mine.submit("/notifications", { intent: "see", id });
		expect([marked.status, marked.headers.get("location")]).toEqual([302, "/notifications"]);
		expect((await inbox(mine)).unseen).toBe(0);
		await mine.submit("/notifications", { intent: "remove", id });
		expect((await inbox(mine)).items).toEqual([]);
		expect((await theirs.submit("/notifications", { intent: "remove", id })).status).toBe(404);
	});
});

describe("the poll", () => {
	const poll = (tag: string, language = "") =>
		mine.fetch("/api/notifications", {
			headers: { "If-None-Match": tag, ...(language && { Cookie: `setlanguage=${language}` }) },
		});

	test("that finds nothing new is a 304 which reads two rows", async () => {
		await tell([mine.userId]);
		const tag = (await mine.fetch("/api/notifications")).headers.get("etag") ?? "";
		const unchanged = await poll(tag);
		expect(unchanged.status).toBe(304);
		expect(await unchanged.text()).toBe("");
		const cost = JSON.parse(unchanged.headers.get("x-d1") ?? "{}") as { roundTrips: number; rowsRead: number };
		expect(cost.roundTrips).toBe(1);
		expect(cost.rowsRead).toBeLessThanOrEqual(2);
	});

	test.each([
		["something new", () => tell([mine.userId])],
		["one seen elsewhere", () => mine.call("POST", "/api/notifications", { all: true, seen: 1 })],
	])("is answered anew after %s", async (_, change) => {
		await tell([mine.userId]);
		const tag = (await mine.fetch("/api/notifications")).headers.get("etag") ?? "";
		await change();
		const changed = await poll(tag);
		expect(changed.status).toBe(200);
		expect(JSON.parse(changed.headers.get("x-d1") ?? "{}").roundTrips).toBe(1);
		expect(await changed.json()).toEqual(await inbox(mine));
	});

	test("with something wrong in it is refused after the session, not before", async () => {
		expect((await portal.fetch("/api/notifications?limit=x")).status).toBe(401);
		expect((await mine.fetch("/api/notifications?limit=x")).status).toBe(422);
	});

	test("is answered anew in another language, and to another person", async () => {
		const tag = (await mine.fetch("/api/notifications")).headers.get("etag") ?? "";
		expect((await poll(tag, "en")).status).toBe(200);
		const other = await theirs.fetch("/api/notifications", { headers: { "If-None-Match": tag } });
		expect(other.status).toBe(200);
	});

	test("without a session says so", async () => {
		const answer = await portal.fetch("/api/notifications");
		expect([answer.status, ((await answer.json()) as { title: string }).title]).toEqual([401, "Not logged in"]);
	});
});
