import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { keyset, pageOf } from "#app/platform/paging.server";
import { verifyPassword } from "#app/platform/password.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { readCookie } from "#app/platform/session.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { files, mediaFolders, mediaRules, mediaShares } from "#db/schema/media";
import { isOpenedToRead } from "../opened-to-read.server";
import { serveFile, servesStart } from "../serve.server";
import { noting } from "./events.server";
import { PDF, shownInline } from "./file-types";
import { isReachedByLink, type Share } from "./rights.server";
import { linkPath } from "./shares.server";
import type { LinkPassword } from "./sharing.schema";
import { type Folder, foldersUnder, isKeptFolder, isListed, type LibraryFile } from "./tree.server";
import { LIBRARY } from "./upload/land.server";
import { type Rules, rulesOf } from "./usage.server";

export type OpenLink = {
	ctx: TenantContext;
	link: Share;
	file: LibraryFile | null;
	folder: Folder | null;
	rules: Rules;
};

/**
 * What a link opens. One that is unknown, revoked, over, used up, or whose file has gone gives the same answer. Whether its
 * password was given is for the caller (`isUnlocked`).
 */
export async function openLink(context: RequestContext, token: string): Promise<OpenLink> {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: mediaShares, moduleKey: LIBRARY, tokenHash });
	if (!ctx) throw notFound();
	const found = await ctx.rows.read({
		links: ctx.rows.listingWith(
			mediaShares,
			{ file: [files, mediaShares.fileId], folder: [mediaFolders, mediaShares.folderId] },
			{
				where: and(
					eq(mediaShares.tokenHash, tokenHash),
					eq(mediaShares.targetKind, "link"),
					sql`${mediaShares.revokedAt} is null`,
					or(sql`${mediaShares.expiresAt} is null`, gt(mediaShares.expiresAt, context.now.getTime())),
				),
				limit: 1,
			},
		),
		rules: ctx.rows.finding(mediaRules, "rules"),
	});
	const [one] = found.links;
	const file = one?.file?.deletedAt === null && one.file.state === "ready" ? one.file : null;
	const folder = one?.folder?.deletedAt === null ? one.folder : null;
	if (!one || (!file && !folder)) throw notFound();
	return { ctx, link: one.row, file, folder, rules: rulesOf(found.rules) };
}

/** The cookie in which a browser keeps that it knows a link's password. */
const cookieOf = (link: Share) => `link_${link.id.replaceAll("-", "").slice(-12)}`;
/** Only who knows the stored hash can make it, and another password makes another. */
const proofOf = (link: Share) => hashToken(`${link.id}:${link.passwordHash}`);

/** Whether the visitor has given the link's password, or it has none. */
export async function isUnlocked(request: Request, link: Share): Promise<boolean> {
	return link.passwordHash === null || readCookie(request, cookieOf(link)) === (await proofOf(link));
}

/** Tries of a link's password that one network has. */
const TRIES = { limit: 10, window: 15 * MINUTE };

/** Takes a link's password; the browser then keeps that it knows it. Throws `invalid` for a wrong one, `tooMany` after ten. */
export async function unlockLink(
	{ request, context }: ActionFunctionArgs,
	{ token, password }: z.output<typeof LinkPassword>,
) {
	return unlock(context, request, (await openLink(context, token)).link, password);
}

/** The same of a link that is open already. */
export async function unlock(context: RequestContext, request: Request, link: Share, password: string) {
	if (link.passwordHash !== null) {
		await countUse(context, request, `file-link:${link.id}`, TRIES);
		if (!(await verifyPassword(password, link.passwordHash)))
			throw invalid({ password: "media:errors.linkWrongPassword" });
	}
	return done({ headers: { "Set-Cookie": await keyOf(context, link) } });
}

async function keyOf(context: RequestContext, link: Share): Promise<string> {
	const path = linkPath("", link.rights).slice(0, -1);
	const secure = context.env.ENVIRONMENT === "local" ? "" : "; Secure";
	return `${cookieOf(link)}=${await proofOf(link)}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=86400${secure}`;
}

/** What the page of a link shows: the file, or a page of the folder's files; nothing but that it is locked where it is. */
export async function showLink({ request, context, params }: LoaderFunctionArgs) {
	const { ctx, link, file, folder } = await openLink(context, params.token ?? "");
	if (link.rights === "upload") throw redirect(linkPath(params.token ?? "", link.rights));
	const { name: organisation } = ctx.tenant;
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	const title = t("fileLink:title", { organisation });
	const known = { brand: tenantBrand(ctx.tenant), language, title, expiresAt: link.expiresAt, label: link.label };
	if (!(await isUnlocked(request, link))) return { ...known, isLocked: true as const };
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	const page = folder ? await listFiles(ctx, link, folder, cursor) : { items: file ? [file] : [], next: null };
	context.waitUntil(noteUse(ctx, link, "views"));
	return {
		...known,
		isLocked: false as const,
		name: file?.name ?? folder?.name ?? "",
		allowDownload: link.allowDownload,
		downloadsLeft: downloadsLeft(link),
		files: page.items.map(({ guid, name, size, kind, type, thumbnailKey }) => ({
			...{ guid, name, size, kind, type, hasThumbnail: thumbnailKey !== null },
			url: linkFilePath(params.token ?? "", guid),
		})),
		next: page.next,
	};
}

