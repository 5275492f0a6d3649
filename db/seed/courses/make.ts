import { getTableName } from "drizzle-orm";
import { addDays, today } from "#app/platform/clock";
import * as schema from "#db/schema/courses";
import { files } from "#db/schema/media";
import { type Entry, writeIndex } from "../crm/write";
import { insertAll } from "../insert";
import { landscape } from "../news/picture";
import { seeded } from "../random";
import { DAY, HOUR, MINUTE, type Tenant, type World } from "../world";
import { exitSign, HEIGHT, WIDTH } from "./exit-sign";
import {
	bankQuestions,
	body,
	bolded,
	type DemoCourse,
	type DemoLesson,
	type DemoQuestion,
	demoCourses,
	quizzes,
} from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Step = { id: string; answers: Record<string, string[]> | null };

const PICTURES = 3;
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** The demo's courses, with people in the middle of them. */
export class CoursesDemo {
	readonly files: New<typeof files>[] = [];
	readonly pictures: { key: string; bytes: Uint8Array }[] = [];
	readonly courses: New<typeof schema.courses>[] = [];
	readonly parts: New<typeof schema.courseParts>[] = [];
	readonly texts: New<typeof schema.courseTexts>[] = [];
	readonly enrolments: New<typeof schema.courseEnrolments>[] = [];
	readonly progress: New<typeof schema.courseProgress>[] = [];
	readonly questions: New<typeof schema.courseQuestions>[] = [];
	readonly attempts: New<typeof schema.courseAttempts>[] = [];
	readonly readings: New<typeof schema.courseReadings>[] = [];
	readonly notes: New<typeof schema.courseNotes>[] = [];
	readonly paths: New<typeof schema.coursePaths>[] = [];
	readonly pathLearners: New<typeof schema.coursePathLearners>[] = [];
	readonly cohorts: New<typeof schema.courseCohorts>[] = [];
	readonly cohortMembers: New<typeof schema.courseCohortMembers>[] = [];
	// Draws of its own: what other modules are filled with stays as it is.
	private readonly random = seeded(39);
	private readonly randomOfBank = seeded(40);
	private readonly randomOfSign = seeded(42);
	/** The picture that questions of this tenant show. */
	private sign = "";

	constructor(private readonly world: World) {}

	private row(tenantId: string, at: number, random = this.random) {
		return { tenantId, id: random.id(at), createdAt: at, updatedAt: at };
	}

	fill(tenant: Tenant, authorId: string, count: number): void {
		const covers = Array.from({ length: PICTURES }, (_, seed) => this.picture(tenant, authorId, seed));
		this.sign = this.exitSign(tenant, authorId);
		for (const [index, demo] of demoCourses.slice(0, count).entries()) {
			const { course, steps } = this.course(tenant, authorId, demo, covers[index % PICTURES] ?? null, index);
			if (demo.status !== "draft") this.learners(tenant, course, steps, index);
		}
		this.together(tenant);
		this.bank(tenant, authorId);
	}

	/** The question bank, in the languages of the courses. */
	private bank(tenant: Tenant, authorId: string): void {
		for (const [index, { question, tags }] of bankQuestions.entries()) {
			for (const language of ["nb", "en"] as const) {
				const own = this.question(question, language, this.randomOfBank);
				this.questions.push({
					...{ ...this.row(tenant.id, this.world.now - (30 - index) * DAY, this.randomOfBank), authorId, language },
					...{ kind: own.kind, text: own.text, options: own.options },
					...{ tags: tags[language], sought: own.text.toLowerCase() },
				});
			}
		}
	}

