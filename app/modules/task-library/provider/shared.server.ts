import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { among } from "#app/platform/tenant/among.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { readingTenantsWith } from "#app/platform/tenant/tenants-with.server";
import { learningContents } from "#db/schema/task-library";
import { manifest } from "../manifest";
import { titleOf } from "../titles.server";
import { receiveJob, withdrawJob } from "./receive.server";
import type { SharedQuery, SharedRef, ShareInput, WithdrawInput } from "./shared.schema";

/** Shared contents and contents to choose from, at most. */
const SHARED_MOST = 2000;
const OFFERED_MOST = 100;

type SharedRow = Pick<
	typeof learningContents.$inferSelect,
	"titles" | "language" | "kind" | "tenantId" | "providedAt"
> & {
	contentId: string;
	from: string;
	newestAt: number | null;
};

/** What is shared: of each content a row for every organisation that has it. */
const readingShared = ({ across }: PortalContext, only?: SQL) => {
	const source = alias(learningContents, "source");
	return across.reading<SharedRow>((db) =>
		db
			.select({
				...{ contentId: sql<string>`${learningContents.providedOf}`.as("content_id"), titles: learningContents.titles },
				...{
					from: sql<string>`${learningContents.providedBy}`.as("provided_from"),
					language: learningContents.language,
				},
				...{
					kind: learningContents.kind,
					tenantId: learningContents.tenantId,
					providedAt: learningContents.providedAt,
				},
				newestAt: sql<number | null>`${source.updatedAt}`.as("newest_at"),
			})
			.from(learningContents)
			.leftJoin(
				source,
				and(eq(source.tenantId, learningContents.providedBy), eq(source.id, learningContents.providedOf)),
			)
			.where(
				and(
					ofTenants(learningContents.tenantId),
					isNotNull(learningContents.providedOf),
					isNull(learningContents.deletedAt),
					only,
				),
			)
			.orderBy(asc(learningContents.sortTitle), asc(learningContents.id))
			.limit(SHARED_MOST),
	);
};

/** Published contents of an organisation's own. */
const readingOffered = ({ across }: PortalContext, from: string, find = "") =>
	across.listing(learningContents, {
		where: and(
			eq(learningContents.tenantId, from),
			eq(learningContents.status, "published"),
			isNull(learningContents.deletedAt),
			isNull(learningContents.providedOf),
			sql`instr(${learningContents.sortTitle}, ${find.toLowerCase()}) > 0`,
		),
		orderBy: [asc(learningContents.sortTitle), asc(learningContents.id)],
		limit: OFFERED_MOST,
	});

/** What the provider shares, and where an organisation is chosen what of it can be shared. */
export async function showShared(ctx: PortalContext, { from, find }: z.output<typeof SharedQuery>) {
	const found = await ctx.across.read({
		known: readingTenantsWith(ctx, manifest.key),
		shared: readingShared(ctx),
		offered: readingOffered(ctx, from ?? "", find),
	});
	const nameOf = (id: string) => found.known.find((one) => one.id === id)?.name ?? "";
	const ids = [...new Set(found.shared.map(({ contentId }) => contentId))];
	return {
		tenants: found.known,
		from: found.known.some(({ id }) => id === from) ? (from ?? null) : null,
		find: find ?? "",
		offered: found.offered.map((content) => ({
			id: content.id,
			title: titleOf(content),
			kind: content.kind,
			language: content.language,
		})),
		shared: ids.flatMap((id) => {
			const rows = found.shared.filter(({ contentId }) => contentId === id);
			const [first] = rows;
			if (!first) return [];
			return [
				{
					...{ id: first.contentId, title: titleOf(first), kind: first.kind, from: nameOf(first.from) },
					isOld: rows.some(({ providedAt, newestAt }) => newestAt !== null && providedAt !== newestAt),
					tenants: rows.map(({ tenantId }) => ({ id: tenantId, name: nameOf(tenantId) })),
				},
			];
		}),
	};
}
export type SharedContent = Awaited<ReturnType<typeof showShared>>["shared"][number];

/** Shares contents of an organisation with others, which get them by the queue. */
export async function share(ctx: PortalContext, { from, contents, tenants: to }: z.output<typeof ShareInput>) {
	const { known, own } = await ctx.across.read({
		known: readingTenantsWith(ctx, manifest.key),
		own: ctx.across.listing(learningContents, {
			where: and(
				eq(learningContents.tenantId, from),
				among(learningContents.id, contents),
				eq(learningContents.status, "published"),
				isNull(learningContents.deletedAt),
				isNull(learningContents.providedOf),
			),
			limit: contents.length,
		}),
	});
	const receivers = to.filter((id) => id !== from && known.some((one) => one.id === id));
	if (own.length !== new Set(contents).size) throw notFound();
	if (receivers.length === 0) throw invalid({ tenants: "sharedLibrary:errors.noTenant" });
	await sendTo(
		ctx,
		from,
		own.map(({ id }) => id),
		receivers,
	);
	return told("shared", receivers.length);
}

/** Sends the newest version of a content to all who have it. */
export async function sendAgain(ctx: PortalContext, { content }: z.output<typeof SharedRef>) {
	const rows = await sharedRows(ctx, content);
	await sendTo(
		ctx,
		rows[0]?.from ?? "",
		[content],
		rows.map(({ tenantId }) => tenantId),
	);
	return told("sent", rows.length);
}

/** Takes a content back from one organisation, or from all; what they have copied stays theirs. */
export async function withdraw(ctx: PortalContext, { content, tenant }: z.output<typeof WithdrawInput>) {
	const rows = (await sharedRows(ctx, content)).filter(({ tenantId }) => tenant === undefined || tenantId === tenant);
	if (rows.length === 0) throw notFound();
	await enqueueMany(
		ctx.context,
		withdrawJob,
		rows.map(({ tenantId }) => ({ tenantId, payload: { contentId: content }, id: newId(ctx.now.getTime()) })),
	);
	return told("withdrawn", rows.length);
}

async function sharedRows(ctx: PortalContext, contentId: string): Promise<SharedRow[]> {
	const { rows } = await ctx.across.read({ rows: readingShared(ctx, eq(learningContents.providedOf, contentId)) });
	if (rows.length === 0) throw notFound();
	return rows;
}

const sendTo = ({ context, now }: PortalContext, from: string, contents: string[], to: string[]) =>
	enqueueMany(
		context,
		receiveJob,
		contents.flatMap((contentId) =>
			to.map((tenantId) => ({ tenantId, payload: { from, contentId }, id: newId(now.getTime()) })),
		),
	);

const told = (name: string, count: number) =>
	done({ snackbar: { key: `sharedLibrary:told.${name}`, params: { count }, kind: "success" } });
