import { and, eq, isNull } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { formInvitations } from "#db/schema/forms";
import type { Area } from "../area";
import type { Schedule } from "../schedule/schedule";
import { LINKS_MOST } from "../sharing/limits";
import { readOpenForm } from "../store/form-row.server";

/** Somebody of the tenant, an address of somebody else, or nobody in particular. */
/**
 * `id`: chosen before, by who writes something that points to the link in the same batch. `token`: the secret, where a message that comes
 * twice has to make the same one.
 */
export type Invited = {
	id?: string;
	token?: string;
	respondentId?: string;
	email?: string;
	subjectId?: string;
	language: Language;
};
/** The secret is told here once and kept nowhere. */
export type Invitation = { id: string; token: string; invited: Invited };

/**
 * Makes secret links to a form that is out: `personal` ones say who answers, `anonymous` ones only that each counts once. Throws
 * `invalid` (`respondentIds`) for somebody who is not of this tenant, `conflict` where a condition that came `along` does not hold.
 */
export async function invite(
	visit: TenantContext,
	area: Area,
	{
		formId,
		invited,
		expiresAt = null,
		reminders = { most: 0, gapHours: 0 },
		along = [],
	}: {
		formId: string;
		invited: Invited[];
		expiresAt?: number | null;
		reminders?: Schedule["reminders"];
		along?: readonly PendingWrite[];
	},
): Promise<Invitation[]> {
	if (invited.length === 0) throw invalid({ respondentIds: "required" });
	if (invited.length > LINKS_MOST) throw invalid({ respondentIds: `forms:errors.invitedMost?count=${LINKS_MOST}` });
	const { form, version } = await readOpenForm(visit, area, { id: formId });
	if (!version) throw notFound();
	const ids = invited.flatMap(({ respondentId }) => respondentId ?? []);
	const known = ids.length === 0 ? [] : await visit.rows.list(people, { where: isOneOf(ids), limit: LINKS_MOST });
	if (ids.some((id) => !known.some((person) => person.id === id))) throw invalid({ respondentIds: "wrongValue" });
	return makeInvitations(visit, { formId: form.id, invited, expiresAt, reminders, along, sentAt: visit.now.getTime() });
}

/** A list of any length is one value of the query. */
const isOneOf = (ids: readonly string[]) => among(people.id, ids);

type Making = {
	formId: string;
	invited: readonly Invited[];
	expiresAt: number | null;
	reminders: Schedule["reminders"];
	along: readonly PendingWrite[];
	/** Null: their letters are on the way. */
	sentAt: number | null;
};

/** The same for who has made sure of the form and of the people: however many, one batch. */
export async function makeInvitations(
	visit: TenantContext,
	{ formId, invited, expiresAt, reminders, along, sentAt }: Making,
): Promise<Invitation[]> {
	const made = await Promise.all(
		invited.map(async (one) => {
			const token = one.token ?? newToken();
			const isKnown = one.respondentId !== undefined || one.email !== undefined;
			const row = {
				...{ id: one.id ?? newId(visit.now.getTime()), formId, tokenHash: await hashToken(token) },
				kind: isKnown ? ("personal" as const) : ("anonymous" as const),
				...{ email: one.email ?? null, respondentId: one.respondentId ?? null, subjectId: one.subjectId ?? null },
				...{ language: one.language, expiresAt, sentAt, ...remindersOf(isKnown, reminders, visit.now.getTime()) },
			};
			return { row, invitation: { id: row.id, token, invited: one } };
		}),
	);
	const rows = made.map(({ row }) => row);
	await orElse(visit.rows.commit([...along, visit.rows.addingEach(formInvitations, rows)]), () => conflict());
	return made.map(({ invitation }) => invitation);
}

/** When somebody is reminded first, and how often at most; whoever is not known cannot be. */
function remindersOf(isKnown: boolean, { most, gapHours, byText = false }: Schedule["reminders"], now: number) {
	const isReminded = isKnown && most > 0;
	return { remindAt: isReminded ? now + gapHours * HOUR : 0, remindersLeft: isReminded ? most : 0, gapHours, byText };
}

/** Closes a link that was not used; who has it finds it closed. Throws `notFound`. */
export async function revokeInvitation(visit: TenantContext, area: Area, id: string): Promise<void> {
	const invitation = await visit.rows.find(formInvitations, id);
	if (!invitation) throw notFound();
	await readOpenForm(visit, area, { id: invitation.formId });
	const [closed] = await visit.rows.commit([revokingInvitation(visit, id)]);
	if (!closed) throw invalid({ id: "forms:closed.used" });
}

/** The write that closes a link, where it was not used. */
export const revokingInvitation = ({ rows, now }: TenantContext, id: string): PendingWrite =>
	rows.changing(
		formInvitations,
		id,
		{ revokedAt: now.getTime(), remindAt: 0 },
		undefined,
		and(isNull(formInvitations.answeredAt), eq(formInvitations.id, id)),
	);
