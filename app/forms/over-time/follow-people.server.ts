import { asc, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import type { Area } from "../area";
import { noteReading } from "../replies/read-log.server";
import { logReads } from "../replies/read-reply.server";
import type { OpenForm } from "../store/form-row.server";
import { answeredOf, readingAnswered } from "../subjects/answered-subjects.server";
import { subjectKindOf } from "../subjects/known-subjects.server";
import { followReplies } from "./follow.server";
import { readingPerson, whoseOf } from "./reading-person.server";

/** People who are offered. */
const MOST = 500;

/**
 * Who has answered a form, or what it was answered about, and how it goes with the one who is chosen. Nobody of an anonymous form; of
 * health data the person sees who has looked. One round trip; of what people see by their level elsewhere one more.
 */
export async function followPeople(visit: Visit, area: Area, { form, version }: OpenForm, personId = "") {
	const isAnonymous = form.settings.isAnonymous === true;
	const kind = subjectKindOf(form);
	const none = { view: "people" as const, isAnonymous, isLogged: form.isHealth && !kind, person: null, followed: null };
	if (isAnonymous) return { ...none, kind: kind?.type ?? null, people: [] };
	const { shown, replies } = await visit.rows.read({
		shown: kind ? await readingAnswered(visit, area, form, kind) : readingWhoAnswered(visit, area, form),
		replies: readingPerson(visit, area, form, personId),
	});
	const person = shown.find(({ id }) => id === personId) ?? null;
	if (person && kind && form.isHealth) await logReads(visit, replies, "report");
	else if (person && form.isHealth) await noteReading(visit, { subjectId: person.id, formId: form.id, what: "report" });
	return {
		...none,
		kind: kind?.type ?? null,
		people: shown,
		person,
		followed: person && (await followReplies(visit, { form, version }, replies)),
	};
}
export type PeopleView = Awaited<ReturnType<typeof followPeople>>;

type Named = { id: string; name: string };

function readingWhoAnswered(visit: Visit, area: Area, form: OpenForm["form"]): PendingQuery<Named[]> {
	const where = sql`${people.id} in (${answeredOf(visit, area, form, whoseOf(form))})`;
	const options = { where, orderBy: asc(people.sortName), limit: MOST, fields: ["id", ...NAMED] } as const;
	const { query, shape } = visit.rows.listingWith(people, {}, options);
	return { query, shape: (rows) => shape(rows).map(({ row }) => ({ id: row.id, name: nameOf(row) })) };
}