/** Files in the folder of a link and all below it, by name. */
async function listFiles(ctx: TenantContext, link: Share, folder: Folder, cursor?: string) {
	const place = keyset([files.sortName, files.id], { cursor });
	const rows = await ctx.rows.list(files, {
		where: and(
			sql`${files.folderId} in ${foldersUnder(ctx, folder.path)}`,
			isListed,
			isReachedByLink(link),
			place.where,
		),
		orderBy: [asc(files.sortName), asc(files.id)],
		limit: 101,
	});
	return pageOf(rows, 100, ({ sortName, id }) => [sortName, id]);
}

/** The bytes of one file of a link. A download counts, and is refused when the link's number is used up. */
export async function serveLink(args: LoaderFunctionArgs): Promise<Response> {
	const { request, context, params } = args;
	const { ctx, link, rules, found } = await openLinkFile(args);
	const asked = new URL(request.url).searchParams;
	const small = asked.get("size") === "small";
	const isDownload = asked.has("download");
	const hidesLocation = rules.removesLocation;
	if (small) return serveFile(context, found, request, { small, hidesLocation });
	if (!link.allowDownload && (isDownload || !isLookedAt(found.type))) throw notAllowed();
	if (!isDownload && isOpenedToRead(request, found)) throw redirect(linkReaderPath(params.token ?? "", found.guid));
	// Where only so many may have it, looking counts as well, and each time it is all of it: of parts nobody could say
	// which belong together. The reader would ask for the first part twice: whoever looks once is counted once.
	const isCounted = link.maxDownloads !== null;
	const isWhole = isCounted || (!isDownload && found.type === PDF);
	const use = isDownload || isCounted ? "downloads" : "views";
	if ((isWhole || servesStart(request, found)) && !(await noteUse(ctx, link, use, found))) throw notFound();
	return serveFile(context, found, request, { isDownload, isWhole, hidesLocation });
}

/** What the reader's page shows of a PDF of a link, with the address of its bytes; `notFound` when its number is used up. */
export async function showLinkInReader(args: LoaderFunctionArgs) {
	const { link, found } = await openLinkFile(args);
	if (downloadsLeft(link) === 0) throw notFound();
	const url = linkFilePath(args.params.token ?? "", found.guid);
	if (found.type !== PDF) throw redirect(url);
	return { title: found.name, name: found.name, size: found.size, url, mayDownload: link.allowDownload };
}

async function openLinkFile({ request, context, params }: LoaderFunctionArgs) {
	const { ctx, link, file, folder, rules } = await openLink(context, params.token ?? "");
	if (link.rights === "upload" || !(await isUnlocked(request, link))) throw notFound();
	const found = file ?? (folder && (await fileIn(ctx, link, folder, params.guid ?? "")));
	if (!found || found.guid !== (params.guid ?? "").toLowerCase()) throw notFound();
	return { ctx, link, rules, found };
}

/** How many more times it can be downloaded; null where nobody counts. */
const downloadsLeft = ({ maxDownloads, downloads }: Share): number | null =>
	maxDownloads === null ? null : Math.max(0, maxDownloads - downloads);

const isLookedAt = (type: string) => type === PDF || shownInline.includes(type);

const linkFilePath = (token: string, guid: string) => `/file_link/${token}/${guid}`;
const linkReaderPath = (token: string, guid: string) => `${linkFilePath(token, guid)}/reader`;

async function fileIn(ctx: TenantContext, link: Share, folder: Folder, guid: string): Promise<LibraryFile | undefined> {
	const kept = sql`exists (select 1 from ${mediaFolders} where ${and(eq(mediaFolders.tenantId, ctx.tenant.id), eq(mediaFolders.id, folder.id), isKeptFolder)})`;
	const where = and(
		eq(files.guid, guid.toLowerCase()),
		sql`${files.folderId} in ${foldersUnder(ctx, folder.path)}`,
		isListed,
		isReachedByLink(link),
		kept,
	);
	return (await ctx.rows.list(files, { where, limit: 1 }))[0];
}

/** Counts a use where the link's number allows it; whether it did. Two at the same moment never take the last one twice. */
export async function noteUse(
	ctx: TenantContext,
	{ id }: Share,
	what: "views" | "downloads",
	file?: LibraryFile,
): Promise<boolean> {
	const free = sql`${mediaShares.maxDownloads} is null or ${mediaShares.downloads} < ${mediaShares.maxDownloads}`;
	const one = { [what]: sql`${mediaShares[what]} + 1`, lastUsedAt: ctx.now.getTime() };
	const [used] = await ctx.rows.commit([ctx.rows.claiming(mediaShares, id, free, one)]);
	if (used !== undefined && file)
		await ctx.rows.commit(
			noting(ctx, [
				{ kind: what === "views" ? "viewed" : "downloaded", fileId: file.id, version: file.version, shareId: id },
			]),
		);
	return used !== undefined;
}
