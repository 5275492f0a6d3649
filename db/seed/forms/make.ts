import { getTableName } from "drizzle-orm";
import type { Answers } from "#app/forms/answers/answer";
import { answerFacts } from "#app/forms/answers/answer-facts";
import { checkReply } from "#app/forms/answers/check-reply";
import type { Definition } from "#app/forms/definition/definition";
import type { FormSettings } from "#app/forms/store/settings";
import { today } from "#app/platform/clock";
import * as schema from "#db/schema/forms";
import { type Entry, writeIndex } from "../crm/write";
import { insertAll } from "../insert";
import { DAY, HOUR, type Tenant, type World } from "../world";
import { addFollowings } from "./followings";
import { addRounds, review } from "./more";
import { courseReport } from "./report";
import { cooperation, courseEvaluation, sharingConsent, userSurvey, weeklyStatus } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
export type Form = New<typeof schema.forms>;
type Given = { settings?: Partial<FormSettings>; isOut?: boolean; moduleKey?: string; ageInDays?: number } & Pick<
	Form,
	"subjectType" | "isTemplate"
>;

/** The demo's forms, and what people have answered over half a year. */
export class FormsDemo {
	readonly forms: Form[] = [];
	readonly drafts: New<typeof schema.formDrafts>[] = [];
	readonly versions: New<typeof schema.formVersions>[] = [];
	readonly replies: New<typeof schema.formReplies>[] = [];
	readonly answers: New<typeof schema.formAnswers>[] = [];
	readonly pages: New<typeof schema.formReportPages>[] = [];
	readonly followings: New<typeof schema.formFollowings>[] = [];
	readonly followingRuns: New<typeof schema.formFollowingRuns>[] = [];
	readonly days = new Map<string, New<typeof schema.formDays>>();

	constructor(private readonly world: World) {}

	form(
		tenant: Tenant,
		ownerId: string,
		slug: string,
		definition: Definition,
		{ settings = {}, isOut = true, moduleKey = "form_builder", ageInDays = 185, ...more }: Given = {},
	): Form {
		const { world } = this;
		const at = world.now - ageInDays * DAY;
		const [language] = definition.languages;
		const title = definition.title[language] ?? "";
		const version = { ...world.row(tenant.id, at + HOUR), number: 1, publisherId: ownerId };
		const form: Form = {
			...{ ...world.row(tenant.id, at), guid: world.random.guid(), moduleKey, slug, ownerId, ...more },
			...{ title, sortTitle: title.toLowerCase(), titles: definition.title as Record<string, string> },
			...{ languages: definition.languages, settings: { presentation: "pages", ...settings } },
			...(isOut && { status: "open" as const, currentVersionId: version.id, currentNumber: 1 }),
			replies: 0,
			lastReplyAt: 0,
		};
		this.forms.push(form);
		const written = { definition: { ...definition } };
		const { tenantId, id, createdAt, updatedAt } = form;
		this.drafts.push({ tenantId, id, createdAt, updatedAt, ...written, editorId: ownerId });
		if (isOut) this.versions.push({ ...version, formId: form.id, ...written });
		return form;
	}

	/** So many replies over so many days, each drawn by `draw`. */
	fill(
		form: Form,
		definition: Definition,
		count: number,
		days: number,
		draw: (share: number) => Record<string, unknown>,
	): void {
		const { random, now } = this.world;
		for (let index = 0; index < count; index++) {
			const share = index / count;
			const at = Math.floor(now - (1 - share) * days * DAY - random.below(10) * HOUR);
			const language = definition.languages[random.below(definition.languages.length)] ?? "nb";
			this.reply(form, definition, at, language, draw(share));
		}
	}

	/** One reply; `of`: whose it is and what it came by. */
	reply(
		form: Form,
		definition: Definition,
		at: number,
		language: string,
		raw: Record<string, unknown>,
		of: Partial<New<typeof schema.formReplies>> = {},
	): New<typeof schema.formReplies> {
		const { world } = this;
		const { tenantId } = form;
		const day = today("Europe/Oslo", new Date(at));
		const { answers, path, fieldErrors } = checkReply(definition, raw, { today: day, language });
		if (fieldErrors.length > 0) throw new Error(`The demo's reply is not sound: ${JSON.stringify(fieldErrors)}`);
		const row = world.row(tenantId, at);
		const seconds = 40 + world.random.below(240);
		const reply: New<typeof schema.formReplies> = {
			...row,
			...{ guid: world.random.guid(), formId: form.id, versionId: form.currentVersionId ?? "", sendKey: row.id },
			...{
				status: "submitted",
				source: "link",
				language,
				startedAt: at - seconds * 1000,
				submittedAt: at,
				day,
				seconds,
			},
			...{ answers: answers as Answers & Record<string, unknown>, scores: { ...path.scores } },
			...of,
		};
		this.replies.push(reply);
		for (const [n, fact] of answerFacts(definition, answers, path.scores).entries())
			this.answers.push({ tenantId, id: `${row.id}:${n}`, formId: form.id, day, ...fact });
		const id = `${form.id}:${day}`;
		const known = this.days.get(id) ?? { tenantId, id, formId: form.id, day, replies: 0 };
		this.days.set(id, { ...known, replies: known.replies + 1 });
		form.replies = (form.replies ?? 0) + 1;
		form.lastReplyAt = Math.max(form.lastReplyAt ?? 0, at);
		return reply;
	}
}