	/** The first courses as a path, and a cohort of the first one, with its clients in both. */
	private together(tenant: Tenant): void {
		const own = this.courses.filter(({ tenantId, status }) => tenantId === tenant.id && status === "published");
		const [first] = own;
		if (!first) return;
		const at = this.world.now - 20 * DAY;
		const path = this.row(tenant.id, at);
		this.paths.push({
			...{ ...path, status: "published", inOrder: true, firstLanguage: "nb" },
			titles: { nb: "Ny i arbeidslivet", en: "New at work", tr: "İş hayatına ilk adım" },
			summaries: {
				nb: "Kursene vi anbefaler før den første arbeidsdagen.",
				en: "Courses before your first day at work.",
			},
			courseIds: own.slice(0, 3).map(({ id }) => id),
		});
		const cohort = this.row(tenant.id, at);
		this.cohorts.push({
			...{
				...cohort,
				courseId: first.id,
				name: "Høstgruppa",
				startsOn: this.day(-14),
				endsOn: this.day(30),
				seats: 12,
			},
			meetings: [
				{ on: this.day(3), from: "09:00", to: "11:00", what: "Oppstart på Fjordvik bibliotek", link: "" },
				{ on: this.day(10), from: "09:00", to: "11:00", what: "Besøk på kaffebaren", link: "" },
			],
		});
		const clients = this.enrolments.filter(({ courseId }) => courseId === first.id).slice(0, 4);
		for (const { userId } of clients) {
			const stamps = { tenantId: tenant.id, createdAt: at, updatedAt: at };
			this.pathLearners.push({ ...stamps, id: `${path.id}:${userId}`, pathId: path.id, userId, dueOn: this.day(60) });
			this.cohortMembers.push({
				...{ ...stamps, id: `${cohort.id}:${userId}`, cohortId: cohort.id, courseId: first.id, userId },
			});
		}
	}

	private picture(tenant: Tenant, uploaderId: string, seed: number): string {
		const [guid, thumbnail] = [this.random.guid(), this.random.guid()];
		const whole = landscape(this.random, 1200, 675, seed + 1);
		const key = `t/${tenant.id}/${guid}`;
		const thumbnailKey = `t/${tenant.id}/${thumbnail}`;
		this.pictures.push({ key, bytes: whole }, { key: thumbnailKey, bytes: landscape(this.random, 480, 270, seed + 1) });
		this.files.push({
			...this.row(tenant.id, this.world.now - 90 * DAY),
			...{ name: `kurs-${seed + 1}.png`, type: "image/png", size: whole.length, width: 1200, height: 675 },
			...{ guid, key, thumbnailKey, moduleKey: "courses", uploaderId, state: "ready", isPublic: true },
		});
		return guid;
	}

	private exitSign(tenant: Tenant, uploaderId: string): string {
		const at = this.world.now - 90 * DAY;
		const guid = this.randomOfSign.guid();
		const [key, bytes] = [`t/${tenant.id}/${guid}`, exitSign()];
		this.pictures.push({ key, bytes });
		this.files.push({
			...this.row(tenant.id, at, this.randomOfSign),
			...{ name: "picture.png", type: "image/png", size: bytes.length, width: WIDTH, height: HEIGHT },
			...{ guid, key, moduleKey: "courses", uploaderId, state: "ready" },
		});
		return guid;
	}

	private course(tenant: Tenant, authorId: string, demo: DemoCourse, coverGuid: string | null, index: number) {
		const at = this.world.now - (80 - index * 4) * DAY;
		const row = this.row(tenant.id, at);
		const lessons = demo.chapters.flatMap((chapter) => chapter.lessons);
		const isAssigned = index === 1;
		const course: New<typeof schema.courses> = {
			...{ ...row, guid: this.random.guid(), authorId, coverGuid, firstLanguage: "nb" },
			...{ titles: demo.title, summaries: demo.summary, sortTitle: demo.title.nb.toLowerCase() },
			...{ category: demo.category, level: demo.level, status: demo.status, audience: demo.audience },
			...(index === 0 && { checkedOn: this.day(-20), checkBy: this.day(160) }),
			assignedTo: isAssigned ? [{ to: "role:CLIENT", dueOn: this.day(10) }] : [],
			chapterCount: demo.chapters.length,
			stepCount: lessons.length,
			minutes: lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
		};
		this.courses.push(course);
		const steps: Step[] = [];
		for (const [chapterAt, chapter] of demo.chapters.entries()) {
			const chapterRow = this.row(tenant.id, at + chapterAt * MINUTE);
			const own = { courseId: row.id, titles: chapter.title, sortOrder: chapterAt + 1, isStep: false };
			this.parts.push({ ...chapterRow, ...own, chapterId: null, hasQuiz: false });
			for (const [lessonAt, lesson] of chapter.lessons.entries()) {
				const lessonRow = this.row(tenant.id, at + (lessonAt + 10) * MINUTE);
				this.parts.push({
					...{ ...lessonRow, courseId: row.id, chapterId: chapterRow.id, titles: lesson.title, isStep: true },
					...{ sortOrder: steps.length + 1, minutes: lesson.minutes, hasQuiz: lesson.quiz !== undefined },
					...(lesson.isAttended && { completion: "attended" as const }),
				});
				const questions = this.text(tenant, row.id, lessonRow.id, lesson, at);
				steps.push({ id: lessonRow.id, answers: lesson.quiz ? rightAnswers(questions) : null });
			}
		}
		return { course, steps };
	}

