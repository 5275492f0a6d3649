import { isNull } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { roundParticipants } from "#db/schema/hms";
import type { ParticipantInput, ParticipantRef, SignInput } from "./rounds.schema";
import { findRound, openRound, requiringPhase } from "./rounds.server";

export async function addParticipant(visit: Visit, { round, name, title }: z.output<typeof ParticipantInput>) {
	await openRound(visit, round);
	await visit.rows.add(roundParticipants, { id: newId(visit.now.getTime()), roundId: round, name, title });
	return done({ snackbar: { key: "hms:done.participantAdded", params: { name } } });
}

async function findParticipant(visit: Visit, { round, id }: { round: string; id: string }) {
	const found = await visit.rows.find(roundParticipants, id);
	if (found?.roundId !== round) throw notFound();
	return found;
}

export async function removeParticipant(visit: Visit, ref: z.output<typeof ParticipantRef>) {
	const [{ id, name }] = await Promise.all([findParticipant(visit, ref), openRound(visit, ref.round)]);
	await visit.rows.commit([visit.rows.removing(roundParticipants, id)]);
	return done({ snackbar: { key: "hms:done.participantRemoved", params: { name } } });
}

/** Signs the protocol of a round that is done, for one of its participants. Throws `invalid` before that, and for a second time. */
export async function sign(visit: Visit, input: z.output<typeof SignInput>) {
	const [participant, { row }] = await Promise.all([findParticipant(visit, input), findRound(visit, input.round)]);
	if (row.status !== "done") throw invalid({ "signature.name": "hms:errors.notDone" });
	if (participant.signedAt !== null) throw invalid({ "signature.name": "hms:errors.isSigned" });
	const { rows, now } = visit;
	const signed = { signedAt: now.getTime(), signature: input["signature.path"] };
	const commit = rows.commit([
		requiringPhase(visit, input.round, ["done"]),
		rows.changing(roundParticipants, participant.id, signed, undefined, isNull(roundParticipants.signedAt)),
	]);
	const [, saved] = await orElse(commit, () => invalid({ "signature.name": "hms:errors.notDone" }));
	if (!saved) throw invalid({ "signature.name": "hms:errors.isSigned" });
	return done({ snackbar: { key: "hms:done.signed", params: { name: participant.name } } });
}
