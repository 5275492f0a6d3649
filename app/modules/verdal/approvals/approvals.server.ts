import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { placementApprovals, placementParties, placements } from "#db/schema/verdal";
import { type Doer, noting } from "../history/history.server";
import { readerOf } from "../mails/tell.server";
import type { Placement } from "../placements/placements.resource.server";
import { type ApprovalLetter, sendLetters } from "./letters.server";

export type Party = (typeof placementParties)[number];
export type Approval = Row<typeof placementApprovals>;

/** What was said to the version that holds, or is asked for; the parties that are not among them have not been asked. */
export const readingApprovals = ({ rows }: TenantContext, placementId: string): PendingQuery<Approval[]> =>
	rows.listing(placementApprovals, { where: standing(placementId), limit: placementParties.length });

const standing = (placementId: string, more?: SQL): SQL =>
	and(eq(placementApprovals.placementId, placementId), isNull(placementApprovals.liftedAt), more) as SQL;

/** Takes back what was said or asked for: of everybody, or of one party. */
export const lifting = ({ rows, now }: TenantContext, placementId: string, which?: SQL): PendingWrite =>
	rows.changingWhere(placementApprovals, standing(placementId, which), { liftedAt: now.getTime() });

/** Counts with the placement how many approve of it, after approvals were written. */
export function recounting({ rows, tenant }: TenantContext, placementId: string): PendingWrite {
	const count = (which: SQL) =>
		sql<number>`(select count(*) from ${placementApprovals} where ${and(
			eq(placementApprovals.tenantId, tenant.id),
			standing(placementId, which),
		)})`;
	return rows.deriving(placements, placementId, {
		approved: count(isNotNull(placementApprovals.approvedAt)),
		unapproved: count(isNull(placementApprovals.approvedAt)),
	});
}

/** The placement is still what was read: whole, open and of the same version. */
export const requiringSame = ({ context, tenant }: TenantContext, { id, version }: Placement): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${placements} where ${and(
			...[eq(placements.tenantId, tenant.id), eq(placements.id, id), eq(placements.version, version)],
			...[isNull(placements.deletedAt), isNull(placements.archivedAt), isNull(placements.cancelReason)],
			eq(placements.missing, 0),
		)})`,
	);

/** Asks these parties for their approval of a version, each by a link of their own; the letters leave after the commit. */
export async function asking(
	ctx: TenantContext,
	placement: Placement,
	parties: readonly Party[],
): Promise<{ writes: PendingWrite[]; letters: ApprovalLetter[] }> {
	const { rows, now } = ctx;
	const asked = await Promise.all(
		parties.map(async (party) => {
			const [reader, token] = [await readerOf(ctx, party, placement), newToken()];
			const row = {
				...{ id: newId(now.getTime()), placementId: placement.id, party, version: placement.version },
				...{ tokenHash: await hashToken(token), email: reader.email, sentAt: now.getTime() },
			};
			return { write: rows.adding(placementApprovals, row), letter: { ...reader, token } };
		}),
	);
	return { writes: asked.map(({ write }) => write), letters: asked.map(({ letter }) => letter) };
}

/**
 * Asks whoever has not approved yet; who was asked before gets another link. Throws `invalid` (`form`) where something is missing, or
 * all have approved.
 */
export async function askParties(visit: Visit, placement: Placement, approvals: readonly Approval[]): Promise<void> {
	if (placement.missing > 0) throw invalid({ form: "verdalPlacements:errors.notWhole" });
	const hasApproved = (party: Party) => approvals.some((one) => one.party === party && one.approvedAt !== null);
	const parties = placementParties.filter((party) => !hasApproved(party));
	if (parties.length === 0) throw invalid({ form: "verdalPlacements:errors.allApproved" });
	const { writes, letters } = await asking(visit, placement, parties);
	await orElse(
		visit.rows.commit([
			requiringSame(visit, placement),
			lifting(visit, placement.id, isNull(placementApprovals.approvedAt)),
			...writes,
			recounting(visit, placement.id),
			noting(visit, placement, { byId: visit.user.id, byName: "" }, { kind: "asked", parties }),
		]),
		() => conflict(),
	);
	await sendLetters(visit, placement, letters, "asked");
}

/** What somebody was asked is still neither said nor lifted. */
const requiringUnsaid = ({ context, tenant }: TenantContext, { id, placementId }: Approval): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${placementApprovals} where ${and(
			...[eq(placementApprovals.tenantId, tenant.id), eq(placementApprovals.id, id)],
			standing(placementId, isNull(placementApprovals.approvedAt)),
		)})`,
	);

type Said = { name: string; onBehalfReason?: string };

/** Notes that a party approves the version that was read. Throws `conflict` where it is another by now. */
export async function approve(
	ctx: TenantContext,
	placement: Placement,
	party: Party,
	asked: Approval | undefined,
	{ name, onBehalfReason = "" }: Said,
	doer: Doer,
): Promise<void> {
	const { rows, now } = ctx;
	if (asked?.approvedAt) return;
	const said = { approvedAt: now.getTime(), name, onBehalfReason };
	const { id: placementId, version } = placement;
	const write = asked
		? rows.changing(placementApprovals, asked.id, said)
		: rows.adding(placementApprovals, { id: newId(now.getTime()), placementId, party, version, ...said });
	await orElse(
		rows.commit([
			requiringSame(ctx, placement),
			...(asked ? [requiringUnsaid(ctx, asked)] : []),
			write,
			recounting(ctx, placementId),
			noting(ctx, placement, doer, { kind: "approved", parties: [party], reason: onBehalfReason }),
		]),
		() => conflict(),
	);
}