	/** Writes a lesson in its languages; gives the questions of the first. */
	private text(tenant: Tenant, courseId: string, partId: string, { title, text, quiz }: DemoLesson, at: number) {
		let first: schema.QuizQuestion[] = [];
		for (const language of ["nb", "en", "tr"] as const) {
			const own = title[language];
			if (own === undefined) continue;
			const questions = (quiz ? quizzes[quiz] : []).map((question) => this.question(question, language));
			if (language === "nb") first = questions;
			this.texts.push({
				...{ tenantId: tenant.id, id: `${partId}:${language}`, createdAt: at, updatedAt: at },
				...{ courseId, partId, language, title: own, body: body(text[language] ?? text.nb) as never },
				// The Turkish text is older than what it was made of.
				...{ questions, writtenAt: at, basedOnAt: language === "tr" ? at - DAY : at },
			});
		}
		return first;
	}

	private question(
		{ kind, text, options, bold, explanation, sign }: DemoQuestion,
		language: "nb" | "en" | "tr",
		draws = this.random,
	): schema.QuizQuestion {
		const random = sign ? this.randomOfSign : draws;
		const asked = text[language] ?? text.nb;
		return {
			...{ id: random.guid(), kind, text: asked },
			...(bold && { body: bolded(asked, bold[language] ?? bold.nb) }),
			...(explanation && { explanation: body(explanation[language] ?? explanation.nb) }),
			...(sign && { media: [{ guid: this.sign, kind: "picture", words: sign[language] ?? sign.nb }] }),
			options: options.map(([option, right, pair]) => ({
				...{ id: random.guid(), text: option[language] ?? option.nb, right, feedback: "" },
				pair: pair ? (pair[language] ?? pair.nb) : "",
			})),
		};
	}

	private day(count: number): string {
		return addDays(today("Europe/Oslo", new Date(this.world.now)), count);
	}

	private learners(tenant: Tenant, course: New<typeof schema.courses>, steps: Step[], index: number): void {
		const { world, random } = this;
		const entry = world.entry(tenant, "courses");
		for (const { userId } of world.grants.filter((grant) => grant.modulesTenantId === entry?.id)) {
			const person = world.users.find((user) => user.id === userId);
			const isAssigned = index < 2;
			if (!person || (!isAssigned && random.chance(0.6))) continue;
			const done = index === 0 ? random.below(steps.length) : random.below(steps.length + 1);
			const startedAt = world.now - (30 - index) * DAY;
			const isDone = done === steps.length;
			const doneAt = startedAt + (done + 1) * DAY;
			this.enrolments.push({
				...{ tenantId: tenant.id, id: `${course.id}:${userId}`, createdAt: startedAt, updatedAt: startedAt },
				...{ courseId: course.id, userId, source: isAssigned ? ("assigned" as const) : ("self" as const) },
				...{ dueOn: isAssigned ? this.day(random.chance(0.2) ? -3 : 10) : null, doneCount: done },
				...{ stepId: steps[done]?.id ?? null, startedAt: done > 0 || !isAssigned ? startedAt : null },
				...(isDone && {
					...{ doneAt, code: this.code() },
					certificate: { person: `${person.firstName} ${person.lastName}`, course: course.titles, tenant: tenant.name },
				}),
			});
			for (const [at, step] of steps.slice(0, done).entries()) {
				const when = startedAt + at * DAY + HOUR;
				const own = {
					tenantId: tenant.id,
					createdAt: when,
					updatedAt: when,
					courseId: course.id,
					userId,
					partId: step.id,
				};
				const score = step.answers ? 100 : null;
				this.progress.push({ ...own, id: `${step.id}:${userId}`, score, doneAt: when });
				this.read(step, own);
				if (step.answers)
					this.attempts.push({
						...{ ...own, id: `${step.id}:${userId}:1`, number: 1, language: "nb", answers: step.answers },
						...{ score: 100, isPassed: true },
					});
			}
		}
	}

