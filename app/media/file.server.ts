import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { openedByTempGrant } from "#app/directory/temp-grants.server";
import { isGuid } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { findTenant } from "#app/platform/tenant/enter.server";
import type { Asker } from "#app/platform/tenant/principal.server";
import { tempGrants } from "#db/schema/directory";
import { PDF } from "./library/file-types";
import { type Found, findFile, openerOf, rightOf } from "./library/open-file.server";
import { noteOpening } from "./library/receipts.server";
import { urlOf } from "./library/serialize.server";
import { isOpenedToRead } from "./opened-to-read.server";
import { serveFile, servesStart } from "./serve.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const flag = z.preprocess((value) => value !== undefined && value !== "0" && value !== "false", z.boolean());

export const FileRef = z.object({
	guid: z.string(),
	size: z.enum(["small", "middle"]).optional().catch(undefined),
	/** An earlier version of it. */
	version: z.coerce.number().int().min(1).optional().catch(undefined),
	/** Saved, also where a browser would show it. */
	download: flag,
});
type FileRef = z.output<typeof FileRef>;

/**
 * A file by its guid: a public one for everybody, one of the library for those whom its owner, a share or their level opens
 * it to, another for those whose grant opens the module that it belongs to. One that is not there, in the trash, or closed
 * gives the same answer.
 */
export async function readFile({ request, context }: Args, { guid, size, version, download }: FileRef) {
	const { found, served } = await openFile(request, context, guid, version);
	const small = size === "small";
	if (!small && !download && isOpenedToRead(request, served.file)) throw redirect(readerPath(guid, version));
	const hidesLocation = found.file.isPublic && !found.keepsLocation;
	const serving = { small, middle: size === "middle", isDownload: download, hidesLocation };
	const answer = await serveFile(context, served.file, request, serving);
	if (served.userId !== null && !small && answer.status < 300 && servesStart(request, served.file))
		noteOpening(context, found.file, { userId: served.userId, isDownload: download });
	return answer;
}

/** What the reader's page shows of a PDF, with the address of its bytes; the same answers as the file itself gives. */
export async function showInReader({ request, context, params }: LoaderFunctionArgs) {
	const { guid, version } = FileRef.parse({ ...Object.fromEntries(new URL(request.url).searchParams), ...params });
	const { served } = await openFile(request, context, guid, version);
	const url = `${urlOf(guid)}${asVersion(version)}`;
	if (served.file.type !== PDF) throw redirect(url);
	return { title: served.file.name, name: served.file.name, size: served.file.size, url, mayDownload: true };
}

const asVersion = (version?: number) => (version === undefined ? "" : `?version=${version}`);
const readerPath = (guid: string, version?: number) => `/reader/${guid}${asVersion(version)}`;

/** A file that the visitor may have, and who is to be noted for it. Throws `notFound`, or `notAllowed` where a grant says so. */
async function openFile(request: Request, context: Args["context"], guid: string, version?: number) {
	if (!isGuid(guid)) throw notFound();
	const found = await findFile(request, context, guid.toLowerCase(), version);
	if (!found) throw notFound();
	if (found.file.isPublic) return { found, served: { file: found.file, userId: null } };
	return { found, served: await versionFor(request, context, found, version) };
}

/** What is served of a file, and who is to be noted for it: never its owner. */
async function versionFor(request: Request, context: Args["context"], found: Found, version?: number) {
	const { file, asker } = found;
	const opener = openerOf(context, asker);
	if (file.folderId === null) {
		if (!opener || version !== undefined) throw notFound();
		return { file, userId: null };
	}
	const right = opener ? rightOf(opener, found) : "none";
	if (right === "none" && !(await mayByTempGrant(request, context, asker, file))) throw notFound();
	const isMine = asker !== null && (file.ownerId || file.uploaderId) === asker.id;
	const userId = isMine ? null : (asker?.id ?? null);
	if (version === undefined || version === file.version) return { file, userId };
	// What a file was is for those who may change it.
	if (!found.earlier || (right !== "edit" && right !== "manage")) throw notFound();
	return { file: { ...file, ...found.earlier }, userId: null };
}

/** A grant for this one file, to a member of its organisation; everybody else is told that there is no such file. */
async function mayByTempGrant(request: Request, context: Args["context"], asker: Asker | null, file: Found["file"]) {
	const tenant = asker?.isMember ? await findTenant(context, { id: file.tenantId }) : undefined;
	if (!asker || !tenant) return false;
	const member = { id: asker.id, tenants: [tenant] };
	const wanted = { kind: "file", is: eq(tempGrants.recordId, file.id) } as const;
	return (await openedByTempGrant(request, context, member, wanted)) !== undefined;
}
