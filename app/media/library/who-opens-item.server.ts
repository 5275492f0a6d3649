import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { mayAskOfOthers } from "./auditor";
import { isLive, rightOnFile } from "./rights.server";
import { type Folder, idsAbove, isKeptFolder } from "./tree.server";
import { libraryMembers, openerOf, sharesFor } from "./who-opens.server";

/**
 * Who can open a file or folder (by its id or guid), each with every way by which they may, and how many links lead to it:
 * for who may ask of others. The name of a private file is not told to whom it is closed.
 */
export async function whoOpensItem(visit: Visit, ref: string) {
	if (!mayAskOfOthers(visit)) throw notAllowed();
	const { rows, tenant } = visit;
	const isFile = or(eq(files.id, ref), eq(files.guid, ref.toLowerCase()));
	const isFolder = or(eq(mediaFolders.id, ref), eq(mediaFolders.guid, ref.toLowerCase()));
	const folderOfFile = sql`(select ${files.folderId} from ${files} where ${and(eq(files.tenantId, tenant.id), isFile)} limit 1)`;
	const aboveIds = idsAbove(visit, sql`(${isFolder} or ${mediaFolders.id} = ${folderOfFile})`);
	const fileIds = sql`(select ${files.id} from ${files} where ${and(eq(files.tenantId, tenant.id), isFile)})`;
	const [found, members] = await Promise.all([
		rows.read({
			files: rows.listing(files, {
				where: and(isFile, isNotNull(files.folderId), sql`${files.deletedAt} is null and ${files.state} = 'ready'`),
				limit: 1,
			}),
			above: rows.listing(mediaFolders, {
				where: and(sql`${mediaFolders.id} in ${aboveIds}`, isKeptFolder),
				limit: 100,
			}),
			shares: rows.listing(mediaShares, {
				where: and(
					isLive(visit.now),
					sql`(${mediaShares.fileId} in ${fileIds} or ${mediaShares.folderId} in ${aboveIds})`,
				),
				limit: 500,
			}),
		}),
		libraryMembers(visit, visit.language),
	]);
	const [file] = found.files;
	const above = found.above as Folder[];
	const folder = above.find(({ id, guid }) => (file ? id === file.folderId : id === ref || guid === ref.toLowerCase()));
	const item = file ? { file } : folder && { folder };
	if (!item) throw notFound();
	const { shares } = found;
	const people = shares.filter(({ targetKind }) => targetKind !== "link");
	const me = sharesFor({ id: visit.user.id, role: visit.access.role }, shares);
	const isNamed = !file || rightOnFile(visit, file, folder, me) !== "none";
	return {
		name: isNamed ? ((file ?? folder)?.name ?? "") : null,
		isFile: file !== undefined,
		links: shares.length - people.length,
		openers: members.flatMap((member) => openerOf(member, item, { folder, above, shares: people }) ?? []),
	};
}