	/** The Norwegian text of a step was read; the demo's client noted something at the first one. */
	private read(
		{ id }: Step,
		own: { tenantId: string; createdAt: number; updatedAt: number; courseId: string; userId: string; partId: string },
	) {
		const text = this.texts.find((one) => one.id === `${id}:nb`);
		if (!text) return;
		const { language, title, writtenAt } = text;
		this.readings.push({ ...own, id: `${id}:${own.userId}:${language}:${writtenAt}`, language, title, writtenAt });
		const isClient = this.world.person("client@fjordvik.test").id === own.userId;
		if (isClient && !this.notes.some(({ userId }) => userId === own.userId))
			this.notes.push({
				...{ ...own, id: `${id}:note`, language },
				...{ quote: "Skriv ned fem ting du kan godt.", words: "Kaffe, rydde, hjelpe gjester, norsk og arabisk." },
			});
	}

	private code(): string {
		const group = () => Array.from({ length: 4 }, () => SIGNS[this.random.below(SIGNS.length)]).join("");
		return [group(), group(), group(), group()].join("-");
	}
}

/** What somebody answers who knows everything. */
const rightAnswers = (questions: schema.QuizQuestion[]) =>
	Object.fromEntries(
		questions.map(({ id, kind, options }) => [
			id,
			kind === "short"
				? options.slice(0, 1).map(({ text }) => text)
				: kind === "match"
					? options.map((option) => `${option.id}:${option.pair}`)
					: options.filter(({ right }) => right || kind === "order").map((option) => option.id),
		]),
	);

/** Courses of the tenants that have the module. */
export function makeCourses(world: World): CoursesDemo {
	const demo = new CoursesDemo(world);
	for (const [slug, email, count] of [
		["fjordvik", "admin@fjordvik.test", demoCourses.length],
		["nordlys", "admin@nordlys.test", 3],
	] as const) {
		const tenant = world.tenant(slug);
		if (world.entry(tenant, "courses")) demo.fill(tenant, world.person(email).id, count);
	}
	return demo;
}

/** Writes the demo's courses, their pictures first. */
export async function writeCourses(d1: D1Database, media: R2Bucket, demo: CoursesDemo): Promise<void> {
	for (const { key, bytes } of demo.pictures)
		await media.put(key, bytes, { httpMetadata: { contentType: "image/png" } });
	await insertAll(d1, files, demo.files);
	await insertAll(d1, schema.courses, demo.courses);
	await writeIndex(
		d1,
		demo.courses.map(
			({ tenantId, id, titles }): Entry => [tenantId, getTableName(schema.courses), id, Object.values(titles)],
		),
	);
	await insertAll(d1, schema.courseParts, demo.parts);
	await insertAll(d1, schema.courseTexts, demo.texts);
	await insertAll(d1, schema.courseEnrolments, demo.enrolments);
	await insertAll(d1, schema.courseProgress, demo.progress);
	await insertAll(d1, schema.courseQuestions, demo.questions);
	await insertAll(d1, schema.courseAttempts, demo.attempts);
	await insertAll(d1, schema.courseReadings, demo.readings);
	await insertAll(d1, schema.courseNotes, demo.notes);
	await insertAll(d1, schema.coursePaths, demo.paths);
	await insertAll(d1, schema.coursePathLearners, demo.pathLearners);
	await insertAll(d1, schema.courseCohorts, demo.cohorts);
	await insertAll(d1, schema.courseCohortMembers, demo.cohortMembers);
}
