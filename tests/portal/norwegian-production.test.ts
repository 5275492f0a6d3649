import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let other: Person;
let stranger: Person;
let learner: Person;

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
	other = await join("ADMIN", "Ola");
	stranger = await join("ADVISOR", "Ingrid");
	learner = await join("CLIENT", "Amina");
});
afterAll(() => portal.dispose());

const at = (path = "") => `/${tenant.guid}/norwegian_learning/production${path}`;
const html = async (who: Person, path = "") => (await who.fetch(at(path))).text();
const row = async <Row>(sql: string, ...values: unknown[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>()) as Row;

async function makeTask(title: string, more: Record<string, string> = {}): Promise<string> {
	const fields = { intent: "create", title, kind: "writing", prompt: "Skriv til naboen.", status: "open", ...more };
	expect((await admin.submit(at("/tasks/new"), fields)).status).toBe(302);
	return (await row<{ id: string }>("select id from nl_production_tasks where title = ?", title)).id;
}
const answerTo = async (taskId: string) =>
	row<{ id: string; status: string; level: string | null; takes: number }>(
		"select * from nl_productions where task_id = ?",
		taskId,
	);
const levels = (level: string) => ({
	...{ intent: "assess", communication: level, structure: level, vocabulary: level, grammar: level, form: level },
	...{ level, comment: "" },
});
const assess = (who: Person, id: string, level: string, more: Record<string, string> = {}) =>
	who.submit(at(`/answer/${id}`), { ...levels(level), ...more });

it("a learner writes, keeps it, sends it once, and a teacher's assessment reaches the learner alone", async () => {
	const task = await makeTask("Brev til naboen", { wordsAbout: "40" });
	const send = (intent: string, text: string) => learner.submit(at(`/do/${task}`), { intent, text });
	expect((await send("send", " … ")).status).toBe(422);
	await send("draft", "Hei nabo");
	expect(await html(learner, `/do/${task}`)).toContain("Hei nabo");
	expect(await html(admin)).not.toContain("Amina");
	expect((await send("send", "Hei nabo! Jeg har flyttet inn.")).status).toBe(302);
	await send("draft", "Noe annet");
	const { id } = await answerTo(task);
	expect(await html(admin, `/answer/${id}`)).toContain("Jeg har flyttet inn.");
	expect((await stranger.fetch(at(`/answer/${id}`))).status).toBe(404);
	expect((await assess(stranger, id, "B1")).status).toBe(404);
	expect((await assess(learner, id, "C1")).headers.get("Location")).toContain("/error?access=not%20allowed");
	const refused = await assess(admin, id, "A2", { grammar: "" });
	expect(refused.status).toBe(422);
	expect(await html(learner, `/answer/${id}`)).not.toContain("Bra skrevet");
	expect((await assess(admin, id, "A2", { comment: "Bra skrevet" })).status).toBe(302);
	expect(await answerTo(task)).toMatchObject({ status: "done", level: "A2" });
	expect(await html(learner, `/answer/${id}`)).toContain("Bra skrevet");
	await portal.settle();
	const { count } = await row<{ count: number }>(
		"select count(*) as count from notifications where user_id = ? and type = 'languageAnswerAssessed'",
		learner.userId,
	);
	expect(count).toBe(1);
	expect((await assess(other, id, "C1")).status).toBe(409);
	const call = (who: Person, query = "") => who.fetch(`/api/norwegian_learning/answers?tenantId=${tenant.id}${query}`);
	const details = await (await call(learner, `&mode=getdetails&id=${id}`)).json();
	expect(details).toMatchObject({ level: "A2", assessments: [{ level: "A2", comment: "Bra skrevet" }] });
	expect(((await (await call(stranger)).json()) as { items: unknown[] }).items).toEqual([]);
	expect((await call(stranger, `&mode=getdetails&id=${id}`)).status).toBe(404);
});

it("two teachers assess by themselves, and only the level that they agree on is given", async () => {
	const task = await makeTask("Min dag", { assessors: "2" });
	await learner.submit(at(`/do/${task}`), { intent: "send", text: "Jeg står opp klokka sju." });
	const { id } = await answerTo(task);
	await assess(admin, id, "B1", { comment: "Sier jeg til deltakeren" });
	expect((await answerTo(task)).status).toBe("sent");
	// Neither the second teacher nor the learner is led by the first.
	expect(await html(other, `/answer/${id}`)).not.toContain("Sier jeg til deltakeren");
	expect(await html(learner, `/answer/${id}`)).not.toContain("Sier jeg til deltakeren");
	await assess(other, id, "A2");
	expect((await answerTo(task)).status).toBe("sent");
	expect(await html(other, `/answer/${id}`)).toContain("Sier jeg til deltakeren");
	const waiting = await html(admin);
	expect(waiting).toContain(`/answer/${id}`);
	await assess(other, id, "B1");
	expect(await answerTo(task)).toMatchObject({ status: "done", level: "B1" });
});

it("a teacher comments by voice: heard by the learner once it is done, and by who has assessed it too", async () => {
	const task = await makeTask("En lyd til svar", { assessors: "2" });
	await learner.submit(at(`/do/${task}`), { intent: "send", text: "Hva sier du til dette?" });
	const { id } = await answerTo(task);
	const speak = async (who: Person, level: string, bytes: number[] | string, more: Record<string, string> = {}) => {
		const body = new FormData();
		for (const [name, value] of Object.entries({ ...levels(level), ...more })) body.set(name, value);
		body.set("voice", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "kommentar.webm"));
		const request = new Request("http://portal.test/", { method: "POST", body });
		const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
		return who.fetch(at(`/answer/${id}`), { method: "POST", body: await request.arrayBuffer(), headers });
	};
	const sound = [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4];
	const hear = async (who: Person) => (await who.fetch(at(`/answer/${id}/comment/${admin.userId}`))).status;
	const fileOf = async () =>
		row<{ id: string; state: string }>(
			"select files.id, files.state from nl_assessments join files on files.id = audio_file_id where production_id = ? and assessor_id = ?",
			id,
			admin.userId,
		);
	expect((await speak(admin, "B1", "<html>no sound</html>")).status).toBe(422);
	expect((await speak(admin, "B1", sound)).status).toBe(302);
	const first = await fileOf();
	expect(first.state).toBe("ready");
	// Neither the second teacher nor the learner is led by the first.
	expect([await hear(admin), await hear(other), await hear(learner), await hear(stranger)]).toEqual([
		200, 404, 404, 404,
	]);
	await speak(admin, "B1", sound);
	const second = await fileOf();
	expect(second.id).not.toBe(first.id);
	const stateOf = async (file: string) =>
		(await row<{ state: string }>("select state from files where id = ?", file)).state;
	expect([await stateOf(first.id), second.state]).toEqual(["pending", "ready"]);
	expect((await assess(admin, id, "B1", { dropVoice: "on" })).status).toBe(302);
	expect([await hear(admin), await stateOf(second.id)]).toEqual([404, "pending"]);
	await speak(admin, "B1", sound);
	expect((await assess(admin, id, "B1", { comment: "Hør her" })).status).toBe(302);
	expect((await assess(other, id, "B1")).status).toBe(302);
	expect([await hear(admin), await hear(other), await hear(learner), await hear(stranger)]).toEqual([
		200, 200, 200, 404,
	]);
	expect(await html(learner, `/answer/${id}`)).toContain(`/answer/${id}/comment/${admin.userId}?at=`);
	const page = await admin.fetch(at(`/answer/${id}`));
	expect(page.headers.get("Permissions-Policy")).toContain("microphone=(self)");
	expect((await learner.fetch(at(`/answer/${id}/comment/${other.userId}`))).status).toBe(404);
});

