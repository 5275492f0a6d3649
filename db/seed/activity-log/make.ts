import type { Answers } from "#app/forms/answers/answer";
import { answerFacts } from "#app/forms/answers/answer-facts";
import { checkReply } from "#app/forms/answers/check-reply";
import type { Definition } from "#app/forms/definition/definition";
import { isNorwegianHoliday } from "#app/forms/schedule/holidays";
import { weekday } from "#app/forms/schedule/schedule";
import { slugFrom } from "#app/forms/store/slug";
import { addDays, today } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import * as logs from "#db/schema/activity-log";
import * as schema from "#db/schema/forms";
import { insertAll } from "../insert";
import { type Random, seeded } from "../random";
import { DAY, HOUR, MINUTE, type Tenant, type User, type World } from "../world";
import { attendance, comments, type DemoLog, everyday, good, jobSearch, language, questionOf, walk } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Given = {
	client: User | null;
	author: User;
	/** Days back of its beginning. */
	since: number;
	/** How often a day is filled in, 0 to 1. */
	keen: number;
	isTodayDone?: boolean;
	freeDays?: number[];
};

const ZONE = "Europe/Oslo";

/** The demo's activity logs, filled in over months. */
export class ActivityDemo {
	readonly logs: New<typeof logs.activityLogs>[] = [];
	readonly absences: New<typeof logs.activityAbsences>[] = [];
	readonly comments: New<typeof logs.activityComments>[] = [];
	readonly forms: New<typeof schema.forms>[] = [];
	readonly drafts: New<typeof schema.formDrafts>[] = [];
	readonly versions: New<typeof schema.formVersions>[] = [];
	readonly replies: New<typeof schema.formReplies>[] = [];
	readonly answers: New<typeof schema.formAnswers>[] = [];
	readonly days: New<typeof schema.formDays>[] = [];
	readonly now: string;
	private readonly slugs: string[] = [];

	constructor(
		readonly world: World,
		readonly random: Random,
	) {
		this.now = today(ZONE, new Date(world.now));
	}

	private row(tenantId: string, at: number) {
		return { tenantId, id: this.random.id(at), createdAt: at, updatedAt: at };
	}

	log(tenant: Tenant, demo: DemoLog, { client, author, since, keen, isTodayDone = false, freeDays = [6, 7] }: Given) {
		const definition = definitionOf(demo);
		const aims = demo.entries.flatMap(({ target }, at) => (target ? [[`entry${at + 1}`, target] as const] : []));
		const targets = Object.fromEntries(aims);
		const startsOn = addDays(this.now, -since);
		const at = this.world.now - (since + 1) * DAY;
		const row = this.row(tenant.id, at);
		const version = { ...this.row(tenant.id, at + MINUTE), number: 1, publisherId: author.id };
		const slug = slugFrom(demo.title, this.slugs);
		this.slugs.push(slug);
		const form: New<typeof schema.forms> = {
			...{ ...row, guid: this.random.guid(), moduleKey: "activity_log", slug, ownerId: author.id },
			...{ title: demo.title, sortTitle: demo.title.toLowerCase(), titles: definition.title as Record<string, string> },
			...{ languages: definition.languages, settings: { presentation: "pages" }, subjectType: "person" },
			...{ status: "open", currentVersionId: version.id, currentNumber: 1, isTemplate: client === null },
			...{ replies: 0, lastReplyAt: 0 },
		};
		this.forms.push(form);
		const written = { definition: { ...definition } };
		this.drafts.push({ ...row, ...written, editorId: author.id });
		this.versions.push({ ...version, formId: row.id, ...written });
		const log = {
			...{ ...row, clientId: client?.id ?? null, authorId: author.id, title: demo.title, startsOn, endsOn: null },
			...{ lateDays: 3, freeDays, skipsHolidays: true, reminderHour: null, remindAt: 0, targets },
		};
		this.logs.push(log);
		if (client) this.fill(form, log, demo, client, { keen, isTodayDone });
		return log;
	}

	private fill(
		form: New<typeof schema.forms>,
		log: { startsOn: string; freeDays: number[] },
		demo: DemoLog,
		client: User,
		{ keen, isTodayDone }: { keen: number; isTodayDone: boolean },
	) {
		const { random, now } = this;
		const isExpected = (day: string) => !log.freeDays.includes(weekday(day)) && !isNorwegianHoliday(day);
		for (let day = log.startsOn; day <= now; day = addDays(day, 1)) {
			const isToday = day === now;
			const isGone = random.chance(0.025) && !isToday;
			if (!isExpected(day) && !random.chance(0.06)) continue;
			if (isToday ? !isTodayDone : isGone || !random.chance(keen)) {
				if (isGone) this.absent(form.tenantId, client, day);
				continue;
			}
			const isLate = !isToday && random.chance(0.08);
			const at = Math.min(
				this.world.now - MINUTE,
				toInstant(`${addDays(day, isLate ? 1 : 0)}T${17 + random.below(5)}:${10 + random.below(50)}`, ZONE),
			);
			this.reply(form, definitionOf(demo), client, day, at, this.draw(demo, day > addDays(now, -40)));
		}
	}

