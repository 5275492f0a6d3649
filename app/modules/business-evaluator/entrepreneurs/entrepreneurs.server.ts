import { and, eq, sql } from "drizzle-orm";
import { removeReply } from "#app/forms/replies/change-reply.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { formRecords } from "#app/forms/store/records.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { area } from "../area";
import { searchTexts, sortNameOf } from "../form/asked-in";
import { missingChecks } from "../stages/checks";
import { readableBy, visibleTo } from "../visible.server";
import { assertAdvisor } from "./advisors.server";
import type { EntrepreneurChange } from "./entrepreneurs.schema";
import { type Entrepreneur, entrepreneurPointers } from "./entrepreneurs.source.server";

/** Reads an entrepreneur with their advisor, as far as the visitor sees them. */
export const readingEntrepreneur = (visit: Visit, id: string) =>
	visit.rows.listingWith(entrepreneurs, entrepreneurPointers, {
		where: and(eq(entrepreneurs.id, id), visibleTo(visit)),
		limit: 1,
	});

/** Replies of an entrepreneur that are shown. */
const MOST = 50;
const EVER = { from: "0000-01-01", to: "9999-12-31" };

const formsOf = ({ tenant }: Visit) =>
	sql`(select ${formRecords.id} from ${formRecords} where ${and(
		eq(formRecords.tenantId, tenant.id),
		eq(formRecords.moduleKey, area.moduleKey),
	)})`;

/** Reads what an entrepreneur has answered, in all forms of the organisation, oldest first. */
export const readingReplies = (visit: Visit, id: string) =>
	readingSubject(visit, area, { formId: formsOf(visit), subjectId: id }, EVER, MOST);

/** The entrepreneur, where the visitor sees them; else throws `notFound`. */
export async function findEntrepreneur(visit: Visit, id: string): Promise<Entrepreneur> {
	const [found] = await visit.rows.list(entrepreneurs, {
		where: and(eq(entrepreneurs.id, id), visibleTo(visit)),
		limit: 1,
	});
	if (!found) throw notFound();
	return found;
}

/** The same where they only assess the entrepreneur. */
export async function findReadable(visit: Visit, id: string): Promise<Entrepreneur> {
	const where = and(eq(entrepreneurs.id, id), readableBy(visit));
	const [found] = await visit.rows.list(entrepreneurs, { where, limit: 1 });
	if (!found) throw notFound();
	return found;
}

/** Changes what is known of an entrepreneur, or where they stand, where that is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeEntrepreneur(
	visit: Visit,
	id: string,
	{ contactOn, ...change }: EntrepreneurChange,
	updatedAt?: number,
): Promise<Entrepreneur> {
	const { rows } = visit;
	const before = await findEntrepreneur(visit, id);
	if (change.advisorId !== before.advisorId) await assertAdvisor(visit, change.advisorId);
	if (change.stage && missingChecks(before.stage, change.stage, change.checks ?? before.checks).length > 0)
		throw invalid({ stage: "businessEvaluator:errors.stageChecks" });
	const sent: Patch<typeof entrepreneurs> = {
		...change,
		...(change.name !== undefined && { sortName: sortNameOf(change.name) }),
		...(contactOn !== undefined && { contactOn: contactOn ?? "" }),
	};
	// A form sends all that it shows; the history tells of what is another than before.
	const patch: Patch<typeof entrepreneurs> = Object.fromEntries(
		Object.entries(sent).filter(
			([key, value]) => value !== undefined && different(value, before[key as keyof Entrepreneur]),
		),
	);
	if (Object.keys(patch).length === 0 && (updatedAt ?? before.updatedAt) === before.updatedAt) return before;
	const [changed] = await rows.commit([
		rows.changing(entrepreneurs, id, patch, updatedAt ?? before.updatedAt),
		rows.indexing(entrepreneurs, id, searchTexts({ ...before, ...patch })),
	]);
	if (!changed) throw conflict(before);
	return changed as Entrepreneur;
}

const different = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Takes an entrepreneur away with all that was answered; after 30 days it goes for good. */
export async function removeEntrepreneur(visit: Visit, id: string): Promise<void> {
	const { rows, now } = visit;
	await findEntrepreneur(visit, id);
	const { replies } = await rows.read({ replies: readingReplies(visit, id) });
	for (const { id: replyId } of replies) {
		const { reply } = await readReply(visit, area, replyId);
		await removeReply(visit, area, reply);
	}
	await rows.commit([
		rows.changing(entrepreneurs, id, { deletedAt: now.getTime() }),
		rows.indexing(entrepreneurs, id, []),
	]);
}
