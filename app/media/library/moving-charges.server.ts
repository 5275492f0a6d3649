import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { fileVersions } from "#db/schema/media";
import type { LibraryFile } from "./tree.server";
import { type Rules, takingOf } from "./usage.server";

/** Reads the earlier versions of files, whose bytes go where the file goes. */
export const readingVersions = (ctx: TenantContext, fileIds: readonly string[]) =>
	ctx.rows.listing(fileVersions, { where: among(fileVersions.fileId, fileIds), limit: 5000 });

/** The writes that let files, with their versions, count for the owner of their new place; the organisation's sum stays. */
export function movingCharges(
	ctx: TenantContext,
	moved: Pick<LibraryFile, "id" | "ownerId" | "charged">[],
	versions: { fileId: string; charged: number }[],
	to: { ownerId: string },
	rules: Rules,
): PendingWrite[] {
	const earlier = new Map<string, number>();
	for (const { fileId, charged } of versions) earlier.set(fileId, (earlier.get(fileId) ?? 0) + charged);
	const byOwner = new Map<string, number>();
	let sum = 0;
	for (const { id, ownerId, charged } of moved) {
		if (ownerId === to.ownerId) continue;
		const bytes = charged + (earlier.get(id) ?? 0);
		byOwner.set(ownerId, (byOwner.get(ownerId) ?? 0) - bytes);
		sum += bytes;
	}
	return [
		...[...byOwner].flatMap(([ownerId, bytes]) => takingOf(ctx, ownerId, bytes)),
		...takingOf(ctx, to.ownerId, sum, rules.memberQuota),
	];
}
