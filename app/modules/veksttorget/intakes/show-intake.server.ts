import type * as z from "zod";
import { readHandingOver } from "#app/directory/handing-over.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { aroundOf, readable, wordsIn } from "#app/forms/replies/readable";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { area } from "../area";
import { paths } from "../paths";
import { readingSteps, stepsShown } from "../steps/steps.server";
import { changeIntake, findIntake, removeIntake } from "./change-intake.server";
import type { IntakeInput, IntakePage } from "./intakes.schema";
import { readingOwners } from "./owners.server";
import { daysOpen, numberOf, senderOf, topicOf } from "./show-intakes.server";

/** One intake with all that was answered, for whoever sees it. */
export async function showIntake(visit: Visit, { intake: id }: z.output<typeof IntakePage>) {
	const row = await findIntake(visit, id);
	const reads = new ReadBatch();
	const owners = reads.add(readingOwners(visit));
	const steps = reads.add(readingSteps(visit, id));
	const offered = readHandingOver(visit, reads);
	const [{ reply, version }, t] = await Promise.all([
		readReply(visit, area, id),
		translator(visit.language),
		reads.send(visit.rows),
	]);
	const words = wordsIn(t, visit.language, version.definition.languages);
	const mayChange = visit.access.level >= LEVEL_CLIENTS || row.ownerId === visit.user.id;
	const { status, ownerId, referredTo, note, updatedAt, closedAt, firstAnswerAt, municipality, source } = row;
	return {
		title: numberOf(row),
		intake: {
			...{ id, number: numberOf(row), sender: senderOf(row), topic: topicOf(visit, row), municipality, source },
			...{ email: row.email, phone: row.phone, receivedAt: row.createdAt, daysOpen: daysOpen(visit, row) },
			...{ status, ownerId, referredTo: referredTo ?? "", note, updatedAt, closedAt, firstAnswerAt },
			...{ outcome: row.outcome, outcomeNote: row.outcomeNote, outcomeAskedAt: row.outcomeAskedAt },
		},
		parts: readable(version.definition, reply.answers, words, aroundOf(visit, reply)),
		owners: owners(),
		...stepsShown(visit, row, steps(), offered(), mayChange),
		mayChange,
		mayRemove: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

export async function save(visit: Visit, { intake, ...change }: z.output<typeof IntakeInput>) {
	await changeIntake(visit, intake, change);
	return done({ snackbar: { key: "veksttorget:told.saved" } });
}

export async function remove(visit: Visit, { intake }: z.output<typeof IntakePage>) {
	await removeIntake(visit, intake);
	return done({ snackbar: { key: "veksttorget:told.removed" }, to: paths(visit.tenant.guid).intakes });
}
