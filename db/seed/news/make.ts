import { getTableName, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { toInstant } from "#app/platform/local-time";
import { docOf } from "#app/platform/rich-text/document";
import { indexing } from "#app/platform/tenant/search.server";
import { files } from "#db/schema/media";
import * as news from "#db/schema/news";
import { insertAll } from "../insert";
import { DAY, HOUR, type Tenant, type World } from "../world";
import { landscape } from "./picture";
import { categories, questions, type Story, stories } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Status = "published" | "scheduled" | "draft" | "unpublished";
const PICTURES = 3;

/** The demo's news: published, scheduled, drafts and what is over, with drawn pictures. */
export class NewsDemo {
	readonly categories: New<typeof news.newsCategories>[] = [];
	readonly files: New<typeof files>[] = [];
	readonly pictures: { key: string; bytes: Uint8Array }[] = [];
	readonly articles: New<typeof news.newsArticles>[] = [];
	readonly texts: New<typeof news.newsTexts>[] = [];
	readonly versions: New<typeof news.newsVersions>[] = [];
	readonly receipts: New<typeof news.newsReceipts>[] = [];
	readonly words: SQL[] = [];

	constructor(private readonly world: World) {}

	fill(tenant: Tenant, authorId: string, count: number): void {
		const { world } = this;
		const ids = categories.map((category, sortOrder) => {
			const row = { ...world.row(tenant.id, tenant.createdAt), ...category, sortOrder: sortOrder + 1 };
			this.categories.push(row);
			return row.id;
		});
		const covers = Array.from({ length: PICTURES }, (_, seed) => this.picture(tenant, authorId, seed));
		for (const [index, story] of stories.slice(0, count).entries()) {
			const at = world.now - index * 5 * DAY - (index % 7) * HOUR;
			this.article(tenant, authorId, story, {
				at,
				status: "published",
				categoryId: ids[story.category] as string,
				cover: index % 4 === 3 ? null : (covers[index % PICTURES] as string),
				index,
			});
		}
		const [planned, draft, over] = stories;
		const more: [Story | undefined, Status, number, string][] = [
			[planned, "scheduled", world.now + 3 * DAY, "Påminnelse: "],
			[draft, "draft", world.now - HOUR, "Utkast: "],
			[over, "unpublished", world.now - 200 * DAY, "Fjorårets "],
		];
		for (const [story, status, at, before] of more) {
			if (!story) continue;
			const nb = { ...story.nb, title: `${before}${story.nb.title.charAt(0).toLowerCase()}${story.nb.title.slice(1)}` };
			const own = { ...story, nb, en: undefined };
			this.article(tenant, authorId, own, {
				at,
				status,
				categoryId: ids[story.category] as string,
				cover: covers[0] as string,
				index: 99,
			});
		}
	}

	private picture(tenant: Tenant, uploaderId: string, seed: number): string {
		const { world } = this;
		const row = world.row(tenant.id, world.now - 90 * DAY);
		const [guid, thumbnail] = [world.random.guid(), world.random.guid()];
		const whole = landscape(world.random, 1200, 480, seed);
		const key = `t/${tenant.id}/${guid}`;
		const thumbnailKey = `t/${tenant.id}/${thumbnail}`;
		this.pictures.push({ key, bytes: whole }, { key: thumbnailKey, bytes: landscape(world.random, 480, 270, seed) });
		const about = { name: `landskap-${seed + 1}.png`, type: "image/png", size: whole.length, width: 1200, height: 480 };
		this.files.push({
			...row,
			...about,
			guid,
			key,
			thumbnailKey,
			moduleKey: "news",
			uploaderId,
			state: "ready",
			isPublic: true,
		});
		return guid;
	}

	private article(
		tenant: Tenant,
		authorId: string,
		story: Story,
		given: { at: number; status: Status; categoryId: string; cover: string | null; index: number },
	): void {
		const { world } = this;
		const { at, status, categoryId, cover, index } = given;
		const row = world.row(tenant.id, Math.min(at, world.now) - 2 * HOUR);
		const isLive = status === "published";
		const heads: Record<string, news.Head> = {};
		const states: Record<string, news.State> = {};
		const words: string[] = [];
		for (const language of ["nb", "en"] as const) {
			const text = story[language];
			if (!text) continue;
			const version = world.row(tenant.id, row.createdAt + HOUR);
			const body = docOf(text.body) as unknown as Record<string, unknown>;
			const coverAlt = story.coverAlt[language];
			const shared = { articleId: row.id, language, title: text.title, lead: text.lead, body, coverAlt };
			if (status !== "draft") this.versions.push({ ...version, ...shared, number: 1, minutes: 1, editorId: authorId });
			this.texts.push({
				...world.row(tenant.id, row.createdAt),
				...shared,
				status,
				publishAt: status === "scheduled" ? at : null,
				liveVersionId: isLive ? version.id : null,
				nextVersionId: status === "scheduled" ? version.id : null,
				publishedAt: isLive ? at : null,
			});
			states[language] = { title: text.title, status, at: status === "draft" ? null : at };
			if (isLive)
				heads[language] = {
					title: text.title,
					lead: text.lead,
					coverAlt,
					minutes: 1,
					versionId: version.id,
					at,
					until: null,
				};
			words.push(text.title, text.lead, text.body);
		}
		const titles = Object.values(states)
			.map(({ title }) => title)
			.join("\n")
			.toLowerCase();
		this.articles.push({
			...row,
			guid: world.random.guid(),
			authorId,
			categoryId,
			firstLanguage: "nb",
			coverGuid: cover,
			audience: story.audience,
			audienceFor: story.audience === "chosen" ? ["role:ADVISOR", "role:ADMIN"] : [],
			toldAt: isLive ? at : null,
			asksConfirmation: index === 1,
			questions: index === 1 ? questions : {},
			...(index === 0 && this.jobFair(tenant)),
			pinnedUntil: index === 0 ? world.now + 12 * DAY : 0,
			heads,
			states,
			titles,
			isLive,
			publishedAt: isLive ? at : 0,
		});
		this.words.push(indexing(tenant.id, news.TITLES, row.id, [titles]));
		if (isLive) this.words.push(indexing(tenant.id, getTableName(news.newsArticles), row.id, words));
		if (index < 4) this.reading(tenant, row.id, at, index === 1);
	}

	/** The event of the first story, next time that its day comes. */
	private jobFair({ timeZone }: Tenant) {
		const inYear = (year: number) => toInstant(`${year}-12-03T10:00`, timeZone);
		const year = new Date(this.world.now).getUTCFullYear();
		const eventStartsAt = inYear(year) < this.world.now ? inYear(year + 1) : inYear(year);
		return { eventStartsAt, eventEndsAt: eventStartsAt + 5 * HOUR, eventPlace: "Kulturhuset, Storsalen" };
	}

	private reading(tenant: Tenant, articleId: string, at: number, asks: boolean): void {
		const { world } = this;
		const entry = world.entry(tenant, "news");
		for (const { userId } of world.grants.filter((grant) => grant.modulesTenantId === entry?.id)) {
			if (world.random.chance(0.45)) continue;
			const readAt = at + Math.floor((world.now - at) * 0.4);
			const confirmedAt = asks && world.random.chance(0.7) ? readAt : null;
			this.receipts.push({ ...world.row(tenant.id, readAt), articleId, userId, language: "nb", readAt, confirmedAt });
		}
	}
}

/** News of the tenants that have the module. */
export function makeNews(world: World): NewsDemo {
	const demo = new NewsDemo(world);
	for (const [slug, email, count] of [
		["fjordvik", "admin@fjordvik.test", stories.length],
		["nordlys", "admin@nordlys.test", 6],
	] as const) {
		const tenant = world.tenant(slug);
		if (world.entry(tenant, "news")) demo.fill(tenant, world.person(email).id, count);
	}
	return demo;
}

/** Writes the demo's news, its pictures first. */
export async function writeNews(d1: D1Database, media: R2Bucket, demo: NewsDemo): Promise<void> {
	for (const { key, bytes } of demo.pictures)
		await media.put(key, bytes, { httpMetadata: { contentType: "image/png" } });
	await insertAll(d1, files, demo.files);
	await insertAll(d1, news.newsCategories, demo.categories);
	await insertAll(d1, news.newsArticles, demo.articles);
	await insertAll(d1, news.newsTexts, demo.texts);
	await insertAll(d1, news.newsVersions, demo.versions);
	await insertAll(d1, news.newsReceipts, demo.receipts);
	const dialect = new SQLiteSyncDialect();
	const statements = demo.words.map((statement) => {
		const { sql, params } = dialect.sqlToQuery(statement);
		return d1.prepare(sql).bind(...params);
	});
	if (statements.length > 0) await d1.batch(statements);
}