const comments = [
	"Veldig nyttig, takk!",
	"Litt for mye på én dag.",
	"God stemning og flinke kursholdere.",
	"Ønsker flere øvelser.",
	"Fint å få tid til spørsmål.",
];
const names = ["Amina Yusuf", "Tomasz Nowak", "Elif Kaya", "Jonas Berg", "Maria Popescu"];

/** How well the cooperation with a company went, month by month: the contact with it, and how it follows up. */
const months = [
	[2, 3],
	[3, 3],
	[3, 4],
	[4, 4],
	[4, 5],
] as const;

/** Forms of Fjordvik kommune; nothing where it has not the module. `about`: a company that one of them was answered about. */
export function makeForms(world: World, about?: { id: string }): FormsDemo {
	const demo = new FormsDemo(world);
	const { random } = world;
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "form_builder")) return demo;
	const owner = world.person("advisor@fjordvik.test").id;
	const contact = "Ingrid Solheim, Fjordvik kommune";
	const course = demo.form(tenant, owner, "evaluering-av-kurs", courseEvaluation, {
		settings: { contact, keptDays: 365, isAnonymous: true },
	});
	demo.fill(course, courseEvaluation, 184, 180, (share) => {
		const satisfied = Math.min(5, 2 + random.below(3) + (random.chance(0.3 + share * 0.4) ? 1 : 0));
		const useful = ["talks", "groups", "people", "material"].filter(() => random.chance(0.45));
		const recommend = satisfied > 2 || random.chance(0.3);
		return { satisfied, useful, recommend, ...(random.chance(0.3) && { more: random.pick(comments) }) };
	});
	demo.pages.push({
		...{ ...world.row(tenant.id, world.now - DAY), formId: course.id, authorId: owner },
		...{ title: "Kursene våre i høst", blocks: courseReport },
	});
	const weekly = demo.form(tenant, owner, "ukens-status", weeklyStatus, {
		settings: { contact, presentation: "questions", keptDays: 180 },
	});
	demo.fill(weekly, weeklyStatus, 126, 175, (share) => {
		const level = Math.min(10, 3 + random.below(4) + Math.round(share * 3));
		return {
			...{ sleep: random.pick(["s2", "s3", "s4", share > 0.5 ? "s5" : "s1"]), mood: level },
			...(random.chance(0.9) && { energy: Math.max(0, level - random.below(3)) }),
		};
	});
	addFollowings(demo, world, weekly, owner);
	const consent = demo.form(tenant, owner, "samtykke-til-a-dele-opplysninger", sharingConsent, {
		settings: { contact, presentation: "all" },
	});
	demo.fill(consent, sharingConsent, 34, 120, () => ({
		...{ with: [random.pick(["employer", "doctor", "school"])], agree: true, sign: { name: random.pick(names) } },
	}));
	demo.form(tenant, owner, "brukerundersokelse-2027", userSurvey, { isOut: false });
	review(demo, world, weekly.id, owner);
	const together = demo.form(tenant, owner, "samarbeid-med-bedriften", cooperation, { subjectType: "company" });
	const subject = { subjectType: "company", subjectId: about?.id } as const;
	for (const [month, [contact, follow]] of about ? [...months.entries()] : [])
		demo.reply(together, cooperation, world.now - (5 - month) * 30 * DAY, "nb", { contact, follow }, subject);
	addRounds(demo, world, tenant, [owner, world.person("admin@fjordvik.test").id]);
	return demo;
}

export async function writeForms(db: D1Database, demo: FormsDemo): Promise<void> {
	await insertAll(db, schema.forms, demo.forms);
	await writeIndex(
		db,
		demo.forms.map(
			({ tenantId, id, titles }): Entry => [tenantId, getTableName(schema.forms), id, Object.values(titles)],
		),
	);
	await insertAll(db, schema.formDrafts, demo.drafts);
	await insertAll(db, schema.formVersions, demo.versions);
	await insertAll(db, schema.formReplies, demo.replies);
	await insertAll(db, schema.formAnswers, demo.answers);
	await insertAll(db, schema.formDays, [...demo.days.values()]);
	await insertAll(db, schema.formReportPages, demo.pages);
	await insertAll(db, schema.formFollowings, demo.followings);
	await insertAll(db, schema.formFollowingRuns, demo.followingRuns);
}
