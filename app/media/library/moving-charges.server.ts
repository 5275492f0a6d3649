import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { LibraryFile } from "./tree.server";
import { type Rules, takingOf } from "./usage.server";

/** The writes that let files count for the owner of their new place; the organisation's sum stays. */
export function movingCharges(
	ctx: TenantContext,
	moved: Pick<LibraryFile, "ownerId" | "charged">[],
	to: { ownerId: string },
	rules: Rules,
): PendingWrite[] {
	const leaving = moved.filter(({ ownerId }) => ownerId !== to.ownerId);
	const byOwner = new Map<string, number>();
	for (const { ownerId, charged } of leaving) byOwner.set(ownerId, (byOwner.get(ownerId) ?? 0) - charged);
	const sum = leaving.reduce((bytes, { charged }) => bytes + charged, 0);
	return [
		...[...byOwner].flatMap(([ownerId, bytes]) => takingOf(ctx, ownerId, bytes)),
		...takingOf(ctx, to.ownerId, sum, rules.memberQuota),
	];
}
