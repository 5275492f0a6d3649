import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let learner: Person;
let stranger: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("norwegian_learning");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	advisor = await join("ADVISOR", "Ingrid");
	learner = await join("CLIENT", "Amina");
	stranger = await join("CLIENT", "Tariq");
});
afterAll(() => portal.dispose());

const DAY = 86_400_000;
const at = (path = "") => `/${tenant.guid}/norwegian_learning/words${path}`;
const html = async (who: Person, path = "") => (await who.fetch(at(path))).text();
const call = async (who: Person) => (await who.fetch(`/api/norwegian_learning/words?tenantId=${tenant.id}`)).json();
const rows = async <Row>(sql: string, ...values: unknown[]) =>
	(
		await portal.db
			.prepare(sql)
			.bind(...values)
			.all<Row>()
	).results;
type Next = { left_today: number; due: number; done_today: number; next: { word_id: string; reps: number } | null };
const next = async (who: Person) => (await call(who)) as Next;

async function makeList(title: string, words: string): Promise<string> {
	const made = await admin.submit(at("/lists/new"), { intent: "create", title, written: "nb", words });
	expect(made.status).toBe(302);
	return (made.headers.get("Location") ?? "").split("/").at(-1) ?? "";
}

it("a teacher gives a list; the learner alone is told, repeats its words once each press, and keeps what is learnt", async () => {
	const refused = await admin.submit(at("/lists/new"), {
		intent: "create",
		title: "Lege",
		written: "nb",
		words: "resept",
	});
	expect(refused.status).toBe(422);
	const list = await makeList("Lege", "resept; prescription; Hent en resept.\nsvelge; ; Det er vondt å svelge.");
	expect(await html(learner, "/review")).toContain("Nothing to repeat");
	// An advisor gives nothing to somebody whom they do not follow up.
	const give = (who: Person, to: string) => who.submit(at(`/lists/${list}/give`), { intent: "give", people: to });
	expect((await give(advisor, learner.userId)).status).toBe(404);
	expect((await learner.submit(at(`/lists/${list}/give`), { intent: "give", people: learner.userId })).status).toBe(
		302,
	);
	expect((await next(learner)).next).toBeNull();
	expect((await admin.submit(at(`/lists/${list}/give`), { intent: "give" })).status).toBe(422);
	for (const _ of [1, 2]) expect((await give(admin, learner.userId)).status).toBe(302);
	await portal.settle();
	const told = await rows<{ user_id: string }>("select user_id from notifications where type = 'wordListGiven'");
	expect(told.map((one) => one.user_id)).toEqual([learner.userId]);

	const first = (await next(learner)).next;
	expect(await html(learner, "/review")).toContain("resept");
	expect(await html(learner, `/review?shown=${first?.word_id}`)).toContain("prescription");
	const rate = (who: Person, fields: Record<string, string>) =>
		who.submit(at("/review"), { intent: "rate", word_id: first?.word_id ?? "", reps: "0", rating: "4", ...fields });
	expect((await rate(stranger, {})).status).toBe(404);
	await Promise.all([rate(learner, {}), rate(learner, {}), rate(learner, {})]);
	await rate(learner, { rating: "1" });
	expect(await rows("select reps, lapses from nl_word_cards")).toEqual([{ reps: 1, lapses: 0 }]);
	expect(await rows("select rating from nl_word_reviews")).toEqual([{ rating: 4 }]);
	const second = await next(learner);
	expect(second).toMatchObject({ left_today: 1, done_today: 1 });
	// A word without a meaning is asked by its sentence, which does not give it away.
	const page = await html(learner, "/review");
	expect(page).toContain("Which word is missing?");
	expect(page).toContain("_____");
	// Taken back it no longer waits; given again it goes on where it was.
	await admin.submit(at(`/lists/${list}/give`), { intent: "take", person: learner.userId });
	expect((await next(learner)).next).toBeNull();
	await give(admin, learner.userId);
	expect((await next(learner)).next?.word_id).toBe(second.next?.word_id);
	const rating = { tenant_id: tenant.id, word_id: second.next?.word_id, reps: 0, rating: 3 };
	const answer = await learner.call("POST", "/api/norwegian_learning/words", rating);
	expect(answer.body).toMatchObject({ done_today: 2 });
});

