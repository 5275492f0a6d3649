import { getTableName, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { docOf } from "#app/platform/rich-text/document";
import { indexing } from "#app/platform/tenant/search.server";
import { files } from "#db/schema/media";
import * as schema from "#db/schema/task-library";
import { chime, pdf } from "../files/contents";
import { insertAll } from "../insert";
import { landscape } from "../news/picture";
import { seeded } from "../random";
import { DAY, HOUR, MINUTE, type Tenant, type World } from "../world";
import { type DemoScene, demoScenes, films, filmWords, labels, links, topics, translations } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Content = New<typeof schema.learningContents>;
type Stored = { guid: string; name: string; type: string; size: number };

const PICTURES = 6;

/** The demo's learning content: a library, scenes, and people who use them. */
export class TaskLibraryDemo {
	readonly files: New<typeof files>[] = [];
	readonly bytes: { key: string; bytes: Uint8Array; type: string }[] = [];
	readonly contents: Content[] = [];
	readonly scenes: New<typeof schema.learningScenes>[] = [];
	readonly items: New<typeof schema.learningSceneItems>[] = [];
	readonly uses: New<typeof schema.learningUses>[] = [];
	readonly tasks: New<typeof schema.learningTasks>[] = [];
	readonly taken: New<typeof schema.learningTaskPeople>[] = [];
	readonly words: SQL[] = [];
	readonly progress: New<typeof schema.learningProgress>[] = [];
	// Draws of its own: what other modules are filled with stays as it is.
	private readonly random = seeded(86);

	constructor(
		private readonly world: World,
		private readonly tenant: Tenant,
		private readonly authorId: string,
	) {}

	private row(at: number) {
		return { tenantId: this.tenant.id, id: this.random.id(at), createdAt: at, updatedAt: at };
	}

	fill(): void {
		const pictures = Array.from({ length: PICTURES }, (_, seed) => this.picture(seed));
		const sound = this.file("lytt.wav", "audio/wav", chime());
		const pictureOf = (at: number) => pictures[at % PICTURES] as Stored;
		for (const [at, topic] of topics.entries()) {
			const { nb, en } = topic.title;
			const about = { level: topic.level, subject: topic.subject, tags: topic.tags };
			const own = { ...about, coverGuid: pictureOf(at).guid };
			this.content(at, { nb: `Les: ${nb}`, en: `Read: ${en}` }, 5, {
				...{ ...own, kind: "text", skill: "reading", body: docOf(topic.text) as never },
				parts: this.parts([labels.before, { label: labels.words, description: topic.words.join("\n") }, labels.after]),
			});
			this.content(at, { nb: `Lytt: ${nb}`, en: `Listen: ${en}` }, 4, {
				...{ ...own, kind: "audio", skill: "listening", ...this.taking(sound) },
				parts: this.parts([{ label: "Teksten", description: topic.text }]),
			});
			this.content(at, { nb: `Bildet: ${nb}`, en: `The picture: ${en}` }, 6, {
				...{ ...about, kind: "image", skill: "writing", ...this.taking(pictureOf(at)) },
				alt: "Et landskap med hav og åser, og sola på himmelen",
				parts: this.parts([
					{ label: "Fortell", description: "Hva ser du på bildet? Skriv tre setninger." },
					labels.after,
				]),
			});
			const list = this.file(`ordliste-${at + 1}.pdf`, "application/pdf", pdf(`Ordliste: ${nb}`, topic.words));
			this.content(at, { nb: `Ordliste: ${nb}`, en: `Word list: ${en}` }, 3, {
				...{ ...about, kind: "file", skill: "vocabulary", ...this.taking(list) },
				parts: this.parts([{ label: labels.words, description: topic.words.join("\n") }]),
			});
		}
		for (const [at, { video, title, seconds }] of films.entries())
			this.content(topics.length + at, title, Math.round(seconds / 60), {
				...{ kind: "youtube", level: "B1", videoId: video, seconds, coverGuid: pictureOf(at + 1).guid },
				url: `https://www.youtube.com/watch?v=${video}`,
				textInstead: filmWords,
				parts: this.parts([labels.before, labels.after]),
			});
		for (const [at, { url, title, level }] of links.entries())
			this.content(topics.length + films.length + at, title, 10, { kind: "external", level, url });
		this.translate(0, pictureOf(0).guid);
		for (const [at, scene] of demoScenes.entries()) this.scene(scene, pictureOf(at + 2).guid, at);
		this.time();
		this.use();
		this.give();
	}

	private parts(parts: { label: string; description: string }[]): schema.ContentPart[] {
		return parts.map((part) => ({ id: this.random.guid(), ...part }));
	}

	private taking({ guid, name, type, size }: Stored) {
		return { fileGuid: guid, fileName: name, fileType: type, fileSize: size };
	}

	private content(
		at: number,
		titles: { nb: string; en: string },
		minutes: number,
		own: Partial<Content> & Pick<Content, "kind">,
	): void {
		const isDraft = at === topics.length - 1 && own.kind !== "text";
		const row = this.row(this.world.now - (100 - at * 4) * DAY + this.contents.length * MINUTE);
		const texts = [...Object.values(titles), ...(own.tags ?? []), ...(own.parts ?? []).map(({ label }) => label)];
		this.words.push(indexing(this.tenant.id, getTableName(schema.learningContents), row.id, texts));
		this.contents.push({
			...row,
			...{ guid: this.random.guid(), authorId: this.authorId, status: isDraft ? "draft" : "published" },
			...{ titles, language: "nb", sortTitle: titles.nb.toLowerCase(), minutes, sceneCount: 0, openCount: 0 },
			...own,
		});
	}

	/** A text is there in English and Turkish too, on the same card. */
	private translate(at: number, coverGuid: string): void {
		const card = this.contents[at] as Content;
		const { level, subject, minutes } = card;
		const own = { kind: "text", skill: "reading", variantOf: card.id, coverGuid, level, subject } as const;
		for (const { language, title, text } of translations) {
			this.content(at, { nb: card.titles.nb ?? "", en: title }, minutes ?? 0, { ...own, body: docOf(text) as never });
			const made = this.contents.at(-1) as Content;
			Object.assign(made, { language, titles: { [language]: title }, sortTitle: title.toLowerCase() });
			card.variants = { ...card.variants, [language]: made.id };
		}
	}

	/** What the provider shares of it with another organisation. */
	share(receiver: Tenant): void {
		const { tenantId, guid, coverGuid, sceneCount, openCount, learnerSeconds, learnerCount, variants, ...same } = this
			.contents[0] as Content;
		const id = `provided-${same.id}`;
		const of = { providedBy: tenantId, providedOf: same.id, providedAt: same.updatedAt };
		this.words.push(indexing(receiver.id, getTableName(schema.learningContents), id, Object.values(same.titles)));
		this.contents.push({ ...same, ...of, id, tenantId: receiver.id, guid: this.random.guid() });
	}

	/** Learners need longer for two of the texts than their author thought. */
	private time(): void {
		for (const [at, minutes] of [9, 8].entries()) {
			const content = this.contents[at * 4] as Content;
			Object.assign(content, { learnerCount: 14, learnerSeconds: minutes * 60 + 20 });
		}
	}

	private picture(seed: number): Stored {
		const small = landscape(this.random, 480, 270, seed + 20);
		const thumbnailKey = `t/${this.tenant.id}/${this.random.guid()}`;
		this.bytes.push({ key: thumbnailKey, bytes: small, type: "image/png" });
		const whole = landscape(this.random, 1200, 675, seed + 20);
		return this.file(`bilde-${seed + 1}.png`, "image/png", whole, { thumbnailKey, width: 1200, height: 675 });
	}

	private file(name: string, type: string, bytes: Uint8Array, more: Partial<New<typeof files>> = {}): Stored {
		const guid = this.random.guid();
		const key = `t/${this.tenant.id}/${guid}`;
		this.bytes.push({ key, bytes, type });
		this.files.push({
			...{ ...this.row(this.world.now - 100 * DAY), name, type, size: bytes.length, guid, key },
			...{ moduleKey: "task_library", uploaderId: this.authorId, state: "ready", ...more },
		});
		return { guid, name, type, size: bytes.length };
	}

	private scene({ title, intro, topics: chosen, film, isDraft = false }: DemoScene, coverGuid: string, at: number) {
		const row = this.row(this.world.now - (60 - at * 5) * DAY);
		const ofTopics = chosen.flatMap((one) => this.contents.slice(one * 4, one * 4 + 4));
		const all = film === undefined ? ofTopics : [...ofTopics, this.contents[topics.length * 4 + film] as Content];
		const shown = all.filter(({ status }) => status === "published");
		const texts = [...Object.values(title), intro];
		this.words.push(indexing(this.tenant.id, getTableName(schema.learningScenes), row.id, texts));
		this.scenes.push({
			...{ ...row, authorId: this.authorId, titles: title, language: "nb", sortTitle: title.nb.toLowerCase() },
			...{ intro, coverGuid, status: isDraft ? "draft" : "published", contentCount: shown.length },
			minutes: shown.reduce((sum, content) => sum + (content.minutes ?? 0), 0),
		});
		for (const [place, content] of all.entries()) {
			content.sceneCount = (content.sceneCount ?? 0) + 1;
			this.items.push({
				...{ ...row, id: `${row.id}:${content.id}`, sceneId: row.id, contentId: content.id, sortOrder: place + 1 },
			});
		}
	}

	/** The advisor has given their client two tasks: one waits, one was answered. */
	private give(): void {
		const { world, tenant, contents, random } = this;
		const [advisor, client] = [world.person("advisor@fjordvik.test").id, world.person("client@fjordvik.test").id];
		const asked = [
			{
				at: 0,
				answerType: "text",
				words: "Les teksten og skriv tre setninger om din egen arbeidsplass.",
				days: 3,
				ago: 2,
			},
			{ at: 4, answerType: "tick", words: "Les teksten to ganger, gjerne høyt.", days: -4, ago: 9 },
		] as const;
		for (const { at, answerType, words, days, ago } of asked) {
			const content = contents[at] as Content;
			const when = world.now - ago * DAY;
			const row = { tenantId: tenant.id, createdAt: when, updatedAt: when };
			const own = { contentId: content.id, dueOn: new Date(world.now + days * DAY).toISOString().slice(0, 10) };
			const id = random.id(when);
			this.tasks.push({ ...row, ...own, id, authorId: advisor, answerType, words });
			const isDone = answerType === "tick";
			this.taken.push({
				...{ ...row, ...own, id: `${id}:${client}`, taskId: id, userId: client },
				...{ answeredAt: isDone ? when + DAY : null, comment: isDone ? "Så bra! Prøv den neste også." : "" },
				...{ commentedBy: isDone ? advisor : null, commentedAt: isDone ? when + 2 * DAY : null },
			});
		}
	}

	/** Everybody who has the module has opened something, and done a part of a scene. */
	private use(): void {
		const { world, random, tenant } = this;
		const entry = world.entry(tenant, "task_library");
		for (const [number, { userId }] of world.grants.filter((grant) => grant.modulesTenantId === entry?.id).entries()) {
			const opened = this.contents.filter(({ status }) => status === "published" && random.chance(0.25));
			for (const [at, content] of opened.entries()) {
				const when = world.now - at * DAY - number * HOUR;
				content.openCount = (content.openCount ?? 0) + 1;
				this.uses.push({
					...{ tenantId: tenant.id, id: `${content.id}:${userId}`, createdAt: when, updatedAt: when },
					...{ contentId: content.id, userId, openedAt: when, isFavourite: random.chance(0.3) },
				});
			}
			for (const [at, scene] of this.scenes.slice(0, 3).entries()) {
				const steps = this.items.filter(({ sceneId }) => sceneId === scene.id);
				for (const { contentId } of steps.slice(0, at === 0 ? 2 + random.below(4) : random.below(3))) {
					const doneAt = world.now - (10 - at) * DAY;
					this.progress.push({
						...{ tenantId: tenant.id, id: `${scene.id}:${contentId}:${userId}`, createdAt: doneAt, updatedAt: doneAt },
						...{ sceneId: scene.id, contentId, userId, doneAt },
					});
				}
			}
		}
	}
}

/** The learning content of the tenant that has the module. */
export function makeTaskLibrary(world: World): TaskLibraryDemo {
	const tenant = world.tenant("fjordvik");
	const demo = new TaskLibraryDemo(world, tenant, world.person("admin@fjordvik.test").id);
	if (!world.entry(tenant, "task_library")) return demo;
	demo.fill();
	const receiver = world.tenant("kystbyen");
	if (world.entry(receiver, "task_library")) demo.share(receiver);
	return demo;
}

/** Writes it, the bytes of its files first. */
export async function writeTaskLibrary(d1: D1Database, media: R2Bucket, demo: TaskLibraryDemo): Promise<void> {
	for (const { key, bytes, type } of demo.bytes) await media.put(key, bytes, { httpMetadata: { contentType: type } });
	await insertAll(d1, files, demo.files);
	await insertAll(d1, schema.learningContents, demo.contents);
	await insertAll(d1, schema.learningScenes, demo.scenes);
	await insertAll(d1, schema.learningSceneItems, demo.items);
	await insertAll(d1, schema.learningUses, demo.uses);
	await insertAll(d1, schema.learningProgress, demo.progress);
	await insertAll(d1, schema.learningTasks, demo.tasks);
	await insertAll(d1, schema.learningTaskPeople, demo.taken);
	const dialect = new SQLiteSyncDialect();
	const statements = demo.words.map((words) => {
		const { sql, params } = dialect.sqlToQuery(words);
		return d1.prepare(sql).bind(...params);
	});
	if (statements.length > 0) await d1.batch(statements);
}
