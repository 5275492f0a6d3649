import { and } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { attendees, contacts } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { contactName } from "../contacts/contacts.server";
import { visibleTo } from "../visible.server";
import type { MeetingFields } from "./meeting.schema";

export type Attendee = Row<typeof attendees>;
type Asked = Pick<MeetingFields, "userIds" | "contactIds" | "emails">;
type Person = Pick<Attendee, "userId" | "contactId" | "name" | "email">;

/** One attendee is the same as another where it is the same colleague, contact person or, of others, address. */
const keyOf = ({ userId, contactId, email }: Person) => userId ?? contactId ?? email ?? "";

/** Who is meant by the ids and addresses given. Throws `invalid` for one who is not there, or not for this visitor. */
export async function peopleAsked(
	visit: Visit,
	{ userIds = [], contactIds = [], emails = [] }: Asked,
): Promise<Person[]> {
	const { rows } = visit;
	const { staff, persons } = await rows.read({
		staff: rows.listing(people, { where: and(among(people.id, userIds), isStaff), limit: 100 }),
		persons: rows.listing(contacts, {
			where: and(among(contacts.id, contactIds), visibleTo(visit, contacts)),
			limit: 100,
		}),
	});
	if (userIds.some((id) => !staff.some((one) => one.id === id))) throw invalid({ userIds: "crmWork:errors.notThere" });
	if (contactIds.some((id) => !persons.some((one) => one.id === id)))
		throw invalid({ contactIds: "crmWork:errors.notThere" });
	const known = [...staff, ...persons].map(({ email }) => email);
	return [
		...staff.map((one) => ({ userId: one.id, contactId: null, name: nameOf(one), email: one.email })),
		...persons.map((one) => ({ userId: null, contactId: one.id, name: contactName(one), email: one.email })),
		...emails
			.filter((email) => !known.includes(email))
			.map((email) => ({ userId: null, contactId: null, name: email, email })),
	];
}

/** The writes that make these the attendees of a meeting; those who were there stay with their answers. */
export function settingAttendees(
	{ rows, now, user }: Visit,
	meetingId: string,
	wanted: Person[],
	before: Attendee[] = [],
): PendingWrite[] {
	const keys = new Set(wanted.map(keyOf));
	const has = new Set(before.map(keyOf));
	const gone = before.filter((one) => !keys.has(keyOf(one)));
	const added = wanted.filter((one) => !has.has(keyOf(one)));
	return [
		...gone.map((one) => rows.removing(attendees, one.id)),
		...added.map((one) =>
			rows.adding(attendees, {
				...{ id: newId(now.getTime()), meetingId, ...one },
				answer: one.userId === user.id ? "yes" : "none",
			}),
		),
	];
}
