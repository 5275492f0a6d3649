import { addDays, today } from "#app/platform/clock";
import { type placementApprovals, type placementChanges, placementParties } from "#db/schema/verdal";
import { DAY, type World } from "../world";
import type { DemoPlacement } from "./texts";

type Change = typeof placementChanges.$inferInsert;
export type History = { changes: Change[]; approvals: (typeof placementApprovals.$inferInsert)[] };

/** Who a placement is of: its row, made at an instant. */
type Made = { id: string; tenantId: string; createdAt: number; advisorId: string };

/** What became of a placement of the demo: that it was opened, maybe extended, and approved by all. */
export function historyOf(
	world: World,
	{ id: placementId, tenantId, createdAt, advisorId }: Made,
	given: DemoPlacement,
	names: Record<(typeof placementParties)[number], string>,
): History {
	const history: History = { changes: [], approvals: [] };
	const day = (ahead: number) => addDays(today("Europe/Oslo", new Date(world.now)), ahead);
	const after = (days: number) => Math.min(world.now - 60_000, createdAt + days * DAY);
	const note = (days: number, change: Pick<Change, "kind" | "version"> & Partial<Change>) =>
		history.changes.push({
			...{ ...world.row(tenantId, after(days)), placementId, reason: "", appliesOn: "", fields: [], parties: [] },
			...{ byId: advisorId, byName: "", ...change },
		});
	note(0, { kind: "opened", version: 1 });
	const { extended, ends = 0 } = given;
	const version = extended ? 2 : 1;
	if (extended) {
		const fields = [{ field: "endsOn", before: day(extended.from), after: day(ends) }];
		note(8, { kind: "extended", version, reason: extended.reason, appliesOn: day(extended.from), fields });
	}
	for (const party of given.isApproved ? placementParties : []) {
		const approvedAt = after(10);
		const row = { ...world.row(tenantId, approvedAt), placementId, party, version, approvedAt, name: names[party] };
		history.approvals.push(row);
		const by = party === "advisor" ? {} : { byId: null, byName: names[party] };
		note(10, { kind: "approved", version, parties: [party], ...by });
	}
	return history;
}
