import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
let email: string;
let mine: Awaited<ReturnType<typeof signInAs>>;

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
});
afterAll(() => portal.dispose());

beforeEach(async () => {
	tenant = await make.tenant();
	email = (await make.member(tenant, "ADVISOR", { language: "en" })).email;
	mine = await signInAs(portal, email);
});

async function tell(type: string, url = "/home", params: object = { name: "Kari", customer: "Fjord", title: "Call" }) {
	const noticeId = newId();
	const notice = { to: { users: [mine.userId] }, type, params, url, noticeId, after: "" };
	await portal.jobs.send({ v: 1, id: noticeId, type: "notify", tenantId: tenant.id, payload: notice });
	// The claim is written with the notice, and also where nobody is told.
	const done = portal.db.prepare("SELECT count(*) AS n FROM claims WHERE key = ?").bind(`job:${noticeId}`);
	await expect.poll(() => done.first("n"), { timeout: 10_000 }).toBe(1);
	return noticeId;
}

const inbox = async (query = "") =>
	(await mine.call("GET", `/api/notifications${query}`)).body as {
		items: { id: string; text: string; why: string; returns: string | null }[];
		unseen: number;
	};

const form = (fields: [string, string][]) => ({
	method: "POST",
	headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: portal.origin },
	body: new URLSearchParams(fields).toString(),
});
const topics = "forms replies messages tasks customers meetings news files alerts access".split(" ");
const choices = (off: { portal?: string[]; mail?: string[] }, digest = "daily"): [string, string][] => [
	["intent", "save"],
	...(["portal", "mail"] as const).flatMap((way) =>
		topics.filter((topic) => !off[way]?.includes(topic)).map((topic): [string, string] => [`${way}[]`, topic]),
	),
	...Object.entries({ digest, digestHour: "8", digestDay: "1", quietFrom: "", quietUntil: "" }),
];
const choose = (...args: Parameters<typeof choices>) => mine.fetch("/notifications/settings", form(choices(...args)));

const letters = async () =>
	(
		await portal.db
			.prepare("SELECT subject, text FROM mail_outbox WHERE recipient = ? ORDER BY created_at")
			.bind(email)
			.all<{ subject: string; text: string }>()
	).results;

/** Runs the clock at an instant, and the digests that it starts. */
async function clockAt(at: number) {
	await portal.travelTo(new Date(at));
	await portal.cron("*/5 * * * *", new Date(at));
	const due = portal.db.prepare("SELECT count(*) AS n FROM mail_digests WHERE due_at <= ?").bind(at);
	await expect.poll(() => due.first("n"), { timeout: 10_000 }).toBe(0);
	// A test's session lasts for a day.
	await portal.travelTo(null);
}
/** Runs the clock until the hour of the next digest. */
async function untilDigest() {
	await clockAt(Date.now());
	const due = portal.db.prepare("SELECT due_at FROM mail_digests WHERE user_id = ?").bind(mine.userId);
	await clockAt((await due.first<number>("due_at")) ?? 0);
}
const hasLetters = (count: number) => expect.poll(letters, { timeout: 10_000 }).toHaveLength(count);

describe("what a person has chosen", () => {
	test("holds for each way by itself: what is off in the portal still comes with the digest", async () => {
		expect((await choose({ portal: ["customers"], mail: ["tasks"] })).status).toBe(302);
		await tell("customerChanged");
		await tell("taskAssigned");
		const { items, unseen } = await inbox();
		expect(items.map(({ text }) => text)).toEqual(["Kari has given you the task “Call”"]);
		expect(unseen).toBe(1);
		await untilDigest();
		await hasLetters(1);
		const [letter] = await letters();
		expect(letter?.text).toContain("Kari has changed Fjord");
		expect(letter?.text).not.toContain("“Call”");
		// A later run finds nothing more to tell.
		await clockAt(Date.now() + 3 * 86_400_000);
		expect(await letters()).toHaveLength(1);
	});

	test("goes before what the organisation has set, which holds for the others", async () => {
		const admin = await signInAs(portal, (await make.member(tenant, "ADMIN", { language: "en" })).email);
		const fields = choices({ portal: ["news"] }, "never").map(([name, value]): [string, string] => [
			name,
			name === "intent" ? "saveTelling" : value,
		]);
		const address = `/${tenant.guid}/user/organisation`;
		const isSet = portal.db
			.prepare("SELECT count(*) AS n FROM notification_defaults WHERE tenant_id = ?")
			.bind(tenant.id);
		await mine.fetch(address, form(fields));
		expect(await isSet.first("n")).toBe(0);
		await admin.fetch(address, form(fields));
		expect(await isSet.first("n")).toBe(1);
		await tell("newsPublished", "/home", { title: "Opening hours" });
		expect((await inbox()).items).toEqual([]);
		await choose({}, "daily");
		await tell("newsPublished", "/home", { title: "Opening hours" });
		expect((await inbox()).items).toHaveLength(1);
	});

	test("cannot turn off what has to be told", async () => {
		await choose({ portal: topics, mail: topics });
		await tell("selfReportAlert");
		expect((await inbox()).items).toHaveLength(1);
	});
});

