import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { FEW } from "#app/directory/few";
import { isNamed } from "#app/directory/named.server";
import { findOpenings } from "#app/directory/openings.server";
import { wordsIn } from "#app/lists/words";
import { done } from "#app/platform/guard.server";
import { invalid, notAllowed } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { placements } from "#db/schema/verdal";
import { readingApprovals } from "../approvals/approvals.server";
import { serializeApprovals } from "../approvals/show-approvals.server";
import { readingHistory } from "../history/history.server";
import { readingFollowUps, serializeFollowUp } from "../meetings/follow-ups.server";
import { paths } from "../paths";
import { anonymousOn, readingMonths } from "../privacy/settings.server";
import { readingProposals, serializeProposal } from "../proposals/proposals.server";
import { readingWeeks, serializeWeek } from "../weeks/weeks.server";
import {
	readingAdvisors,
	readingCodeChoices,
	readingParticipants,
	readingWorkplaces,
	withChosen,
} from "./choices.server";
import { formOf } from "./form-values";
import { matchOpenings } from "./match-openings";
import { lastConcluded, readingLineOf, readingOtherPlacements, serializeLine } from "./person-line.server";
import { codeOf, type ListedPlacement, placementPointers, placementsWith } from "./placements.resource.server";
import type {
	CancelInput,
	FormQuery,
	FormsQuery,
	NewPlacementInput,
	NewPlacementQuery,
	PlacementForm,
	PlacementNamed,
} from "./placements.schema";
import {
	addPlacement,
	archivePlacement,
	cancelPlacement,
	changePlacement,
	placementIn,
	readingPlacement,
	removePlacement,
	restorePlacement,
	takeOverPlacement,
	todayOf,
} from "./placements.server";
import { serializeBrief, serializePlacement } from "./serialize";
import { statusSql } from "./status.server";
import { openPlacements } from "./visible.server";

/** The list beside the form shows so many; the overview has all. */
const LISTED = 50;
/** Reports that stand on the page: of two parties in three weeks. The page of the progress has all. */
const WEEKS = 6;

/** Openings that stand beside the workplace; its page has all. */
const OFFERED = 3;

type Narrowed = z.output<typeof FormsQuery>;

function readingNeighbours(visit: Visit, { q, status }: Narrowed, day: string): PendingQuery<ListedPlacement[]> {
	const words = wordsIn(q);
	const where = and(
		openPlacements(visit),
		words.length > 0 ? placementsWith(words) : undefined,
		status && sql`${statusSql(day)} = ${status}`,
	) as SQL;
	const orderBy = [asc(placements.participantName), asc(placements.id)];
	return visit.rows.listingWith(placements, placementPointers, { where, orderBy, limit: LISTED + 1 });
}

const asNeighbours = (visit: Visit, { q, status }: Narrowed, found: ListedPlacement[], day: string) => ({
	...{ q, status: status ?? null, hasMore: found.length > LISTED },
	items: found.slice(0, LISTED).map((listed) => serializeBrief(listed, day)),
	mayAdd: visit.access.level >= LEVEL_CLIENTS,
	tenant: visit.tenant.guid,
});
export type PlacementNeighbours = ReturnType<typeof asNeighbours>;

/** The page before a placement is chosen, in one round trip. */
export async function showForms(visit: Visit, query: Narrowed) {
	const day = todayOf(visit);
	const { neighbours } = await visit.rows.read({ neighbours: readingNeighbours(visit, query, day) });
	return asNeighbours(visit, query, neighbours, day);
}

