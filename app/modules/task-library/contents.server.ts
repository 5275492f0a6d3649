import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row, TenantRows } from "#app/platform/tenant/rows.server";
import { learningContents, learningSceneItems, learningScenes, learningUses } from "#db/schema/task-library";
import { levels, professions, skills, statuses, subjects } from "./choices";
import { contentList } from "./contents.list";
import { titleOf } from "./titles.server";

export type Content = Row<typeof learningContents>;

const DAY = 86_400_000;
/** How long something that was opened counts as recently used. */
const RECENT_DAYS = 30;

/** Whether a visitor writes contents and scenes, and sees drafts. */
export const writes = ({ access }: Visit) => access.level >= LEVEL_ALL;

/** A condition on contents: those that the visitor may open. */
export function openContents(visit: Visit): SQL {
	const isOpen = isKept(learningContents);
	return writes(visit) ? isOpen : (and(isOpen, eq(learningContents.status, "published")) as SQL);
}

/** A condition on contents: they stand in the library by themselves, and not on the card of the same in another language. */
export function onCards(visit: Visit): SQL {
	const hasCard = sql`exists (select 1 from ${learningContents} as card where card.tenant_id = ${visit.tenant.id}
		and card.id = ${learningContents.variantOf} and card.deleted_at is null ${writes(visit) ? sql`` : sql`and card.status = 'published'`})`;
	return sql`(${learningContents.variantOf} is null or not ${hasCard})`;
}

/** The languages of a card, with their contents, as JSON. */
const languagesOfCard = sql`json_patch(${learningContents.variants}, json_object(${learningContents.language}, ${learningContents.id}))`;

/** A condition on contents: they are the tenant's own, and not shared by the provider. */
export const areOwn = isNull(learningContents.providedOf);

/** What is done to many at once: the tenant's own, and of a list's query what stands in the list. */
const chosenOwn = (visit: Visit, matching: string | undefined): SQL =>
	and(openContents(visit), areOwn, matching === undefined ? undefined : onCards(visit)) as SQL;

/** A condition on contents: somebody has used them in this way. */
const isUsedBy = (tenantId: string, userId: string, how: SQL) =>
	sql`exists (select 1 from ${learningUses} where ${learningUses.tenantId} = ${tenantId} and ${learningUses.userId} = ${userId}
		and ${learningUses.contentId} = ${learningContents.id} and ${how})`;

const isOrNot = (isAsked: boolean, condition: SQL) => (isAsked ? condition : sql`not ${condition}`);

/** What a content is found by: its titles, its tags, and what its parts are called. */
export const textsOf = ({ titles, tags, parts }: Pick<Content, "titles" | "tags" | "parts">) => [
	...Object.values(titles),
	...tags,
	...parts.map(({ label }) => label),
];

const isAmong = (rows: Content[]) => JSON.stringify(rows.map(({ id }) => id));

export const contents = resource(contentList, learningContents, {
	columns: {
		title: learningContents.sortTitle,
		kind: learningContents.kind,
		id: learningContents.id,
		language: {
			by: learningContents.language,
			where: ({ op, values }) => {
				const isAmong = sql`exists (select 1 from json_each(${languagesOfCard}) where ${among(sql`key`, values)})`;
				if (values.length === 0) return op === "filled" ? undefined : sql`0`;
				return isOrNot(op !== "not", isAmong);
			},
		},
		level: { by: learningContents.level, none: "" },
		subject: { by: learningContents.subject, none: "" },
		profession: { by: learningContents.profession, none: "" },
		skill: { by: learningContents.skill, none: "" },
		tags: { by: sql`${learningContents.tags}` },
		minutes: learningContents.minutes,
		used: learningContents.openCount,
		scenes: learningContents.sceneCount,
		status: learningContents.status,
		created: learningContents.createdAt,
		favourite: {
			where: ({ values }, { tenantId, userId }) =>
				isOrNot(values[0] === "yes", isUsedBy(tenantId, userId, eq(learningUses.isFavourite, true))),
		},
		recent: {
			where: ({ values }, { tenantId, userId, now }) =>
				isOrNot(
					values[0] === "yes",
					isUsedBy(tenantId, userId, sql`${learningUses.openedAt} > ${now.getTime() - RECENT_DAYS * DAY}`),
				),
		},
	},
	visible: (visit) => and(openContents(visit), onCards(visit)) as SQL,
	cells: {
		title: ({ row }) => titleOf(row),
		tags: ({ row }) => row.tags.join(", "),
	},
	file: "library",
	trash: {
		chosen: chosenOwn,
		open: () => areOwn,
		name: titleOf,
		sought: learningContents.sortTitle,
		texts: textsOf,
		after: ({ rows }, found) => [recountingScenesOf(rows, isAmong(found)), ...recountingVariants(rows, found)],
		level: LEVEL_ALL,
	},
});

/** Sets what many contents of the tenant's own are sorted by, or whether they are published. */
export const contentFields = bulkField({
	source: contents.source,
	values: {
		level: z.enum(["", ...levels]),
		subject: z.enum(["", ...subjects]),
		profession: z.enum(["", ...professions]),
		skill: z.enum(["", ...skills]),
		status: z.enum(statuses),
	},
	chosen: chosenOwn,
	visible: (visit) => and(openContents(visit), areOwn) as SQL,
	after: ({ rows }, found) => [recountingScenesOf(rows, isAmong(found)), ...recountingVariants(rows, found)],
	feedback: { same: "taskLibrary:errors.nothingChanges", back: "taskLibrary:snackbar.fieldsBack" },
	level: LEVEL_ALL,
});