test("what is seen before its hour is not in the digest", async () => {
	const id = await tell("customerChanged");
	await mine.call("POST", "/api/notifications", { id, seen: 1 });
	await untilDigest();
	expect(await letters()).toEqual([]);
});

test("who mutes a thing hears no more of it, and of others as before", async () => {
	const id = await tell("customerChanged", "/a/customers/1?tab=notes");
	await mine.call("POST", "/api/notifications", { id, mute: true });
	await tell("customerNote", "/a/customers/1");
	await tell("customerNote", "/a/customers/2");
	expect((await inbox()).items).toHaveLength(2);
	await mine.fetch("/notifications/settings", form(Object.entries({ intent: "unmute", about: "/a/customers/1" })));
	await tell("customerNote", "/a/customers/1");
	expect((await inbox()).items).toHaveLength(3);
});

test("a snoozed one is out of sight until its time, and is another person's in no way", async () => {
	const id = await tell("customerChanged");
	const other = await signInAs(portal, (await make.member(tenant, "ADVISOR")).email);
	expect((await other.call("POST", "/api/notifications", { id, snooze: "tomorrow" })).status).toBe(404);
	const answer = (await mine.call("POST", "/api/notifications", { id, snooze: "tomorrow" })).body as {
		returns: string;
	};
	expect(await inbox()).toMatchObject({ items: [], unseen: 0 });
	expect((await inbox("?snoozed=1")).items).toMatchObject([{ id, returns: answer.returns }]);
	await clockAt(Date.parse(answer.returns) - 60_000);
	expect((await inbox()).items).toEqual([]);
	await clockAt(Date.parse(answer.returns));
	const shown = async () => (await inbox()).items.map((item) => [item.id, item.why]);
	await expect.poll(shown, { timeout: 10_000 }).toEqual([[id, "You get this because you follow it."]]);
});

test("notifications are found by what they say, by topic and by organisation", async () => {
	await tell("customerChanged", "/home", { name: "Kari", customer: "Fjord" });
	await tell("taskAssigned", "/home", { name: "Ola", title: "Call" });
	const found = async (query: string) => {
		const answer = await mine.fetch(`/notifications/export?${query}`);
		return (await answer.text()).match(/Kari has changed|given you the task/g) ?? [];
	};
	expect(await found("q=fjORD")).toEqual(["Kari has changed"]);
	expect(await found("q=the+task")).toEqual(["given you the task"]);
	expect(await found("topic=tasks&organisation=&q=")).toEqual(["given you the task"]);
	expect(await found(`organisation=${tenant.guid}`)).toHaveLength(2);
	expect(await found(`organisation=${(await make.tenant()).guid}`)).toEqual([]);
	expect((await mine.fetch("/notifications?topic=tasks")).status).toBe(200);
});

describe("the link in a letter", () => {
	const stopLink = async () => {
		await tell("customerChanged");
		await untilDigest();
		await hasLetters(1);
		const [, path] = /(\/unsubscribe\/\S+)/.exec((await letters())[0]?.text ?? "") ?? [];
		return path ?? "";
	};

	test("turns its kind off in one press of the mail program, without signing in", async () => {
		const path = await stopLink();
		const headers = { "Content-Type": "application/x-www-form-urlencoded" };
		expect((await portal.fetch(path)).status).toBe(200);
		const digest = () =>
			portal.db.prepare("SELECT digest FROM notification_settings WHERE user_id = ?").bind(mine.userId).first("digest");
		expect(await digest()).toBeNull();
		const stopped = await portal.fetch(path, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
		expect(stopped.status).toBe(200);
		expect(await digest()).toBe("never");
	});

	test("tells nothing where it is wrong, whatever is wrong with it", async () => {
		const path = await stopLink();
		const [guid] = path.replace("/unsubscribe/", "").split(".");
		for (const token of [`${guid}.digest.wrong`, `${guid}.nothing.x`, "0.digest.x"]) {
			expect((await portal.fetch(`/unsubscribe/${token}`)).status).toBe(410);
			expect((await portal.fetch(`/unsubscribe/${token}`, form([["intent", "stop"]]))).status).toBe(410);
		}
	});
});
