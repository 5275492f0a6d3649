import { getTableName, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { rankOf, resultOf } from "#app/modules/norwegian-learning/attempts/level";
import type { ItemAnswer } from "#app/modules/norwegian-learning/items/answer";
import { score } from "#app/modules/norwegian-learning/items/score";
import { pictureItems, startItems } from "#app/modules/norwegian-learning/start-bank/start-items";
import { indexing } from "#app/platform/tenant/search.server";
import { files } from "#db/schema/media";
import * as schema from "#db/schema/norwegian-learning";
import { chime } from "../files/contents";
import { insertAll } from "../insert";
import { seeded } from "../random";
import { DAY, HOUR, MINUTE, type Tenant, type World } from "../world";
import { rightAnswer, wrongAnswer } from "./answers";
import { pictures } from "./pictures";
import { candidates, courses, demoItems, freeTasks, pictureWords, purposes } from "./texts";
import { makeWords } from "./words";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Item = New<typeof schema.languageItems>;
type Candidate = Omit<(typeof candidates)[number], "name" | "email" | "language"> & {
	name: string;
	email: string | null;
	language: string;
	userId?: string;
};

/** The address of the open test of each tenant; the demo's own, so that it is the same in every database. */
export const demoLinks = {
	fjordvik: "5e1f0b6a-2c47-4d18-9a53-7b0c8e4d2f61",
	nordlys: "a3d94c07-81be-4f62-b5d0-16e7f29c8b34",
} as const;
/** The same of the test that fits whoever takes it. */
const fittingLinks = {
	fjordvik: "0c9a7d52-6e14-4b3f-8f20-51d3a8e6b7c9",
	nordlys: "d72b5e90-3a68-4c1d-9e47-8b0f64a1c253",
} as const;

const skills = schema.languageSkills;
const levels = schema.itemLevels;

/** The demo's Norwegian tests: a bank of items, two tests, and people who have taken the open one. */
class NorwegianDemo {
	readonly files: New<typeof files>[] = [];
	readonly bytes: { key: string; bytes: Uint8Array; type: string }[] = [];
	readonly items: Item[] = [];
	readonly tests: New<typeof schema.languageTests>[] = [];
	readonly links: New<typeof schema.testLinks>[] = [];
	readonly attempts: New<typeof schema.testAttempts>[] = [];
	readonly answers: New<typeof schema.testAnswers>[] = [];
	readonly tasks: New<typeof schema.productionTasks>[] = [];
	readonly productions: New<typeof schema.productions>[] = [];
	readonly words: SQL[] = [];
	readonly learnt: ReturnType<typeof makeWords>[] = [];
	// Draws of its own: what other modules are filled with stays as it is.
	private readonly random = seeded(91);
	private readonly drawn = seeded(92);

	constructor(private readonly world: World) {}

	private row(tenant: Tenant, at: number) {
		return { tenantId: tenant.id, id: this.random.id(at), createdAt: at, updatedAt: at };
	}

	fill(key: keyof typeof demoLinks, teacherId: string, learner: { email: string; name: string }): void {
		const tenant = this.world.tenant(key);
		if (!this.world.entry(tenant, "norwegian_learning")) return;
		const audioGuid = this.file(tenant, teacherId, "lytt.wav", "audio/wav", chime());
		const items = demoItems.map(({ transcript = "", passage = "", status = "live", ...item }, at) =>
			this.item(tenant, teacherId, at, {
				...{ ...item, transcript, passage, status: status as Item["status"] },
				audioGuid: transcript ? audioGuid : null,
			}),
		);
		items.push(this.item(tenant, teacherId, items.length, this.matching(tenant, teacherId)));
		const open = this.test(tenant, teacherId, "Nivåtest i norsk", "open", items);
		const started = startItems.map(({ key: name, ...item }, at) =>
			this.item(tenant, teacherId, items.length + at, { ...item, id: `${tenant.id}:${name}`, status: "live" }),
		);
		const fitting = this.test(tenant, teacherId, "Nivåtest som tilpasser seg", "open", [...items, ...started]);
		Object.assign(fitting, { mode: "adaptive", offersListening: true });
		this.pictured(tenant, teacherId);
		this.link(tenant, teacherId, fitting.id, { guid: fittingLinks[key], label: "Nettsiden", kind: "open" });
		const easy = items.filter(({ level, skill }) => level < "B1" && skill !== "listening");
		this.test(tenant, teacherId, "Kort test for nybegynnere", "draft", easy);
		const link = this.link(tenant, teacherId, open.id, { guid: demoLinks[key], label: "Nettsiden", kind: "open" });
		const once = [1, 2, 3, 4].map((number) =>
			this.link(tenant, teacherId, open.id, { label: `Torsdagsgruppa ${number}`, kind: "once", candidatesMost: 1 }),
		);
		for (const [at, candidate] of candidates.entries())
			this.attempt(tenant, open, at < 2 ? (once[at] ?? link) : link, items, candidate, at);
		const person = this.world.person(learner.email);
		const own = { name: learner.name, email: learner.email, language: "nb", reaches: 2.4, userId: person.id };
		this.attempt(tenant, open, link, items, own as Candidate, candidates.length);
		this.free(tenant, teacherId, person.id);
		this.learnt.push(makeWords(tenant, this.world.now, { teacherId, learnerId: person.id }));
	}

	/** Tasks to write and to speak, and a text that waits to be assessed. */
	private free(tenant: Tenant, createdBy: string, userId: string): void {
		for (const [at, { text, ...task }] of freeTasks.entries()) {
			const begun = this.world.now - (20 - at) * DAY;
			const stamped = (on: number) => ({ tenantId: tenant.id, id: this.drawn.id(on), createdAt: on, updatedAt: on });
			const row = {
				...stamped(begun),
				...task,
				sortTitle: task.title.toLowerCase(),
				status: "open" as const,
				createdBy,
			};
			this.tasks.push(row);
			if (!text) continue;
			const sentAt = this.world.now - 2 * DAY;
			this.productions.push({
				...{
					...stamped(sentAt),
					taskId: row.id,
					userId,
					status: "sent",
					task: { ...task, written: "nb" },
					text,
					sentAt,
				},
			});
		}
	}

	private matching(tenant: Tenant, uploaderId: string) {
		const drawn = pictures();
		const pairs = pictureWords.map(({ word, alt }, at) => ({
			...{ id: `${at + 1}`, word, alt },
			pictureGuid: this.file(tenant, uploaderId, `bilde-${at + 1}.png`, "image/png", drawn[at] as Uint8Array),
		}));
		const task = { kind: "match" as const, question: "Hvilket ord passer til bildet?", pairs };
		const own = { title: "Ord: bilder av ute", skill: "vocabulary" as const, level: "A1" as const, task };
		return { ...own, transcript: "", passage: "", status: "live" as const, audioGuid: null };
	}

	private item(
		tenant: Tenant,
		createdBy: string,
		at: number,
		item: Pick<Item, "title" | "skill" | "level" | "task"> & Partial<Item>,
	): Item {
		const row = this.row(tenant, this.world.now - 90 * DAY + at * 7 * HOUR);
		const made = { ...row, sortTitle: item.title.toLowerCase(), kind: item.task.kind, createdBy, ...item };
		Object.assign(made, { timesShown: 0, timesRight: 0 });
		const texts = [item.title, item.task.question, (item.passage ?? "").slice(0, 500)];
		this.words.push(indexing(tenant.id, getTableName(schema.languageItems), made.id, texts));
		this.items.push(made);
		return made;
	}

	/** Pictured items, for whoever takes a test by listening. */
	private pictured(tenant: Tenant, createdBy: string): void {
		for (const [at, { key, ...item }] of pictureItems.entries()) {
			const madeAt = this.world.now - 30 * DAY + at * MINUTE;
			const row = { tenantId: tenant.id, id: `${tenant.id}-${key}`, createdAt: madeAt, updatedAt: madeAt };
			this.items.push({ ...row, ...item, sortTitle: item.title.toLowerCase(), status: "live", createdBy });
			const texts = [item.title, item.task.question];
			this.words.push(indexing(tenant.id, getTableName(schema.languageItems), row.id, texts));
		}
	}

	private test(tenant: Tenant, createdBy: string, title: string, status: "open" | "draft", items: readonly Item[]) {
		const asked = items.filter((item) => item.status === "live");
		const sections = skills
			.map((skill) => ({ skill, itemIds: asked.filter((item) => item.skill === skill).map(({ id }) => id) }))
			.filter(({ itemIds }) => itemIds.length > 0);
		const row = this.row(tenant, this.world.now - 60 * DAY + this.tests.length * HOUR);
		const test = {
			...{ ...row, title, sortTitle: title.toLowerCase(), status, sections, createdBy },
			...(status === "open" ? { purposes, courses, minutes: 35 } : { minutes: 15 }),
		};
		this.words.push(indexing(tenant.id, getTableName(schema.languageTests), row.id, [title]));
		this.tests.push(test);
		return test;
	}

	private link(
		tenant: Tenant,
		createdBy: string,
		testId: string,
		own: Pick<New<typeof schema.testLinks>, "label" | "kind"> & Partial<New<typeof schema.testLinks>>,
	) {
		const row = this.row(tenant, this.world.now - 50 * DAY + this.links.length * MINUTE);
		const link = { ...row, guid: this.random.guid(), testId, createdBy, begun: 0, ...own };
		this.links.push(link);
		return link;
	}

	private attempt(
		tenant: Tenant,
		test: New<typeof schema.languageTests>,
		link: New<typeof schema.testLinks>,
		items: readonly Item[],
		{ name, email, language, reaches, userId }: Candidate,
		at: number,
	): void {
		const begunAt = this.world.now - (at * 3 + 1) * DAY - at * 5 * HOUR;
		const row = this.row(tenant, begunAt);
		const status = at === 3 ? ("expired" as const) : at === 0 ? ("begun" as const) : ("done" as const);
		const ids = (test.sections ?? []).flatMap(({ itemIds }) => itemIds);
		const asked = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
		const shown = asked.map((item) => ({
			...{ id: item.id, skill: item.skill, level: item.level, task: item.task, passage: item.passage ?? "" },
			point: item.point ?? "",
			...{ audioGuid: item.audioGuid ?? null, playsMost: 2, transcript: item.transcript ?? "", pictureGuid: null },
		}));
		const answered = status === "done" ? asked.slice() : asked.slice(0, 9);
		const scored = answered.map((item) => {
			const isKnown = this.random.chance(levels.indexOf(item.level) < reaches ? 0.92 : 0.2);
			const answer: ItemAnswer = isKnown ? rightAnswer(item.task) : wrongAnswer(item.task);
			const points = score(item.task, answer);
			item.timesShown = (item.timesShown ?? 0) + 1;
			if (points === 1000) item.timesRight = (item.timesRight ?? 0) + 1;
			this.answers.push({
				...{ tenantId: tenant.id, id: `${row.id}:${item.id}`, createdAt: begunAt, updatedAt: begunAt },
				...{ attemptId: row.id, itemId: item.id, answer, score: points, plays: item.audioGuid ? 1 : 0 },
			});
			return { skill: item.skill, level: item.level, score: points };
		});
		const result = status === "done" ? resultOf(scored) : null;
		const lastAt = status === "begun" ? this.world.now - HOUR : begunAt + 26 * MINUTE;
		link.begun = (link.begun ?? 0) + 1;
		this.attempts.push({
			...{ ...row, testId: test.id, linkId: link.id, userId: userId ?? null, secretHash: this.random.guid() },
			...{ name, sortName: `${name} ${email ?? ""}`.trim().toLowerCase(), email, language, status, items: shown },
			...{ answered: answered.length, result, rank: result ? rankOf(result.overall) : -1, lastAt },
			doneAt: status === "done" ? lastAt : null,
		});
	}

	private file(tenant: Tenant, uploaderId: string, name: string, type: string, bytes: Uint8Array): string {
		const guid = this.random.guid();
		const key = `t/${tenant.id}/${guid}`;
		this.bytes.push({ key, bytes, type });
		const size = type.startsWith("image/") ? { width: 320, height: 240 } : {};
		this.files.push({
			...{ ...this.row(tenant, this.world.now - 95 * DAY), name, type, size: bytes.length, guid, key, ...size },
			...{ moduleKey: "norwegian_learning", uploaderId, state: "ready" },
		});
		return guid;
	}
}

/** The Norwegian tests of the tenants that have the module. */
export function makeNorwegian(world: World): NorwegianDemo {
	const demo = new NorwegianDemo(world);
	const teacher = world.person("advisor@fjordvik.test").id;
	demo.fill("fjordvik", teacher, { email: "client@fjordvik.test", name: nameIn(world, "client@fjordvik.test") });
	const admin = world.person("admin@nordlys.test").id;
	demo.fill("nordlys", admin, { email: "client@nordlys.test", name: nameIn(world, "client@nordlys.test") });
	return demo;
}

function nameIn(world: World, email: string): string {
	const { firstName = "", lastName = "" } = world.person(email);
	return `${firstName} ${lastName}`.trim();
}

/** Writes them, the bytes of their files first. */
export async function writeNorwegian(d1: D1Database, media: R2Bucket, demo: NorwegianDemo): Promise<void> {
	for (const { key, bytes, type } of demo.bytes) await media.put(key, bytes, { httpMetadata: { contentType: type } });
	await insertAll(d1, files, demo.files);
	await insertAll(d1, schema.languageItems, demo.items);
	await insertAll(d1, schema.languageTests, demo.tests);
	await insertAll(d1, schema.testLinks, demo.links);
	await insertAll(d1, schema.testAttempts, demo.attempts);
	await insertAll(d1, schema.testAnswers, demo.answers);
	await insertAll(d1, schema.productionTasks, demo.tasks);
	await insertAll(d1, schema.productions, demo.productions);
	for (const { list, words, given, cards } of demo.learnt) {
		await insertAll(d1, schema.wordLists, [list]);
		await insertAll(d1, schema.languageWords, words);
		await insertAll(d1, schema.givenWordLists, [given]);
		await insertAll(d1, schema.wordCards, cards);
	}
	const dialect = new SQLiteSyncDialect();
	const statements = demo.words.map((words) => {
		const { sql, params } = dialect.sqlToQuery(words);
		return d1.prepare(sql).bind(...params);
	});
	if (statements.length > 0) await d1.batch(statements);
}
