import { and, desc, eq, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { notify } from "#app/platform/notify.server";
import { conflict, invalid } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { placementProposals, placements } from "#db/schema/verdal";
import { noting } from "../history/history.server";
import { paths } from "../paths";
import type { Placement } from "../placements/placements.resource.server";
import type { ReportingParty } from "../weeks/weeks.server";
import type { ProposalFacts } from "./proposals.schema";

export type Proposal = Row<typeof placementProposals>;

/** More of one placement are not shown. */
const MOST = 30;

/** What was proposed, the latest first. Whether it may be seen is for the caller. */
export const readingProposals = ({ rows }: TenantContext, placementId: string): PendingQuery<Proposal[]> =>
	rows.listing(placementProposals, {
		where: eq(placementProposals.placementId, placementId),
		orderBy: [desc(placementProposals.createdAt), desc(placementProposals.id)],
		limit: MOST,
	});

export const serializeProposal = (proposal: Proposal) => {
	const { id, party, kind, endsOn, reason, name, state, createdAt, decidedAt, answer } = proposal;
	return { id, party, kind, endsOn: endsOn || null, reason, name, state, at: createdAt, decidedAt, answer };
};
export type ShownProposal = ReturnType<typeof serializeProposal>;

/** Throws `invalid` for a last day that is none of what is proposed. */
function check({ endsOn: ends }: Placement, { kind, endsOn }: ProposalFacts, day: string): string {
	if (kind === "change") return "";
	if (endsOn === null) throw invalid({ endsOn: "required" });
	if (kind === "extend" && endsOn <= ends) throw invalid({ endsOn: "verdalWeekly:errors.notLater" });
	if (kind === "stop" && (endsOn >= ends || endsOn < day)) throw invalid({ endsOn: "verdalWeekly:errors.notEarlier" });
	return endsOn;
}

/**
 * Proposes a change of an agreement, in the name of a party of it, and tells the advisor. Throws `invalid` where it is over, or where
 * what they proposed before has not been decided on. `byId`: the member who does it; null for whoever has a link.
 */
export async function propose(
	ctx: TenantContext,
	placement: Placement,
	party: ReportingParty,
	facts: ProposalFacts,
	before: readonly Proposal[],
	byId: string | null,
): Promise<void> {
	const { rows, tenant, now, context } = ctx;
	const { id: placementId, advisorId, participantName, supervisorName } = placement;
	if (placement.archivedAt !== null || placement.cancelReason !== null || placement.missing > 0)
		throw invalid({ form: "verdalWeekly:errors.isOver" });
	if (before.some((one) => one.party === party && one.state === "open"))
		throw invalid({ form: "verdalWeekly:errors.isWaiting" });
	const endsOn = check(placement, facts, today(tenant.timeZone, now));
	const { kind, proposedReason: reason } = facts;
	const name = party === "participant" ? participantName : supervisorName;
	const isOpen = sql`exists (select 1 from ${placements} where ${and(
		...[eq(placements.tenantId, tenant.id), eq(placements.id, placementId)],
		sql`${placements.archivedAt} is null and ${placements.cancelReason} is null and ${placements.deletedAt} is null`,
	)})`;
	await orElse(
		rows.commit([
			requiring(context, isOpen),
			rows.adding(placementProposals, {
				...{ id: newId(now.getTime()), placementId, party, kind, endsOn, reason, name },
			}),
			noting(
				ctx,
				placement,
				{ byId, byName: byId === null ? name : "" },
				{ kind: "proposed", parties: [party], reason },
			),
		]),
		() => conflict(),
	);
	if (advisorId === null) return;
	await notify(ctx, {
		...{ to: { users: [advisorId] }, type: "placementProposed", params: { name, participant: participantName } },
		url: `${paths(tenant.guid).placement(placementId)}#proposals`,
	});
}