/** For one `rows.read`: a content, where the visitor may open it. */
export function readingOpen(visit: Visit, id: string): PendingQuery<Content | undefined> {
	const { query, shape } = visit.rows.listing(learningContents, {
		where: and(eq(learningContents.id, id), openContents(visit)),
		limit: 1,
	});
	return { query, shape: (rows) => shape(rows)[0] };
}

/** A content that is not in the trash, for whoever may change it; `notFound` else. */
export async function findContent(ctx: TenantContext, id: string): Promise<Content> {
	const content = await ctx.rows.find(learningContents, id);
	if (!content || content.deletedAt !== null) throw notFound();
	return content;
}

/** The same of one that the tenant may change; `notAllowed` for what the provider shares. */
export async function findOwn(ctx: TenantContext, id: string): Promise<Content> {
	const content = await findContent(ctx, id);
	if (content.providedOf !== null) throw notAllowed();
	return content;
}

/** Tags that a list offers at most. */
const TAGS_MOST = 200;

/** For one `rows.read`: the tags of the contents that the visitor may open. */
export function readingTags(visit: Visit): PendingQuery<string[]> {
	const query = visit.rows
		.select(learningContents, { tag: sql<string>`tag.value`.as("tag") })
		.innerJoin(sql`json_each(${learningContents.tags}) as tag`, sql`true`)
		.where(and(openContents(visit), onCards(visit)))
		.groupBy(sql`tag.value`)
		.orderBy(sql`tag.value`)
		.limit(TAGS_MOST);
	return { query, shape: (found) => (found as { tag: string }[]).map(({ tag }) => tag) };
}

/** For one `rows.read`: how many cards there are in each language. */
export function readingLanguages(visit: Visit): PendingQuery<Map<string, number>> {
	const query = visit.rows
		.select(learningContents, { value: sql<string>`spoken.key`.as("spoken"), count: sql<number>`count(*)`.as("cards") })
		.innerJoin(sql`json_each(${languagesOfCard}) as spoken`, sql`true`)
		.where(and(openContents(visit), onCards(visit)))
		.groupBy(sql`spoken.key`);
	const shape = (found: unknown[]) =>
		new Map((found as { value: string; count: number }[]).map(({ value, count }) => [value, count]));
	return { query, shape };
}

/** The writes that say anew which languages the cards of these contents have; stand after the write that changes one of them. */
export const recountingVariants = (rows: TenantRows, found: readonly Pick<Content, "variantOf">[]): PendingWrite[] => {
	const cards = [...new Set(found.flatMap(({ variantOf }) => variantOf ?? []))];
	if (cards.length === 0) return [];
	const other = alias(learningContents, "other");
	return [
		rows.deriving(learningContents, among(learningContents.id, cards), {
			variants: sql`(select coalesce(json_group_object(${other.language}, ${other.id}), '{}') from ${learningContents} as other
				where ${other.tenantId} = ${rows.tenantId} and ${other.variantOf} = ${learningContents.id}
				and ${other.deletedAt} is null and ${other.status} = 'published')`,
		}),
	];
};

/** Learners of whom it is known how long they needed, before that counts. */
export const TIMED_LEAST = 5;

/** The minutes that a content takes: those that learners need, as soon as enough of them were timed. */
const minutesNeeded = sql`case when ${learningContents.learnerCount} >= ${TIMED_LEAST}
	then max(1, round(${learningContents.learnerSeconds} / 60.0)) else ${learningContents.minutes} end`;

/** Contents that stand in a scene for whoever learns from it. */
const isShown = and(isNull(learningContents.deletedAt), eq(learningContents.status, "published")) as SQL;

/** The write that counts scenes anew, by a condition on them; stands after the write that changes what is in them. */
export function recountingScenes(rows: TenantRows, which: string | SQL): PendingWrite {
	const from = sql`from ${learningSceneItems} inner join ${learningContents}
		on ${learningContents.tenantId} = ${learningSceneItems.tenantId} and ${learningContents.id} = ${learningSceneItems.contentId}
		where ${learningSceneItems.tenantId} = ${rows.tenantId} and ${learningSceneItems.sceneId} = ${learningScenes.id} and ${isShown}`;
	return rows.deriving(learningScenes, which, {
		contentCount: sql`(select count(*) ${from})`,
		minutes: sql`(select coalesce(sum(cast(${minutesNeeded} as integer)), 0) ${from})`,
	});
}

/** The same for the scenes in which some contents stand; `ids`: theirs as JSON. */
export const recountingScenesOf = (rows: TenantRows, ids: string): PendingWrite =>
	recountingScenes(
		rows,
		sql`${learningScenes.id} in (select ${learningSceneItems.sceneId} from ${learningSceneItems}
			where ${learningSceneItems.tenantId} = ${rows.tenantId} and ${learningSceneItems.contentId} in (select value from json_each(${ids})))`,
	);

/** The write that counts anew in how many scenes contents stand: one of them, or those that fit. */
export const recountingUses = (rows: TenantRows, which: string | SQL): PendingWrite =>
	rows.deriving(learningContents, which, {
		sceneCount: sql`(select count(*) from ${learningSceneItems} inner join ${learningScenes}
			on ${learningScenes.tenantId} = ${learningSceneItems.tenantId} and ${learningScenes.id} = ${learningSceneItems.sceneId}
			where ${learningSceneItems.tenantId} = ${rows.tenantId} and ${learningSceneItems.contentId} = ${learningContents.id}
			and ${learningScenes.deletedAt} is null)`,
	});
