import { and, eq, isNull, ne } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { formInvitations, formOccasions } from "#db/schema/forms";
import type { Area } from "../area";
import { readOpenForm } from "../store/form-row.server";

/** Rows of each kind that are listed. */
const MOST = 500;

/**
 * Who was asked for a reply to a form and has not given it: by an occasion of their schedule, or by a link. Of anonymous links only
 * how many are open.
 */
export async function notAnswered(visit: Visit, area: Area, formId: string) {
	const { form } = await readOpenForm(visit, area, { id: formId });
	const { rows } = visit;
	const { occasions, invitations } = await rows.read({
		occasions: rows.listingWith(
			formOccasions,
			{ person: [people, formOccasions.respondentId] },
			{
				where: and(eq(formOccasions.formId, form.id), eq(formOccasions.status, "open")),
				orderBy: [formOccasions.day, formOccasions.id],
				limit: MOST,
			},
		),
		invitations: rows.listingWith(
			formInvitations,
			{ person: [people, formInvitations.respondentId] },
			{
				where: and(
					eq(formInvitations.formId, form.id),
					isNull(formInvitations.answeredAt),
					isNull(formInvitations.revokedAt),
					isNull(formInvitations.ofId),
					ne(formInvitations.kind, "verified"),
				),
				orderBy: formInvitations.id,
				limit: MOST,
			},
		),
	});
	const personal = invitations.filter(({ row }) => row.kind === "personal");
	return { occasions, invitations: personal, anonymous: invitations.length - personal.length };
}
