import { and, asc, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { readGroups } from "#app/directory/groups.server";
import { NAMED, nameOf } from "#app/directory/names";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formAssignments, formInvitations, formOccasions } from "#db/schema/forms";
import type { Assignment } from "../assignments/assign.server";
import type { Form } from "../store/form-row.server";
import { subjectNamer } from "../subjects/subjects.server";

/** Members that are offered, and rows of each kind that are listed. */
const MEMBERS = 200;
const LISTED = 200;

/** The links that a form was sent out by, the newest first, for one `rows.read`; `formId`: its id, or a query that gives it. */
export const readingInvitations = ({ rows }: Visit, formId: string | SQL) =>
	rows.listingWith(
		formInvitations,
		{ person: [people, formInvitations.respondentId, NAMED] },
		{
			where: and(
				eq(formInvitations.formId, formId),
				isNull(formInvitations.revokedAt),
				isNull(formInvitations.ofId),
				ne(formInvitations.kind, "verified"),
			),
			orderBy: desc(formInvitations.id),
			limit: LISTED,
		},
	);

/** How many personal links a form has, however many are listed. */
function readingSums({ rows }: Visit, formId: string): PendingQuery<{ all: number; sent: number; answered: number }> {
	const query = rows
		.select(formInvitations, {
			all: sql<number>`count(*)`.as("of_all"),
			sent: sql<number>`count(${formInvitations.sentAt})`.as("sent"),
			answered: sql<number>`count(${formInvitations.answeredAt})`.as("answered"),
		})
		.where(
			and(
				eq(formInvitations.formId, formId),
				eq(formInvitations.kind, "personal"),
				isNull(formInvitations.ofId),
				isNull(formInvitations.revokedAt),
			),
		);
	return { query, shape: ([row]) => row as { all: number; sent: number; answered: number } };
}

/** Whom a form was sent to, who is asked on a schedule, who has not answered, and whom it can be sent to: one round trip; of a form about something one more, for its names. */
export async function readSharing(visit: Visit, form: Form) {
	const { rows } = visit;
	const reads = new ReadBatch();
	const members = reads.add(
		rows.listing(people, {
			where: eq(people.isActive, true),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit: MEMBERS,
		}),
	);
	const groups = readGroups(visit, reads);
	const invitations = reads.add(readingInvitations(visit, form.id));
	const assignments = reads.add(
		rows.listingWith(
			formAssignments,
			{ person: [people, formAssignments.respondentId, NAMED] },
			{
				where: and(eq(formAssignments.formId, form.id), ne(formAssignments.status, "stopped")),
				orderBy: desc(formAssignments.id),
				limit: LISTED,
			},
		),
	);
	const occasions = reads.add(
		rows.listingWith(
			formOccasions,
			{ person: [people, formOccasions.respondentId, NAMED] },
			{
				where: and(eq(formOccasions.formId, form.id), eq(formOccasions.status, "open")),
				orderBy: [asc(formOccasions.day), asc(formOccasions.id)],
				limit: LISTED,
			},
		),
	);
	const sums = reads.add(readingSums(visit, form.id));
	await reads.send(rows);
	const t = await translator(visit.language);
	const subjects = await (await subjectNamer(visit, form))?.(
		[...invitations(), ...assignments(), ...occasions()].map(({ row }) => row.subjectId),
	);
	const aboutOf = ({ subjectId }: { subjectId: string | null }) =>
		subjects ? (subjects.get(subjectId ?? "")?.name ?? t("forms:subject.hidden")) : null;
	return {
		/** Of all personal links: how many letters have gone, and how many were answered. */
		sums: sums(),
		members: members().map((person) => ({ id: person.id, name: nameOf(person), role: person.role })),
		groups: groups(),
		invitations: invitations().map(({ row, person }) => ({
			...{ id: row.id, kind: row.kind, email: row.email, sentAt: row.sentAt, openedAt: row.openedAt },
			...{ reminders: row.reminders, remindedAt: row.remindedAt, declinedAt: row.declinedAt },
			...{ answeredAt: row.answeredAt, expiresAt: row.expiresAt },
			...{ name: person && nameOf(person), about: aboutOf(row) },
		})),
		assignments: assignments().map(({ row, person }) => {
			const { id, status, startsOn, endsOn, nextOn, schedule } = row as unknown as Assignment;
			const asked = { kind: schedule.repeat.kind, name: person && nameOf(person), about: aboutOf(row) };
			return { id, status, startsOn, endsOn, nextOn, ...asked };
		}),
		waiting: occasions().map(({ row, person }) => ({
			...{ id: row.id, day: row.day, closesAt: row.closesAt, reminders: row.reminders },
			...{ name: person && nameOf(person), about: aboutOf(row) },
		})),
	};
}
