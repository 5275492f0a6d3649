import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { done } from "#app/platform/guard.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { placementProposals } from "#db/schema/verdal";
import { noting } from "../history/history.server";
import { readerOf } from "../mails/tell.server";
import { paths } from "../paths";
import type { Placement } from "../placements/placements.resource.server";
import { changePlacement, placementIn, readingPlacement, todayOf } from "../placements/placements.server";
import type { DecideInput, ProposeInput } from "./proposals.schema";
import { type Proposal, propose, readingProposals } from "./proposals.server";

type Decision = z.output<typeof DecideInput>;

/** The participant proposes a change where they are signed in. */
export async function proposeOwn(visit: Visit, { placement, ...facts }: z.output<typeof ProposeInput>) {
	const { found, before } = await visit.rows.read({
		found: readingPlacement(visit, placement),
		before: readingProposals(visit, placement),
	});
	const { row } = placementIn(found);
	if (row.participantId !== visit.user.id) throw notAllowed();
	await propose(visit, row, "participant", facts, before, visit.user.id);
	return done({ snackbar: { key: "verdalWeekly:done.proposed" } });
}

/** A proposal that waits for a decision, with its placement. Throws `notFound`, or `invalid` where it is decided or the placement is over. */
async function waiting(visit: Visit, { placement: id, proposal }: Decision) {
	const { found, one } = await visit.rows.read({
		found: readingPlacement(visit, id),
		one: visit.rows.finding(placementProposals, proposal),
	});
	const { row } = placementIn(found);
	if (one?.placementId !== id) throw notFound();
	if (one.state !== "open") throw invalid({ form: "verdalWeekly:errors.isDecided" });
	if (row.archivedAt !== null || row.cancelReason !== null) throw invalid({ form: "verdalWeekly:errors.isOver" });
	return { row, one };
}

/** Notes what was decided, as long as nobody else has decided. */
function deciding(visit: Visit, { id }: Proposal, state: "approved" | "declined", answer: string): PendingWrite[] {
	const { rows, context, tenant, user, now } = visit;
	const isOpen = sql`exists (select 1 from ${placementProposals} where ${and(
		...[eq(placementProposals.tenantId, tenant.id), eq(placementProposals.id, id)],
		eq(placementProposals.state, "open"),
	)})`;
	const decided = { state, answer, decidedAt: now.getTime(), decidedBy: user.id };
	return [requiring(context, isOpen), rows.changing(placementProposals, id, decided)];
}

/** Approves a proposal. Another last day makes a new version of the agreement at once; what else is to change the advisor writes next. */
export async function approveProposal(visit: Visit, input: Decision) {
	const { row, one } = await waiting(visit, input);
	const writes = deciding(visit, one, "approved", input.answer);
	if (one.kind === "change") await orElse(visit.rows.commit(writes), () => conflict());
	else {
		const why = { reason: one.reason, appliesOn: todayOf(visit) };
		await changePlacement(visit, row.id, { endsOn: one.endsOn }, { tells: true, why, also: writes });
	}
	await tellProposer(visit, row, one, "approved", input.answer);
	const to = one.kind === "change" ? paths(visit.tenant.guid).change(row.id, "terms") : undefined;
	return done({ snackbar: { key: "verdalWeekly:done.approved" }, to });
}

/** Declines a proposal, with what the advisor says to it. */
export async function declineProposal(visit: Visit, input: Decision) {
	if (input.answer === "") throw invalid({ answer: "required" });
	const { row, one } = await waiting(visit, input);
	const by = { byId: visit.user.id, byName: "" };
	const noted = noting(visit, row, by, { kind: "declined", parties: [one.party], reason: input.answer });
	await orElse(visit.rows.commit([...deciding(visit, one, "declined", input.answer), noted]), () => conflict());
	await tellProposer(visit, row, one, "declined", input.answer);
	return done({ snackbar: { key: "verdalWeekly:done.declined" } });
}

/** Writes to whoever proposed it what was decided. */
async function tellProposer(
	visit: Visit,
	row: Placement,
	{ id, party, kind }: Proposal,
	state: "approved" | "declined",
	answer: string,
): Promise<void> {
	const { name, email, language } = await readerOf(visit, party, row);
	if (email === "") return;
	const { t } = await writtenIn(language, visit.tenant.timeZone, visit.now);
	const values = {
		...{ name, answer, participant: row.participantName, workplace: row.companyName, tenant: visit.tenant.name },
		kind: t(`verdalWeekly:proposal.kind.${kind}`),
	};
	const params = {
		subject: t(`verdalWeekly:letter.${state}.subject`, values),
		message: t(`verdalWeekly:letter.${state}.body`, values)
			.replace(/\n{3,}/g, "\n\n")
			.trim(),
		tenant: visit.tenant.name,
	};
	await sendMail(visit.context, { to: email, language, template: "placementNews", params }, `verdal-proposal:${id}`);
}
