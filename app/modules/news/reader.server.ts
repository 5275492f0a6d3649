import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { openedByTempGrant } from "#app/directory/temp-grants.server";
import type { Language } from "#app/platform/i18n";
import { chooseLanguage } from "#app/platform/i18n.server";
import { notAllowed, notFound, notLoggedIn } from "#app/platform/problems";
import { LEVEL_ALL, may } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type {
	Entry,
	Membership,
	PersonContext,
	Tenant,
	TenantContext,
	User,
	Visit,
} from "#app/platform/tenant/context";
import { contextFor, findTenant } from "#app/platform/tenant/enter.server";
import { type Principal, readPrincipal } from "#app/platform/tenant/principal.server";
import { enterOpenModule, enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { tempGrants } from "#db/schema/directory";
import { newsArticles } from "#db/schema/news";
import { personWord } from "./audience.server";
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
	const reading = readPrincipal(args.request, args.context, { kind: "all" });
	if (tenantGuid === undefined) return readerAnywhere(args, await reading);
	const [principal, ctx] = await Promise.all([reading, enterOpenModule(args.context, manifest.key, tenantGuid)]);
	return readerFor(args, principal, ctx);
}

/** Nobody is signed in to a feed: it holds what is public, whoever asks. */
export async function guestIn(args: Args & Pick<LoaderFunctionArgs, "params">): Promise<Reader> {
	return { ...(await readerIn(args, args.params.guid)), user: null, level: 0, words: [] };
}

/** The reader in the first of their own tenants that has news for them; asks for nothing more. */
function readerAnywhere(args: Args, principal: Principal): Reader {
	if (!principal.user) throw notLoggedIn();
	const open = principal.memberships.find(({ tenant }) => isOpenIn(principal, tenant, args.context.now));
	return readerFor(args, principal, open && contextFor(args.context, open.tenant, { kind: "guest" }));
}

/**
 * The reader in a tenant by its id: a tenant that is not theirs is not there, and in one of their own without a grant that
 * lives they are not allowed. The super-admin reads in all of them.
 */
export async function readerByTenant(args: Args, tenantId: string): Promise<Reader> {
	const principal = await readPrincipal(args.request, args.context, { kind: "all" });
	if (!principal.user) throw notLoggedIn();
	const own = principal.memberships.find(({ tenant }) => tenant.id === tenantId)?.tenant;
	if (principal.user.isSuperadmin && !own) {
		const foreign = await findTenant(args.context, { id: tenantId });
		return readerIn(args, foreign?.guid ?? "");
	}
	if (!own) throw notFound();
	assertOpenIn(principal, own, args.context.now);
	return readerFor(args, principal, contextFor(args.context, own, { kind: "guest" }));
}

/**
 * The reader of one item by its id, in the one of their tenants that it belongs to. An item of another tenant is not there;
 * one of a tenant in which the reader has no grant that lives they are not allowed.
 */
export async function readerById(args: Args, id: string): Promise<Reader> {
	const principal = await readPrincipal(args.request, args.context, { kind: "all" });
	if (!principal.user) throw notLoggedIn();
	const reads = new ReadBatch();
	const found = principal.memberships.map(({ tenant }) => {
		const ctx = contextFor(args.context, tenant, { kind: "guest" });
		return { ctx, article: reads.add(ctx.rows.finding(newsArticles, id)) };
	});
	const [first] = found;
	if (first) await reads.send(first.ctx.rows);
	for (const { ctx, article } of found) {
		if (!article()) continue;
		assertOpenIn(principal, ctx.tenant, args.context.now);
		return readerFor(args, principal, ctx);
	}
	throw notFound();
}

