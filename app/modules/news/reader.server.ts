import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { chooseLanguage } from "#app/platform/i18n.server";
import { notFound, notLoggedIn } from "#app/platform/problems";
import { LEVEL_ALL, may } from "#app/platform/tenant/access";
import type { TenantContext, User } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import { enterOpenModule, enterOpenPlace } from "#app/platform/tenant/open-place.server";
import { readVisitor, type Visitor } from "#app/platform/tenant/visitor.server";
import { newsArticles } from "#db/schema/news";
import { manifest } from "./manifest";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Somebody who reads news in a tenant: a guest, or one with a grant and what their roles and modules open. */
export type Reader = {
	ctx: TenantContext;
	user: User | null;
	/** 0 for a guest. */
	level: number;
	words: string[];
	language: Language;
};

/** The reader of a tenant's news. A tenant that is not there and one without the module give the same answer. */
export async function readerIn(args: Args, tenantGuid: string | undefined): Promise<Reader> {
	const reading = readVisitor(args.request, args.context, { kind: "all" });
	if (tenantGuid === undefined) return readerAmong(args, await reading);
	const [visitor, ctx] = await Promise.all([reading, enterOpenModule(args.context, manifest.key, tenantGuid)]);
	return readerFor(args, visitor, ctx);
}

/** The reader in one of their own tenants, or where none is named in the first with news; asks for nothing more. */
export function readerAmong(args: Args, visitor: Visitor, tenantId?: string): Reader {
	if (!visitor.user) throw notLoggedIn();
	const entry = visitor.entries.find(
		(one) => one.moduleKey === manifest.key && (tenantId === undefined || one.tenantId === tenantId),
	);
	const tenant = visitor.memberships.find((membership) => membership.tenant.id === entry?.tenantId)?.tenant;
	const isOpen = entry && tenant && may(entry, tenant, args.context.now, 0);
	return readerFor(args, visitor, isOpen ? contextFor(args.context, tenant, { kind: "guest" }) : undefined);
}

/** The reader of one item, in the tenant that it belongs to. */
export async function readerOf(args: Args, articleGuid: string, tenantGuid?: string): Promise<Reader> {
	const place = { table: newsArticles, moduleKey: manifest.key, guid: articleGuid, tenantGuid };
	const [visitor, ctx] = await Promise.all([
		readVisitor(args.request, args.context, { kind: "all" }),
		enterOpenPlace(args.context, place),
	]);
	return readerFor(args, visitor, ctx);
}

function readerFor({ request, context: bag }: Args, visitor: Visitor, ctx: TenantContext | undefined): Reader {
	if (!ctx) throw notFound();
	const { user } = visitor;
	const language = chooseLanguage(request, user?.language ?? null);
	if (user?.isSuperadmin) return { ctx, user, level: LEVEL_ALL, words: [], language };
	const membership = visitor.memberships.find(({ tenant }) => tenant.id === ctx.tenant.id);
	const live = visitor.entries.filter(
		(entry) => membership && entry.tenantId === ctx.tenant.id && may(entry, ctx.tenant, bag.now, 0),
	);
	const grant = live.find(({ moduleKey }) => moduleKey === manifest.key);
	if (!membership || !grant) return { ctx, user: null, level: 0, words: [], language };
	const words = [`role:${membership.role}`, ...live.map(({ moduleKey }) => `module:${moduleKey}`)];
	return { ctx, user, level: grant.level, words, language };
}

/** The items that are published for this reader: a guest's are the public ones, level 30 sees all. */
export function openTo({ user, level, words }: Reader): SQL | undefined {
	const isThere = and(eq(newsArticles.isLive, true), isNull(newsArticles.deletedAt));
	if (level >= LEVEL_ALL) return isThere;
	const isPublic = eq(newsArticles.audience, "public");
	if (!user) return and(isThere, isPublic);
	const isChosen = sql`exists (select 1 from json_each(${newsArticles.audienceFor}) where value in (select value from json_each(${JSON.stringify(words)})))`;
	return and(
		isThere,
		or(
			isPublic,
			eq(newsArticles.audience, "tenant"),
			and(eq(newsArticles.audience, "chosen"), isChosen),
			eq(newsArticles.authorId, user.id),
		),
	);
}
