import { eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { forgettingImported } from "#app/lists/import/forget-record.server";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { attendees, contacts, notes, submissions } from "#db/schema/crm";
import { droppingFilesOf } from "../files/dropping-files.server";
import type { Erasable } from "./parts";
import type { EraseForm } from "./personal-data.schema";
import { type PersonalData, readPersonalData } from "./read-personal-data.server";

/**
 * Erases what is marked of a person, for good and all in one commit: the fields, what the search and imports know of them,
 * and what stands in notes, meetings and messages. The audit says which fields were erased, when and by whom.
 */
export async function erase(visit: Visit, { contact: id, erase: marked }: z.output<typeof EraseForm>) {
	const data = await readPersonalData(visit, id);
	const t = await translator(visit.tenant.language);
	const patch = emptied(data, marked, t("crmContacts:data.nobody"));
	const { rows, user } = visit;
	const { firstName, lastName, jobTitle, emails = [], phones = [] } = { ...data.contact, ...patch };
	const values = [...emails, ...phones].map(({ value }) => value);
	await rows.commit([
		...(Object.keys(patch).length > 0
			? [
					rows.changing(contacts, id, { ...patch, updatedBy: user.id }),
					rows.indexing(contacts, id, [firstName, lastName, jobTitle, ...values]),
					forgettingImported(rows, id),
				]
			: []),
		...elsewhere(visit, data, marked, t("crmContacts:data.nobody")),
	]);
	const snackbar = { key: "crmContacts:snackbar.erased" };
	return done({ snackbar });
}

/** The fields without what is marked; somebody without name and address is called by a word that says so. */
function emptied({ contact }: PersonalData, marked: readonly Erasable[], nobody: string): Patch<typeof contacts> {
	const has = (one: Erasable) => marked.includes(one);
	const patch: Patch<typeof contacts> = {
		...(has("name") && { firstName: "", lastName: "" }),
		...(has("jobTitle") && { jobTitle: null }),
		...(has("emails") && { emails: [], email: null }),
		...(has("phones") && { phones: [] }),
		...(has("language") && { language: null }),
		...(has("description") && { description: null }),
	};
	const { firstName, lastName, email } = { ...contact, ...patch };
	if (!firstName && !lastName && !email) Object.assign(patch, { lastName: nobody, sortName: nobody.toLowerCase() });
	else if (has("name")) patch.sortName = email ?? "";
	else if (has("emails")) patch.sortName = `${lastName} ${firstName}`.trim().toLowerCase();
	return patch;
}

function elsewhere(visit: Visit, data: PersonalData, marked: readonly Erasable[], nobody: string): PendingWrite[] {
	const { rows } = visit;
	const { contact, notes: written, messages } = data;
	const writes: PendingWrite[] = [];
	if (marked.includes("notes")) {
		for (const { id } of written) writes.push(...droppingFilesOf(rows, "noteId", id), rows.indexing(notes, id, []));
		writes.push(
			rows.removingAll(
				notes,
				among(
					notes.id,
					written.map(({ id }) => id),
				),
			),
		);
	}
	// Whoever is erased by name or address must not stand as attendee under them.
	if (["meetings", "name", "emails"].some((one) => marked.includes(one as Erasable))) {
		const both = marked.includes("meetings");
		const patch = {
			...((both || marked.includes("name")) && { name: nobody }),
			...((both || marked.includes("emails")) && { email: null, tokenHash: null }),
		};
		writes.push(rows.changingWhere(attendees, eq(attendees.contactId, contact.id) as SQL, patch));
	}
	// Nor as receiver of an e-mail that is kept.
	const isUnnamed = marked.includes("name") || marked.includes("emails");
	if (isUnnamed && !marked.includes("notes") && written.length > 0) writes.push(unnaming(visit, data, marked, nobody));
	if (marked.includes("messages")) {
		const its = among(
			submissions.id,
			messages.map(({ id }) => id),
		);
		writes.push(rows.forgetting(submissions, its), rows.changingWhere(submissions, its, { answers: {} }));
	}
	return writes;
}

function unnaming(
	visit: Visit,
	{ contact, notes: written }: PersonalData,
	marked: readonly Erasable[],
	nobody: string,
) {
	const its = among(
		notes.id,
		written.map(({ id }) => id),
	);
	const name = marked.includes("name") ? sql`${nobody}` : sql`value ->> 'name'`;
	const email = marked.includes("emails") ? sql`''` : sql`value ->> 'email'`;
	const mine = sql`json_object('contactId', ${contact.id}, 'name', ${name}, 'email', ${email})`;
	const recipients = sql`(select json_group_array(case when value ->> 'contactId' = ${contact.id} then ${mine} else json(value) end)
		from json_each(${notes.recipients}))`;
	return visit.rows.changingWhere(notes, its, { recipients } as never);
}
