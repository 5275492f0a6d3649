import { and, eq, sql } from "drizzle-orm";
import { type ModuleMember, moduleMembers } from "#app/directory/module-members.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { isLive, reachesFile } from "./rights.server";
import { idsAbove, type LibraryFile } from "./tree.server";
import { LIBRARY } from "./upload/land.server";
import { sharesFor } from "./who-opens.server";

/** Members that are looked at. */
const MOST = 1000;

/** The members who see a file: all who have the library, or of a private one its owner and whom it is shared with. */
export async function whoSeeFile(ctx: TenantContext, file: LibraryFile): Promise<ModuleMember[]> {
	const reading = moduleMembers(ctx, { moduleKey: LIBRARY, level: 10, most: MOST });
	if (!file.isPrivate) return reading;
	const above = idsAbove(
		ctx,
		sql`${mediaFolders.id} = (select ${files.folderId} from ${files} where ${and(eq(files.tenantId, ctx.tenant.id), eq(files.id, file.id))})`,
	);
	const [members, shares] = await Promise.all([
		reading,
		ctx.rows.list(mediaShares, {
			where: and(isLive(ctx.now), sql`(${mediaShares.fileId} = ${file.id} or ${mediaShares.folderId} in ${above})`),
			limit: 500,
		}),
	]);
	const isOwner = (id: string) => id === file.ownerId || id === file.uploaderId;
	const reaching = shares.filter((share) => reachesFile(share, file));
	return members.filter((member) => isOwner(member.id) || sharesFor(member, reaching).length > 0);
}
