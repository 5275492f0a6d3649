import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { placementParties } from "#db/schema/verdal";
import type { Placement } from "../placements/placements.resource.server";
import type { ApproveForInput, PlacementNamed } from "../placements/placements.schema";
import { placementIn, readingPlacement } from "../placements/placements.server";
import { type Approval, approve, askParties, type Party, readingApprovals } from "./approvals.server";
import { tellAdvisor } from "./tell-advisor.server";

/** As whom somebody may approve by themselves. */
const partyOf = ({ user }: Visit, { participantId, advisorId }: Placement): Party | null =>
	user.id === participantId ? "participant" : user.id === advisorId ? "advisor" : null;

/** Where the approvals of a placement stand, party by party. */
export function serializeApprovals(visit: Visit, placement: Placement, approvals: readonly Approval[]) {
	const of = (party: Party) => approvals.find((one) => one.party === party);
	const own = partyOf(visit, placement);
	return {
		own: own && !of(own)?.approvedAt ? own : null,
		parties: placementParties.map((party) => {
			const { approvedAt = null, name = "", onBehalfReason = "", sentAt = null, email = "" } = of(party) ?? {};
			return { party, approvedAt, name, onBehalfReason, sentAt, email };
		}),
	};
}
export type ShownApprovals = ReturnType<typeof serializeApprovals>;

async function read(visit: Visit, id: string) {
	const { found, approvals } = await visit.rows.read({
		found: readingPlacement(visit, id),
		approvals: readingApprovals(visit, id),
	});
	return { placement: placementIn(found).row, approvals };
}

const doneWith = (key: string) => done({ snackbar: { key: `verdalPlacements:done.${key}` } });

/** Asks whoever has not approved yet. */
export async function ask(visit: Visit, { placement: id }: z.output<typeof PlacementNamed>) {
	const { placement, approvals } = await read(visit, id);
	await askParties(visit, placement, approvals);
	return doneWith("asked");
}

/** The participant, or the advisor, approves for themselves. */
export async function approveOwn(visit: Visit, { placement: id }: z.output<typeof PlacementNamed>) {
	const { placement, approvals } = await read(visit, id);
	const party = partyOf(visit, placement);
	if (party === null) throw notAllowed();
	await say(visit, placement, party, approvals, { name: nameOf(visit.user) });
	return doneWith("approved");
}

/** Notes that somebody has approved in another way, as on paper. */
export async function approveFor(
	visit: Visit,
	{ placement: id, party, onBehalfReason }: z.output<typeof ApproveForInput>,
) {
	const { placement, approvals } = await read(visit, id);
	await say(visit, placement, party, approvals, { name: nameOf(visit.user), onBehalfReason });
	return doneWith("approved");
}

async function say(
	visit: Visit,
	placement: Placement,
	party: Party,
	approvals: readonly Approval[],
	said: { name: string; onBehalfReason?: string },
): Promise<void> {
	const asked = approvals.find((one) => one.party === party);
	await approve(visit, placement, party, asked, said, { byId: visit.user.id, byName: "" });
	if (visit.user.id !== placement.advisorId) await tellAdvisor(visit, placement, said.name);
}
