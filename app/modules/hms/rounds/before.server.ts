import { and, asc, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { deviations, measures, roundAnswers, safetyRounds } from "#db/schema/hms";
import { measurePointers } from "../measures/measures.resource.server";
import { serializeMeasure } from "../measures/serialize";
import type { Round } from "./rounds.resource.server";
import { repeatedFaults, suggestTheme } from "./theme";

/** Rounds that the meeting looks back at. */
const ROUNDS = 4;
/** Records of one kind that it looks at. */
const MOST = 50;

/**
 * The meeting before a round, made of what there is: how it went with the last round's measures, what else is open, what was
 * reported since, which points were answered no again and again, and the theme that this suggests. In one round trip.
 */
export async function readBefore(visit: Visit, round: Round) {
	const { rows, tenant, now } = visit;
	const earlier = and(
		eq(safetyRounds.companyId, round.companyId),
		eq(safetyRounds.status, "done"),
		ne(safetyRounds.id, round.id),
		isNull(safetyRounds.deletedAt),
	);
	// Of the same area, where there was one.
	const order = [desc(sql`${safetyRounds.area} = ${round.area}`), desc(safetyRounds.heldOn), desc(safetyRounds.id)];
	const idsOf = (count: number) =>
		sql`(select ${safetyRounds.id} from ${safetyRounds} where ${and(eq(safetyRounds.tenantId, tenant.id), earlier)} order by ${sql.join(order, sql`, `)} limit ${count})`;
	const [last, these] = [idsOf(1), idsOf(ROUNDS)];
	const read = await rows.read({
		rounds: rows.listing(safetyRounds, {
			where: earlier,
			orderBy: order,
			limit: ROUNDS,
		}),
		faults: rows.listing(roundAnswers, {
			where: and(sql`${roundAnswers.roundId} in ${these}`, eq(roundAnswers.answer, "no")),
			limit: 400,
		}),
		measures: rows.listingWith(measures, measurePointers, {
			where: and(
				eq(measures.companyId, round.companyId),
				or(eq(measures.isOpen, true), sql`${measures.roundId} = ${last}`),
				isNull(measures.deletedAt),
			),
			orderBy: [asc(measures.dueOn), asc(measures.id)],
			limit: MOST * 2,
		}),
		deviations: rows.listing(deviations, {
			where: and(
				eq(deviations.companyId, round.companyId),
				or(
					ne(deviations.status, "closed"),
					sql`${deviations.happenedOn} > (select ${safetyRounds.heldOn} from ${safetyRounds} where ${and(eq(safetyRounds.tenantId, tenant.id), sql`${safetyRounds.id} = ${last}`)})`,
				),
				isNull(deviations.deletedAt),
			),
			orderBy: [desc(deviations.happenedOn), desc(deviations.id)],
			limit: MOST,
		}),
	});
	const day = today(tenant.timeZone, now);
	const [before] = read.rounds;
	const isOfThis = ({ row }: { row: typeof measures.$inferSelect }) =>
		row.roundId === round.id || row.againRoundId === round.id;
	const shown = read.measures.filter((one) => !isOfThis(one));
	const serialize = (all: typeof shown) => all.slice(0, MOST).map((measure) => serializeMeasure(measure, day));
	return {
		last: before ? { id: before.id, title: before.title, heldOn: before.heldOn } : null,
		lastMeasures: serialize(shown.filter(({ row }) => row.roundId === before?.id)),
		measures: serialize(shown.filter(({ row }) => row.roundId !== before?.id)),
		deviations: read.deviations.map(({ id, title, status, happenedOn }) => ({
			...{ id, title, status, happenedOn, isNew: before !== undefined && happenedOn > before.heldOn },
		})),
		repeated: repeatedFaults(read.rounds, read.faults),
		theme: suggestTheme(
			read.rounds,
			read.faults,
			read.deviations.map(({ causeKind }) => causeKind),
		),
		language: before?.language ?? round.language,
	};
}
export type Before = Awaited<ReturnType<typeof readBefore>>;