	private draw(demo: DemoLog, isLately: boolean): Answers {
		const { random } = this;
		const values = {
			tick: () => random.chance(isLately ? 0.75 : 0.5),
			number: () => random.below(3) + (random.chance(isLately ? 0.6 : 0.3) ? 1 : 0),
			hoursSlept: () => 5.5 + random.below(6) / 2,
			minutes: () => 5 * random.below(8),
			scale: () => Math.min(10, 3 + random.below(4) + (isLately ? 2 : 0)),
			text: () => (random.chance(0.45) ? random.pick(good) : undefined),
			hours: () => [{ from: random.pick(["08:30", "09:00"]), to: random.pick(["13:30", "14:00", "15:00"]), pause: 30 }],
		};
		const drawn = demo.entries.map(({ what }, at) => [`entry${at + 1}`, values[what]()] as const);
		return Object.fromEntries(drawn.filter(([, value]) => value !== undefined)) as Answers;
	}

	private reply(
		form: New<typeof schema.forms>,
		definition: Definition,
		client: User,
		day: string,
		at: number,
		raw: Answers,
	) {
		const language = definition.languages[0];
		const { answers, fieldErrors } = checkReply(definition, raw, { today: day, language });
		if (fieldErrors.length > 0) throw new Error(`The demo's day is not sound: ${JSON.stringify(fieldErrors)}`);
		const row = this.row(form.tenantId, at);
		this.replies.push({
			...{ ...row, guid: this.random.guid(), formId: form.id, versionId: form.currentVersionId ?? "" },
			...{ sendKey: `day:${day}`, subjectType: "person", subjectId: client.id, respondentId: client.id },
			...{ status: "submitted", source: "member", language, startedAt: at - MINUTE, submittedAt: at, day, seconds: 60 },
			...{ answers: answers as Answers & Record<string, unknown>, scores: {} },
		});
		for (const [n, fact] of answerFacts(definition, answers, {}).entries())
			this.answers.push({ tenantId: form.tenantId, id: `${row.id}:${n}`, formId: form.id, day, ...fact });
		this.days.push({ tenantId: form.tenantId, id: `${form.id}:${day}`, formId: form.id, day, replies: 1 });
		form.replies = (form.replies ?? 0) + 1;
		form.lastReplyAt = Math.max(form.lastReplyAt ?? 0, at);
	}

	private absent(tenantId: string, client: User, day: string) {
		const id = `${client.id}:${day}`;
		if (this.absences.some((one) => one.id === id)) return;
		const reason = this.random.pick(["sick", "sick", "appointment", "childSick"] as const);
		const at = toInstant(`${day}T08:10`, ZONE);
		const stamps = { createdAt: at, updatedAt: at };
		this.absences.push({ tenantId, id, clientId: client.id, day, reason, authorId: client.id, ...stamps });
	}

	talk(log: New<typeof logs.activityLogs>, client: User, advisor: User, day: string) {
		for (const [at, [who, text]] of comments.entries()) {
			const authorId = (who === "client" ? client : advisor).id;
			const row = this.row(log.tenantId, toInstant(`${day}T19:00`, ZONE) + at * 3 * HOUR);
			this.comments.push({ ...row, logId: log.id, day, authorId, text });
		}
	}
}

const definitionOf = ({ title, entries, language: one }: DemoLog): Definition => ({
	...{ format: 1, languages: [one], title: { [one]: title }, scores: [], lineage: [], tests: [] },
	pages: [
		{ id: "page1", sections: [{ id: "section1", questions: entries.map((entry, at) => questionOf(entry, at, one)) }] },
	],
});

/** Logs of Fjordvik's clients, and templates to begin with. */
export function makeActivity(world: World): ActivityDemo {
	const demo = new ActivityDemo(world, seeded(35));
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "activity_log")) return demo;
	const [advisor, second, client, other] = ["advisor", "advisor2", "client", "client2"].map((name) =>
		world.person(`${name}@fjordvik.test`),
	) as [User, User, User, User];
	for (const template of [everyday, attendance, language])
		demo.log(tenant, template, { client: null, author: advisor, since: 120, keen: 0 });
	const crowd = world.advisorClients
		.filter(({ advisorId, tenantId }) => advisorId === advisor.id && tenantId === tenant.id)
		.flatMap(({ clientId }) => world.users.find(({ id }) => id === clientId) ?? [])
		.filter(({ id }) => id !== client.id);
	for (const [at, one] of crowd.slice(0, 6).entries())
		demo.log(tenant, [language, everyday, attendance][at % 3] ?? everyday, {
			...{ client: one, author: advisor, since: 30 + at * 9, keen: 0.35 + (at % 4) * 0.2, isTodayDone: at % 2 === 0 },
		});
	const hours = { client, author: advisor, since: 62, keen: 0.88 };
	demo.log(tenant, attendance, hours);
	const own = demo.log(tenant, everyday, { client, author: advisor, since: 172, keen: 0.84, freeDays: [] });
	demo.talk(own, client, advisor, addDays(demo.now, -2));
	demo.log(tenant, jobSearch, { client: other, author: second, since: 95, keen: 0.7, isTodayDone: true });
	demo.log(tenant, walk, { client: other, author: second, since: 40, keen: 0.8, freeDays: [] });
	return demo;
}

export async function writeActivity(db: D1Database, demo: ActivityDemo): Promise<void> {
	await insertAll(db, schema.forms, demo.forms);
	await insertAll(db, schema.formDrafts, demo.drafts);
	await insertAll(db, schema.formVersions, demo.versions);
	await insertAll(db, schema.formReplies, demo.replies);
	await insertAll(db, schema.formAnswers, demo.answers);
	await insertAll(db, schema.formDays, demo.days);
	await insertAll(db, logs.activityLogs, demo.logs);
	await insertAll(db, logs.activityAbsences, demo.absences);
	await insertAll(db, logs.activityComments, demo.comments);
}
