import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import type { Language } from "#app/platform/i18n";
import { invalid, notFound, Problem } from "#app/platform/problems";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { formInvitations } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { type Invited, invite, makeInvitations } from "../invitations/invite.server";
import { isWaiting } from "../invitations/remind-invited.server";
import { SEND_INVITATION } from "../invitations/send-invitation.server";
import type { Schedule } from "../schedule/schedule";
import type { Form } from "../store/form-row.server";

/** People who are written to at once. */
export const INVITED_MOST = 1000;
/** Times that it is looked again whom somebody else has invited meanwhile. */
const TRIES = 3;

export type Addressed = {
	/** Members of the tenant, all members of these roles, and addresses of others. */
	memberIds: string[];
	roles?: Role[];
	emails: string[];
	/** The language of those whose own is not known. */
	language: Language;
	expiresAt: number | null;
	reminders: Schedule["reminders"];
	/** What they are to answer about, where that is not each of them. */
	subjectId?: string;
	/** Words of one's own under the letter's. */
	message: string;
	/** What must hold when the links are made. */
	along?: readonly PendingWrite[];
};
type Role = (typeof people.$inferSelect)["role"];

/**
 * Has each person written a letter with a link of their own, in their own language, by the queue. Whoever has a link already that waits for an
 * answer about the same, and whoever is named twice, gets none. Nothing of the form's questions is in it, and of health data not even its name.
 * Two round trips, however many they are. Throws `invalid` where nobody, too many or somebody unknown is addressed.
 */
export async function sendInvitations(
	visit: Visit,
	area: Area,
	form: Form,
	given: Addressed,
): Promise<{ sent: number; had: number }> {
	if (form.moduleKey !== area.moduleKey || form.currentVersionId === null) throw notFound();
	const { expiresAt, reminders, along = [], message } = given;
	for (let tries = 1; ; tries++) {
		const { invited, had, same } = await whom(visit, form, given);
		if (invited.length === 0) return { sent: 0, had };
		try {
			const making = { formId: form.id, invited, expiresAt, reminders, along: [...along, same], sentAt: null };
			const made = await makeInvitations(visit, making);
			const sender = nameOf(visit.user);
			await enqueueMany(
				visit.context,
				{ type: SEND_INVITATION },
				made.map(({ id, token }) => ({
					...{ tenantId: visit.tenant.id, id: `forms-invitation:${id}` },
					payload: { id, token, sender, message, origin: visit.origin },
				})),
			);
			return { sent: made.length, had };
		} catch (error) {
			// Somebody has invited at the same moment, or what came along does not hold, which the last try tells.
			if (!(error instanceof Problem && error.kind === "conflict") || tries === TRIES) throw error;
		}
	}
}

/** Who has no link yet that waits for their answer; `same`: that nobody was invited since it was looked. */
async function whom(visit: Visit, form: Form, { memberIds, roles = [], emails, language, subjectId }: Addressed) {
	const { rows, context, tenant } = visit;
	const named = or(within(people.id, memberIds), roles.length > 0 ? inArray(people.role, roles) : undefined);
	const isOfForm = and(
		eq(formInvitations.tenantId, tenant.id),
		eq(formInvitations.formId, form.id),
		isNull(formInvitations.ofId),
	);
	const links = sql`(select count(*) from ${formInvitations} where ${isOfForm})`;
	const { known, waiting, before } = await rows.read({
		known: rows.listing(people, {
			where: and(eq(people.isActive, true), or(named, within(people.email, emails))),
			limit: 2 * INVITED_MOST,
		}),
		waiting: rows.listing(formInvitations, {
			where: and(eq(formInvitations.formId, form.id), isWaiting(visit.now.getTime())),
			limit: LOOKED_AT,
		}),
		before: {
			query: rows.select(formInvitations, { count: sql<number>`count(*)`.as("count") }).where(isOfForm),
			shape: countIn,
		},
	});
	if (memberIds.some((id) => !known.some((person) => person.id === id))) throw invalid({ memberIds: "wrongValue" });
	const members = known.map(({ id, email }): Invited & { at: string } => ({
		...{ respondentId: id, language, at: email },
		subjectId: form.subjectType === "person" ? id : subjectId,
	}));
	const others = emails
		.filter((email) => !known.some((person) => person.email === email))
		.map((email) => ({ email, subjectId, language, at: email }));
	const all = [...new Map([...members, ...others].map((one) => [one.at, one])).values()];
	if (all.length === 0) throw invalid({ emails: "required" });
	if (all.length > INVITED_MOST) throw invalid({ emails: `forms:errors.invitedMost?count=${INVITED_MOST}` });
	const keyOf = ({ respondentId, email, subjectId: about }: Record<"respondentId" | "email" | "subjectId", unknown>) =>
		JSON.stringify([respondentId ?? email, about ?? null]);
	const has = new Set(waiting.map(keyOf));
	const invited = all
		.map(({ at: _, ...one }): Invited => one)
		.filter(({ respondentId, email, subjectId: about }) => !has.has(keyOf({ respondentId, email, subjectId: about })));
	return { invited, had: all.length - invited.length, same: requiring(context, sql`${links} = ${before}`) };
}

/** Links that wait for an answer, which are looked at so that nobody gets a second one. */
const LOOKED_AT = 10_000;
const countIn = (found: unknown[]) => (found[0] as { count: number }).count;
const within = (column: typeof people.id | typeof people.email, values: readonly string[]): SQL | undefined =>
	values.length === 0 ? undefined : among(column, values);

/** Links that each count once, for people whom nobody knows; told here once and kept nowhere. */
export async function anonymousLinks(
	visit: Visit,
	area: Area,
	form: Form,
	{ number, language, subjectId }: { number: number; language: Language; subjectId?: string },
): Promise<string[]> {
	const invited = Array.from({ length: number }, () => ({ language, subjectId }));
	const made = await invite(visit, area, { formId: form.id, invited });
	return made.map(({ token }) => `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid, token)}`);
}