/** A reader of the one item of their own tenants that a temporary grant opens to them, as it is and as it is written. */
export async function readerByGrant({ request, context }: Args, { guid, id }: { guid?: string; id?: string }) {
	const { user, memberships } = await readPrincipal(request, context, { kind: "all" });
	if (!user || (guid === undefined && id === undefined)) return undefined;
	const byGuid = sql`${tempGrants.recordId} = (select ${newsArticles.id} from ${newsArticles} where ${newsArticles.tenantId} = ${tempGrants.tenantId} and ${newsArticles.guid} = ${guid?.toLowerCase()})`;
	const member = { id: user.id, tenants: memberships.map(({ tenant }) => tenant) };
	const wanted = { kind: "news", is: id === undefined ? byGuid : eq(tempGrants.recordId, id) } as const;
	const opened = await openedByTempGrant(request, context, member, wanted);
	const ctx = opened && (await enterOpenModule(context, manifest.key, opened.ctx.tenant.guid));
	if (!ctx) return undefined;
	const language = chooseLanguage(request, user.language);
	const reader: Reader = { ctx, user, level: LEVEL_ALL, words: [], language };
	return { reader, id: opened.recordId };
}

function isOpenIn(principal: Principal, tenant: Tenant, now: Date): boolean {
	const entry = principal.entries.find((one) => one.tenantId === tenant.id && one.moduleKey === manifest.key);
	return entry !== undefined && may(entry, tenant, now, 0);
}

function assertOpenIn(principal: Principal, tenant: Tenant, now: Date): void {
	if (!principal.user?.isSuperadmin && !isOpenIn(principal, tenant, now)) throw notAllowed();
}

/** The reader of one item, in the tenant that it belongs to. */
export async function readerOf(args: Args, articleGuid: string, tenantGuid?: string): Promise<Reader> {
	const place = { table: newsArticles, moduleKey: manifest.key, guid: articleGuid, tenantGuid };
	const [principal, ctx] = await Promise.all([
		readPrincipal(args.request, args.context, { kind: "all" }),
		enterPublicTarget(args.context, place),
	]);
	return readerFor(args, principal, ctx);
}

function readerFor({ request, context }: Args, principal: Principal, ctx: TenantContext | undefined): Reader {
	if (!ctx) throw notFound();
	const { user } = principal;
	const language = chooseLanguage(request, user?.language ?? null);
	if (user?.isSuperadmin) return { ctx, user, level: LEVEL_ALL, words: [], language };
	const membership = principal.memberships.find(({ tenant }) => tenant.id === ctx.tenant.id);
	const live = principal.entries.filter(
		(entry) => membership && entry.tenantId === ctx.tenant.id && may(entry, ctx.tenant, context.now, 0),
	);
	const grant = live.find(({ moduleKey }) => moduleKey === manifest.key);
	if (!membership || !grant) return { ctx, user: null, level: 0, words: [], language };
	return { ctx, user, level: grant.level, words: user ? audiencesOf(user, membership, live) : [], language };
}

/** A member of a tenant whose news are open to them. */
export function memberReader(visit: Visit, { memberships, entries }: PersonContext): Reader {
	const { tenant, user, access, language, now } = visit;
	const membership = memberships.find((one) => one.tenant.id === tenant.id);
	const live = entries.filter((entry) => entry.tenantId === tenant.id && may(entry, tenant, now, 0));
	return {
		ctx: visit,
		user,
		level: access.level,
		words: membership ? audiencesOf(user, membership, live) : [],
		language,
	};
}

/** What an item is for, where it is for this member. */
const audiencesOf = ({ id }: User, { role }: Membership, live: readonly Entry[]) => [
	personWord(id),
	`role:${role}`,
	...live.map(({ moduleKey }) => `module:${moduleKey}`),
];

/** The items that are published for this reader: a guest's are the public ones, level 30 sees all. */
export function openTo({ user, level, words }: Reader): SQL | undefined {
	const isThere = and(eq(newsArticles.isLive, true), isNull(newsArticles.deletedAt));
	if (level >= LEVEL_ALL) return isThere;
	const isPublic = eq(newsArticles.audience, "public");
	if (!user) return and(isThere, isPublic);
	const isChosen = sql`exists (select 1 from json_each(${newsArticles.audienceFor}) where ${among(sql`value`, words)})`;
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