/** A placement with the list beside it, in one round trip, and what companies need that suits it. */
export async function showForm(visit: Visit, { placement: id, ...query }: z.output<typeof FormQuery>) {
	const day = todayOf(visit);
	const reading = visit.rows.read({
		found: readingPlacement(visit, id),
		neighbours: readingNeighbours(visit, query, day),
		line: readingOtherPlacements(visit, id),
		history: readingHistory(visit, id),
		approvals: readingApprovals(visit, id),
		plan: readingFollowUps(visit, id),
		weeks: readingWeeks(visit, id, WEEKS),
		proposals: readingProposals(visit, id),
		months: readingMonths(visit),
		participants: readingParticipants(visit, undefined, FEW + 1),
		advisors: readingAdvisors(visit),
		workplaces: readingWorkplaces(visit, undefined, FEW + 1),
		codes: readingCodeChoices(visit, day, undefined, FEW + 1),
	});
	const writes = visit.access.level >= LEVEL_CLIENTS;
	const [read, openings] = await Promise.all([reading, writes ? findOpenings(visit) : []]);
	const listed = placementIn(read.found);
	const { row } = listed;
	const placement = serializePlacement(listed, day);
	return {
		...{ placement, form: formOf(row), line: serializeLine(read.line, day), history: read.history },
		approvals: serializeApprovals(visit, row, read.approvals),
		...{ plan: read.plan.map((followUp) => serializeFollowUp(followUp, day)), today: day },
		...{ weeks: read.weeks.map(serializeWeek), proposals: read.proposals.map(serializeProposal) },
		anonymousOn: anonymousOn(visit.tenant.timeZone, row.archivedAt, read.months),
		isParticipant: row.participantId === visit.user.id,
		choices: {
			participants: withChosen(read.participants, row.participantId, placement.participant),
			advisors: withChosen(read.advisors, row.advisorId, placement.advisor),
			coAdvisors: withChosen(read.advisors, row.coAdvisorId, placement.coAdvisor),
			workplaces: withChosen(read.workplaces, row.companyId, placement.workplace),
			codes: withChosen(read.codes, row.codeId, codeOf(listed)),
		},
		neighbours: asNeighbours(visit, query, read.neighbours, day),
		openings: matchOpenings(row, openings)
			.filter(({ isOwn, shared }) => isOwn || shared > 0 || row.companyId === null)
			.slice(0, OFFERED),
		writes,
		mayTakeOver: row.advisorId !== visit.user.id && read.advisors.some(({ value }) => value === visit.user.id),
		removes: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}
export type FormView = Awaited<ReturnType<typeof showForm>>;

/** The page that opens a placement: what is known of whoever it is for comes before. */
export async function showNewPlacement(visit: Visit, { participant, q }: z.output<typeof NewPlacementQuery>) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const day = todayOf(visit);
	const read = await visit.rows.read({
		participants: readingParticipants(visit, isNamed(q), FEW + 1),
		chosen: readingParticipants(visit, eq(people.id, participant ?? "")),
		line: readingLineOf(visit, participant ?? ""),
	});
	const [chosen = null] = read.chosen;
	const line = chosen ? serializeLine(read.line, day) : [];
	return {
		...{ q, participants: withChosen(read.participants, chosen?.value ?? null, chosen?.label ?? null) },
		...{ hasMore: read.participants.length > FEW, chosen, line, last: lastConcluded(line) },
		tenant: visit.tenant.guid,
	};
}

/** Opens a placement for whoever is chosen. Throws `invalid` (`form`) where their last conclusion was not on the page. */
export async function open(visit: Visit, { participantId, type, seen }: z.output<typeof NewPlacementInput>) {
	const { line } = await visit.rows.read({ line: readingLineOf(visit, participantId) });
	const last = lastConcluded(serializeLine(line, todayOf(visit)));
	if ((last?.id ?? null) !== (seen ?? null)) throw invalid({ form: "verdalPlacements:errors.readConclusion" });
	const { row } = await addPlacement(visit, { type, participantId, advisorId: await meAsAdvisor(visit) });
	const to = paths(visit.tenant.guid).placement(row.id);
	return done({ snackbar: { key: "verdalPlacements:done.opened" }, to });
}

/** Whoever opens a placement follows it up, where they work here. */
async function meAsAdvisor(visit: Visit): Promise<string | null> {
	const { advisors } = await visit.rows.read({ advisors: readingAdvisors(visit) });
	return advisors.some(({ value }) => value === visit.user.id) ? visit.user.id : null;
}

const doneWith = (key: string, to?: string) => done({ snackbar: { key: `verdalPlacements:done.${key}` }, to });

export async function save(visit: Visit, { placement, updatedAt, facts }: PlacementForm) {
	await changePlacement(visit, placement, facts, { updatedAt, tells: true });
	return doneWith("saved");
}

/** Without a message and without going on: the form does it by itself. */
export async function autosave(visit: Visit, { placement, updatedAt, facts }: PlacementForm) {
	const { row, ...more } = await changePlacement(visit, placement, facts, { updatedAt });
	const { status, missing } = serializePlacement({ row, ...more }, todayOf(visit));
	return { saved: { updatedAt: row.updatedAt, at: visit.now.getTime(), isWhole: true, status, missing } };
}

export async function archive(visit: Visit, { placement, updatedAt, facts }: PlacementForm) {
	await archivePlacement(visit, placement, facts, updatedAt);
	return doneWith("archived");
}

export async function restore(visit: Visit, { placement }: z.output<typeof PlacementNamed>) {
	await restorePlacement(visit, placement);
	return doneWith("restored");
}

export async function cancel(visit: Visit, { placement, cancelReason }: z.output<typeof CancelInput>) {
	await cancelPlacement(visit, placement, cancelReason);
	return doneWith("cancelled");
}

export async function resume(visit: Visit, { placement }: z.output<typeof PlacementNamed>) {
	await cancelPlacement(visit, placement, null);
	return doneWith("resumed");
}

export async function takeOver(visit: Visit, { placement }: z.output<typeof PlacementNamed>) {
	await takeOverPlacement(visit, placement);
	return doneWith("takenOver");
}

export async function remove(visit: Visit, { placement }: z.output<typeof PlacementNamed>) {
	await removePlacement(visit, placement);
	return doneWith("removed", paths(visit.tenant.guid).placements);
}