it("a learner speaks: only recordings, no more than there are, heard by the learner and the teachers", async () => {
	const task = await makeTask("Fortell om jobben", { kind: "speaking", takesMost: "2", secondsMost: "60" });
	const record = async (bytes: number[] | string) => {
		const body = new FormData();
		body.set("intent", "record");
		body.set("recording", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "svar.webm"));
		const request = new Request("http://portal.test/", { method: "POST", body });
		const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
		return learner.fetch(at(`/do/${task}`), { method: "POST", body: await request.arrayBuffer(), headers });
	};
	const sound = [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4];
	const send = () => learner.submit(at(`/do/${task}`), { intent: "send" });
	expect((await send()).status).toBe(422);
	expect((await record("<html>no sound</html>")).status).toBe(422);
	expect((await record(sound)).status).toBe(302);
	expect((await record(sound)).status).toBe(302);
	expect((await record(sound)).status).toBe(422);
	const { id, takes } = await answerTo(task);
	expect(takes).toBe(2);
	expect((await admin.fetch(at(`/answer/${id}/recording`))).status).toBe(404);
	expect((await send()).status).toBe(302);
	const part = await admin.fetch(at(`/answer/${id}/recording`), { headers: { Range: "bytes=0-3" } });
	expect(part.status).toBe(206);
	expect(part.headers.get("Content-Type")).toBe("audio/webm");
	expect((await learner.fetch(at(`/answer/${id}/recording`))).status).toBe(200);
	expect((await stranger.fetch(at(`/answer/${id}/recording`))).status).toBe(404);
	expect((await record(sound)).status).toBe(409);
	const page = await learner.fetch(at(`/do/${task}`));
	expect(page.headers.get("Permissions-Policy")).toContain("microphone=(self)");
	expect((await learner.fetch(at())).headers.get("Permissions-Policy")).toContain("microphone=()");
});
