import { and, eq } from "drizzle-orm";
import { removeReply } from "#app/forms/replies/change-reply.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { intakes } from "#db/schema/veksttorget";
import { area } from "../area";
import { tellOf } from "../letters/tell.server";
import { paths } from "../paths";
import { type IntakeStatus, openStatuses } from "../statuses";
import type { IntakeChange } from "./intakes.schema";
import { visibleIntakes } from "./intakes.source.server";
import { assertOwner } from "./owners.server";
import type { Intake } from "./show-intakes.server";

/** The intake, where the visitor sees it; else `notFound`. */
export async function findIntake(visit: Visit, id: string): Promise<Intake> {
	const [found] = await visit.rows.list(intakes, { where: and(eq(intakes.id, id), visibleIntakes(visit)), limit: 1 });
	if (!found) throw notFound();
	return found;
}

/**
 * Moves an intake on, hands it over, notes something. Its new owner is told. Throws `conflict` where somebody else has changed
 * it since it was read, `invalid` where it is referred to nobody or handed to somebody who may not take it.
 */
export async function changeIntake(visit: Visit, id: string, { updatedAt, ...sent }: IntakeChange): Promise<Intake> {
	const before = await findIntake(visit, id);
	const ownerId = sent.ownerId === undefined ? before.ownerId : sent.ownerId;
	if (ownerId !== before.ownerId) await assertOwner(visit, ownerId);
	const status = statusFor(sent.status ?? before.status, ownerId);
	const referredTo = (sent.referredTo ?? before.referredTo) || null;
	if (status === "referred" && referredTo === null) throw invalid({ referredTo: "veksttorget:errors.referredTo" });
	const patch = { ownerId, referredTo, note: sent.note ?? before.note, ...moved(visit, before, status) };
	const changing = visit.rows.changing(intakes, id, patch, updatedAt ?? before.updatedAt);
	const isHandedOver = ownerId !== null && ownerId !== before.ownerId && ownerId !== visit.user.id;
	const notice = {
		...{ type: "intakeAssigned" as const, params: {}, noticeId: newId(visit.now.getTime()) },
		url: paths(visit.tenant.guid).intake(id),
	};
	const [changed] = await visit.rows.commit([
		changing,
		...(isHandedOver ? [notifying(visit, notice, [ownerId], changing)] : []),
	]);
	if (!changed) throw conflict(before);
	await tellOf(visit, before, changed as Intake);
	return changed as Intake;
}

/** What nobody has is new, and what somebody has is not. */
function statusFor(status: IntakeStatus, ownerId: string | null): IntakeStatus {
	if (status === "new" && ownerId !== null) return "assigned";
	return status === "assigned" && ownerId === null ? "new" : status;
}

/** The status, with when it was first taken up and when it was closed. */
function moved({ now }: Visit, { closedAt, firstAnswerAt }: Intake, status: IntakeStatus): Patch<typeof intakes> {
	const isOpen = openStatuses.includes(status);
	const isTakenUp = status !== "new" && status !== "assigned";
	return {
		status,
		closedAt: isOpen ? null : (closedAt ?? now.getTime()),
		firstAnswerAt: firstAnswerAt ?? (isTakenUp ? now.getTime() : null),
	};
}

/** Takes an intake away with what was answered; after 30 days both go for good. */
export async function removeIntake(visit: Visit, id: string): Promise<void> {
	await findIntake(visit, id);
	const { reply } = await readReply(visit, area, id);
	await removeReply(visit, area, reply);
}
