import type * as z from "zod";
import { askedBy, planList } from "#app/lists/read-list.server";
import { withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { intakes } from "#db/schema/veksttorget";
import { changeIntake, findIntake, removeIntake } from "./change-intake.server";
import type { IntakeCall, IntakeRef, IntakesCall } from "./intakes.schema";
import { intakeSource, visibleIntakes } from "./intakes.source.server";
import { daysOpen, type Intake, numberOf, topicOf } from "./show-intakes.server";

/** One intake by its id, or a page of those that the filters leave. */
export async function listIntakes(visit: Visit, query: z.output<typeof IntakesCall>) {
	const { id, f, ...asks } = query;
	if (id !== undefined) return serializeIntake(visit, await findIntake(visit, id));
	const plan = planList(intakeSource as never, { ...asks, filters: f.filters }, askedBy(visit), visibleIntakes(visit));
	const { items, next } = plan.page(await visit.rows.list(intakes, plan.options));
	return { items: items.map((row) => serializeIntake(visit, row)), next };
}

export async function saveIntake(visit: Visit, { id, ...change }: z.output<typeof IntakeCall>) {
	const current = async () => serializeIntake(visit, await findIntake(visit, id));
	return serializeIntake(visit, await withCurrent(changeIntake(visit, id, change), current));
}

export async function deleteIntake(visit: Visit, { id }: z.output<typeof IntakeRef>) {
	await removeIntake(visit, id);
	return { id, deleted: true };
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** An intake as the calls give it. */
const serializeIntake = (visit: Visit, row: Intake) => ({
	id: row.id,
	number: numberOf(row),
	status: row.status,
	topic: row.topic,
	topic_title: topicOf(visit, row),
	municipality: row.municipality,
	post_code: row.postCode,
	name: row.name,
	company: row.company,
	email: row.email,
	phone: row.phone,
	message: row.message,
	language: row.language,
	source: row.source,
	owner_id: row.ownerId,
	referred_to: row.referredTo,
	note: row.note,
	days_open: daysOpen(visit, row),
	received_at: instant(row.createdAt),
	first_answer_at: instant(row.firstAnswerAt),
	closed_at: instant(row.closedAt),
	updated_at: instant(row.updatedAt),
});
