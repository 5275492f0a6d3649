import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { tempGrants } from "#db/schema/directory";
import { receiverOf } from "./receiver.server";
import type { TempGrantInput } from "./temp-grants.schema";
import { holds, type TempGrant } from "./temp-grants.server";

type Ref = { id: string };

/** The calls that give, list and end temporary access to records of one kind; `find` throws for whom may not share a record. */
export function tempGrantCalls(kind: TempGrant["kind"], find: (visit: Visit, id: string) => Promise<unknown>) {
	/** Makes a grant for one record, at most for a day; its secret is told once and is nowhere kept. Throws `invalid` for somebody who is no member. */
	async function give(visit: Visit, input: z.output<typeof TempGrantInput>) {
		await find(visit, input.id);
		if (input.userId !== undefined && !(await receiverOf(visit, input.userId))) throw invalid({ userId: "noMember" });
		const token = newToken();
		const row = {
			...{ id: newId(visit.now.getTime()), kind, recordId: input.id, tokenHash: await hashToken(token) },
			...{ userId: input.userId ?? null, creatorId: visit.user.id, reason: input.reason },
			expiresAt: visit.now.getTime() + Math.min(input.minutes * 60_000, DAY),
		};
		await visit.rows.add(tempGrants, row);
		return { id: row.id, tempaccess: token, expires_at: new Date(row.expiresAt).toISOString() };
	}

	/** The grants of one record that hold at this moment. */
	async function list(visit: Visit, { id }: Ref) {
		await find(visit, id);
		const rows = await visit.rows.list(tempGrants, {
			where: and(eq(tempGrants.kind, kind), eq(tempGrants.recordId, id), holds(visit.now)),
			orderBy: desc(tempGrants.createdAt),
		});
		const items = rows.map((row) => ({
			...{ id: row.id, user_id: row.userId, reason: row.reason, uses: row.uses, creator_id: row.creatorId },
			expires_at: new Date(row.expiresAt).toISOString(),
		}));
		return { items, next: null };
	}

	/** Ends a grant, for whoever may share its record. */
	async function end(visit: Visit, { id }: Ref) {
		const grant = await visit.rows.find(tempGrants, id);
		if (grant?.kind !== kind) throw notFound();
		await find(visit, grant.recordId);
		await visit.rows.change(tempGrants, id, { revokedAt: visit.now.getTime() });
		return { id, deleted: true };
	}

	return { give, list, end };
}
