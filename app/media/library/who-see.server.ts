import { and, eq, sql } from "drizzle-orm";
import { type ModuleReader, readersOfModule } from "#app/directory/module-readers.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { isLive } from "./rights.server";
import { idsAbove, type LibraryFile } from "./tree.server";
import { LIBRARY } from "./upload/land.server";

/** Members that are looked at. */
const MOST = 1000;

/** The members who see a file: all who have the library, or of a private one its owner and whom it is shared with. */
export async function whoSeeFile(ctx: TenantContext, file: LibraryFile): Promise<ModuleReader[]> {
	const all = readersOfModule(ctx, LIBRARY, { words: null, limit: MOST });
	if (!file.isPrivate) return all;
	const above = idsAbove(
		ctx,
		sql`${mediaFolders.id} = (select ${files.folderId} from ${files} where ${and(eq(files.tenantId, ctx.tenant.id), eq(files.id, file.id))})`,
	);
	const shares = await ctx.rows.list(mediaShares, {
		where: and(isLive(ctx.now), sql`(${mediaShares.fileId} = ${file.id} or ${mediaShares.folderId} in ${above})`),
		limit: 500,
	});
	if (shares.some(({ targetKind }) => targetKind === "tenant")) return all;
	const roles = shares.filter(({ targetKind }) => targetKind === "role").map(({ targetId }) => `role:${targetId}`);
	const ofRoles = roles.length === 0 ? [] : await readersOfModule(ctx, LIBRARY, { words: roles, limit: MOST });
	const named = new Set([
		...[file.ownerId, file.uploaderId],
		...shares.filter(({ targetKind }) => targetKind === "user").map(({ targetId }) => targetId),
		...ofRoles.map(({ id }) => id),
	]);
	return (await all).filter(({ id }) => named.has(id));
}
