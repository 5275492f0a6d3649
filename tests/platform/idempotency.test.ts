import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { handler, personal, tenantMember } from "#app/platform/guard.server";
import { newGuid, newId } from "#app/platform/ids";
import type { Visit } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { sessions } from "#db/schema/portal";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { faultyD1 } from "../support/faulty-d1";
import { workerOver } from "../support/worker-in-process";

/** A call as a module writes it: one row, its answer told from what was made. */
const NewPerson = z.object({ name: z.string().min(1) });
const making = tenantMember.endpoint({
	post: handler(NewPerson, async (visit: Visit, { name }) => {
		const id = newId();
		const row = await visit.rows.add(people, {
			id,
			guid: newGuid(),
			email: `${name}-${id}@example.test`,
			sortName: name,
			role: "CLIENT",
		});
		return { id: row.id, name };
	}),
});
/** One that writes nothing through a commit. */
const echo = personal.endpoint({ post: handler(z.object({}), () => ({ at: newId() })) });

let open: Awaited<ReturnType<typeof openDatabase>>;
let tenantId: string;
let tokens: [string, string];
beforeAll(async () => {
	open = await openDatabase();
	const make = factories(open.db);
	const tenant = await make.tenant();
	tenantId = tenant.id;
	const signIn = async () => {
		const user = await make.user();
		await make.membership(tenant, user, "ADMIN");
		const token = newToken();
		const now = Date.now();
		await drizzle(open.db)
			.insert(sessions)
			.values({
				id: newId(),
				tokenHash: await hashToken(token),
				userId: user.id,
				createdAt: now,
				lastSeenAt: now,
				expiresAt: now + 3_600_000,
			});
		return token;
	};
	tokens = [await signIn(), await signIn()];
});
afterAll(() => open.dispose());
beforeEach(async () => {
	await open.db.batch(
		["DELETE FROM claims", "DELETE FROM people WHERE role = 'CLIENT'"].map((query) => open.db.prepare(query)),
	);
});

type Post = {
	name?: unknown;
	key?: string;
	token?: string;
	path?: string;
	db?: D1Database;
	call?: typeof echo;
	now?: Date;
};
async function post({
	name = "kari",
	key,
	token = tokens[0],
	path = "/api/people",
	db = open.db,
	call = making,
	now,
}: Post) {
	const headers = { "Content-Type": "application/json", Authorization: token, ...(key && { "Idempotency-Key": key }) };
	const request = new Request(`https://portal.test${path}?tenant_id=${tenantId}`, {
		method: "POST",
		headers,
		body: JSON.stringify({ name }),
	});
	const answer = (await call.action({
		request,
		context: workerOver(db).context(now),
		params: {},
	} as never)) as Response;
	return { status: answer.status, text: await answer.text(), isReplay: answer.headers.has("Idempotency-Replayed") };
}
const made = async () =>
	(await open.db.prepare("SELECT count(*) AS n FROM people WHERE role = 'CLIENT'").first<{ n: number }>())?.n;

test("fifty at once make one row and get fifty equal answers", async () => {
	const answers = await Promise.all(Array.from({ length: 50 }, () => post({ key: "k" })));
	expect(await made()).toBe(1);
	expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	expect(answers[0]?.status).toBe(201);
	expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
	expect(
		(
			await open.db
				.prepare("SELECT count(*) AS n FROM audit_events WHERE table_name = 'people' AND record_id = ?")
				.bind(JSON.parse(answers[0]?.text ?? "").id)
				.first()
		)?.n,
	).toBe(1);
}, 60_000);

test("without a key each makes its own", async () => {
	await Promise.all([post({}), post({}), post({})]);
	expect(await made()).toBe(3);
});

test("the same key with another body is refused, and nothing is made", async () => {
	await post({ key: "k" });
	const other = await post({ key: "k", name: "ola" });
	expect(other.status).toBe(422);
	expect(JSON.parse(other.text)).toMatchObject({ status: 422, errors: { "Idempotency-Key": [expect.any(String)] } });
	expect(await made()).toBe(1);
});

test("another person's key, and the same key at another address, are keys of their own", async () => {
	const answers = await Promise.all([
		post({ key: "k" }),
		post({ key: "k", token: tokens[1] }),
		post({ key: "k", path: "/api/others" }),
	]);
	expect(await made()).toBe(3);
	expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, false, false]);
});

test("what was refused may be sent again under its key", async () => {
	expect((await post({ key: "k", name: "" })).status).toBe(422);
	expect((await post({ key: "k", name: "" })).status).toBe(422);
	expect(await made()).toBe(0);
	expect((await post({ key: "k", name: "kari" })).status).toBe(201);
	expect(await made()).toBe(1);
});

test("a call that writes nothing answers the same again, too", async () => {
	const first = await post({ key: "k", call: echo });
	expect(await post({ key: "k", call: echo })).toEqual({ ...first, isReplay: true });
});

test("who is no longer let in gets no earlier answer", async () => {
	const [, token] = tokens;
	const first = await post({ key: "k", token });
	expect(first.status).toBe(201);
	await open.db
		.prepare("UPDATE sessions SET expires_at = 1 WHERE token_hash = ?")
		.bind(await hashToken(token))
		.run();
	const again = await post({ key: "k", token });
	expect(again.status).toBe(401);
	expect(again.text).not.toContain(JSON.parse(first.text).id);
});

test.each(["before", "after"] as const)(
	"three faults %s what the database was asked change nothing of it",
	async (when) => {
		for (let seed = 1; seed <= 8; seed++) {
			await open.db.prepare("DELETE FROM people WHERE role = 'CLIENT'").run();
			const faulty = faultyD1(open.db, {
				seed,
				before: when === "before" ? 0.4 : 0,
				after: when === "after" ? 0.4 : 0,
				limit: 3,
			});
			const answer = await post({ key: `${when}${seed}`, db: faulty.db });
			expect(answer).toMatchObject({ status: 201, isReplay: false });
			const [row] = (await open.db.prepare("SELECT id FROM people WHERE role = 'CLIENT'").all<{ id: string }>())
				.results;
			expect(JSON.parse(answer.text).id).toBe(row?.id);
			expect(await post({ key: `${when}${seed}` })).toMatchObject({ status: 201, text: answer.text, isReplay: true });
			expect(await made()).toBe(1);
		}
	},
	60_000,
);

test("an answer that was lost is made of what was written after a minute, and nothing is made again", async () => {
	const first = await post({ key: "k" });
	await open.db.prepare("UPDATE claims SET answer = NULL").run();
	const now = new Date(Date.now() + 61_000);
	const { id } = JSON.parse(first.text);
	for (let attempt = 0; attempt < 2; attempt++) {
		const again = await post({ key: "k", now });
		expect(again).toMatchObject({ status: 201, isReplay: true });
		expect(JSON.parse(again.text)).toEqual({ id });
	}
	expect((await post({ key: "k", name: "ola", now })).status).toBe(422);
	expect(await made()).toBe(1);
});

test("where the first one's answer never comes it is told as a conflict, and nothing is made again", async () => {
	await post({ key: "k" });
	await open.db.prepare("UPDATE claims SET answer = NULL").run();
	const again = await post({ key: "k" });
	expect(again.status).toBe(409);
	expect(JSON.parse(again.text)).toMatchObject({ status: 409, request_id: expect.any(String) });
	expect(await made()).toBe(1);
});