it("after a break the words are spread over the days, and whoever wants goes on all the same", async () => {
	const words = Array.from({ length: 30 }, (_, number) => `ord${number}; word`).join("\n");
	const list = await makeList("Mange ord", words);
	await admin.submit(at(`/lists/${list}/give`), { intent: "give", people: stranger.userId });
	const plan = (dailyMost: string, days = 7) => {
		const fields = [
			["intent", "plan"],
			["dailyMost", dailyMost],
			["newMost", "0"],
		];
		const week = Array.from({ length: days }, () => ["days", "normal"]);
		return stranger.fetch(at(), { method: "POST", body: new URLSearchParams([...fields, ...week]) });
	};
	expect((await plan("6", 1)).status).toBe(422);
	expect((await plan("6")).status).toBe(302);
	const long = Date.now() - 40 * DAY;
	await portal.db
		.prepare(`insert into nl_word_cards (tenant_id, id, user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, reviewed_at, created_at, updated_at)
			select tenant_id, ? || ':' || id, ?, id, ?, 5, 5, 5, 0, 3, 0, 2, ?, ?, ? from nl_words where list_id = ?`)
		.bind(stranger.userId, stranger.userId, long, long - 5 * DAY, long, long, list)
		.run();
	expect(await next(stranger)).toMatchObject({ due: 30, left_today: 6 });
	expect(await html(stranger)).toContain("Back after a break? 30 words are due");
	expect((await stranger.submit(at(), { intent: "spread", days: "1" })).status).toBe(422);
	expect((await stranger.submit(at(), { intent: "spread", days: "10" })).status).toBe(302);
	expect(await next(stranger)).toMatchObject({ due: 3, left_today: 3 });
	expect(await html(stranger)).not.toContain("Back after a break?");
	const days = await rows<{ count: number }>(
		"select count(*) as count from nl_word_cards where user_id = ? group by due",
		stranger.userId,
	);
	expect(days.map(({ count }) => count)).toEqual(Array(10).fill(3));
	await plan("1");
	const one = (await next(stranger)).next;
	const rate = { intent: "rate", word_id: one?.word_id ?? "", reps: "3", rating: "3" };
	await stranger.submit(at("/review"), rate);
	expect(await html(stranger, "/review")).toContain("That is enough for today");
	expect(await html(stranger, "/review?more=1")).toContain("What does this word mean?");
	// What somebody learns is counted for those who follow them up.
	expect(await html(admin, "")).not.toContain("ord12");
});

it("somebody's own words are theirs alone", async () => {
	const add = (who: Person, word: string, meaning: string) =>
		who.submit(at(), { intent: "add", word, meaning, sentence: "", written: "nb" });
	expect((await add(stranger, "kran", "")).status).toBe(422);
	expect((await add(stranger, "kran", "tap")).status).toBe(302);
	expect((await add(stranger, "Kran", "crane")).status).toBe(422);
	const [own] = await rows<{ id: string }>("select id from nl_words where word = 'kran'");
	expect((await stranger.fetch(at(`/word/${own?.id}`))).status).toBe(200);
	for (const who of [learner, admin]) {
		expect((await who.fetch(at(`/word/${own?.id}`))).status).toBe(404);
		expect((await who.submit(at(`/word/${own?.id}`), { intent: "remove" })).status).toBe(404);
	}
	expect((await stranger.submit(at(`/word/${own?.id}`), { intent: "remove" })).status).toBe(302);
	expect(await rows("select id from nl_words where word = 'kran'")).toEqual([]);
});

it("takes the words that were missed in practice tests, and none of a test whose answers are not told", async () => {
	const insert = (showsAnswers: number, key: string, word: string) => {
		const task = { kind: "gapTyped", question: "Skriv.", text: "Jeg [[1]] te.", gaps: [{ id: "1", accepted: [word] }] };
		const items = JSON.stringify([{ id: key, skill: "vocabulary", level: "A1", task, passage: "", audioGuid: null }]);
		const stamp = [Date.now(), Date.now()];
		return [
			portal.db
				.prepare(
					"insert into nl_tests (tenant_id, id, title, sort_title, status, shows_answers, created_by, created_at, updated_at) values (?, ?, 't', 't', 'open', ?, 'x', ?, ?)",
				)
				.bind(tenant.id, `test-${key}`, showsAnswers, ...stamp),
			portal.db
				.prepare(
					"insert into nl_attempts (tenant_id, id, test_id, link_id, user_id, secret_hash, language, status, items, last_at, created_at, updated_at) values (?, ?, ?, 'l', ?, ?, 'en', 'done', ?, 1, ?, ?)",
				)
				.bind(tenant.id, `attempt-${key}`, `test-${key}`, learner.userId, key, items, ...stamp),
			portal.db
				.prepare(
					"insert into nl_answers (tenant_id, id, attempt_id, item_id, answer, score, created_at, updated_at) values (?, ?, ?, ?, '{}', 0, ?, ?)",
				)
				.bind(tenant.id, `attempt-${key}:${key}`, `attempt-${key}`, key, ...stamp),
		];
	};
	await portal.db.batch([...insert(1, "practice", "drikker"), ...insert(0, "placement", "hemmelig")]);
	for (const _ of [1, 2]) expect((await learner.submit(at(), { intent: "fromTests" })).status).toBe(302);
	expect(await rows("select word, sentence from nl_words where owner_id = ?", learner.userId)).toEqual([
		{ word: "drikker", sentence: "Jeg drikker te." },
	]);
});
