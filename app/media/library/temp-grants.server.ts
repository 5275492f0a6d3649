import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import type { Bag } from "#app/platform/bag.server";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { contextFor, findTenant } from "#app/platform/tenant/enter.server";
import type { Asker } from "#app/platform/tenant/visitor.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { tempGrants } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import type { TempGrantInput } from "./sharing.schema";
import type { LibraryFile } from "./tree.server";

/** What older clients send who mean nothing by it. */
const EMPTY = new Set(["", "0", "1", "true", "false", "null", "undefined"]);

/**
 * Whether the header `Tempaccess` opens this file to the visitor: a live grant for it, with a member of its organisation who
 * is signed in. Each use is counted, in the audit log too. A header that opens nothing is not allowed.
 */
export async function mayByTempGrant(
	request: Request,
	bag: Bag,
	asker: Asker | null,
	file: Pick<LibraryFile, "tenantId" | "id">,
): Promise<boolean> {
	const header = (request.headers.get("tempaccess") ?? "").trim();
	if (EMPTY.has(header.toLowerCase())) return false;
	if (!asker?.isMember) return false;
	const tenant = await findTenant(bag, { id: file.tenantId });
	if (!tenant) return false;
	const { rows } = contextFor(bag, tenant, { kind: "user", id: asker.id });
	const [grant] = await rows.list(tempGrants, {
		where: and(
			eq(tempGrants.tokenHash, await hashToken(header)),
			eq(tempGrants.fileId, file.id),
			isNull(tempGrants.revokedAt),
			gt(tempGrants.expiresAt, bag.now.getTime()),
		),
		limit: 1,
	});
	if (!grant || (grant.userId !== null && grant.userId !== asker.id)) throw notAllowed("tempaccessInvalid");
	await rows.commit([
		rows.changingFor(tempGrants, grant.id, eq(tempGrants.id, grant.id), { uses: sql`${tempGrants.uses} + 1` }),
	]);
	return true;
}

/** Makes a grant for one file, at most for a day; its secret is told once and is nowhere kept. Throws `invalid` for somebody who is no member. */
export async function giveTempGrant(visit: Visit, input: z.output<typeof TempGrantInput>) {
	await findChosen(visit, { files: [input.id] }, "manage");
	if (input.userId !== undefined && !(await receiverOf(visit, input.userId)))
		throw invalid({ userId: "media:errors.noMember" });
	const token = newToken();
	const row = {
		...{ id: newId(visit.now.getTime()), fileId: input.id, tokenHash: await hashToken(token) },
		...{ userId: input.userId ?? null, creatorId: visit.user.id, reason: input.reason },
		expiresAt: visit.now.getTime() + Math.min(input.minutes * 60_000, DAY),
	};
	await visit.rows.add(tempGrants, row);
	return { id: row.id, tempaccess: token, expires_at: new Date(row.expiresAt).toISOString() };
}

/** The grants of one file that hold at this moment. */
export async function listTempGrants(visit: Visit, { id }: { id: string }) {
	await findChosen(visit, { files: [id] }, "manage");
	const rows = await visit.rows.list(tempGrants, {
		where: and(eq(tempGrants.fileId, id), isNull(tempGrants.revokedAt), gt(tempGrants.expiresAt, visit.now.getTime())),
		orderBy: desc(tempGrants.createdAt),
	});
	const items = rows.map((row) => ({
		...{ id: row.id, user_id: row.userId, reason: row.reason, uses: row.uses, creator_id: row.creatorId },
		expires_at: new Date(row.expiresAt).toISOString(),
	}));
	return { items, next: null };
}

/** Ends a grant, for whoever may manage its file. */
export async function endTempGrant(visit: Visit, { id }: { id: string }) {
	const grant = await visit.rows.find(tempGrants, id);
	if (!grant) throw notFound();
	await findChosen(visit, { files: [grant.fileId] }, "manage");
	await visit.rows.change(tempGrants, id, { revokedAt: visit.now.getTime() });
	return { id, deleted: true };
}
