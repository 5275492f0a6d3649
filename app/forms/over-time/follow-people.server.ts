import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import { noteReading } from "../replies/read-log.server";
import { logReads } from "../replies/read-reply.server";
import type { OpenForm } from "../store/form-row.server";
import { subjectKind } from "../subjects/known-subjects.server";
import type { SubjectKind } from "../subjects/subject-kind";
import { asSubject, seenBy, viewerOf } from "../subjects/subjects.server";
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
	const kind = subjectKind(form.subjectType);
	const none = { view: "people" as const, isAnonymous, isLogged: form.isHealth && !kind, person: null, followed: null };
	if (isAnonymous) return { ...none, kind: kind?.type ?? null, people: [] };
	const { shown, replies } = await visit.rows.read({
		shown: kind ? await readingAnsweredAbout(visit, area, form, kind) : readingWhoAnswered(visit, area, form),
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

function readingWhoAnswered(visit: Visit, area: Area, form: OpenForm["form"]): PendingRead<Named[]> {
	const where = sql`${people.id} in (${answeredOf(visit, area, form)})`;
	const options = { where, orderBy: asc(people.sortName), limit: MOST, fields: ["id", ...NAMED] } as const;
	const { query, shape } = visit.rows.listingWith(people, {}, options);
	return { query, shape: (rows) => shape(rows).map(({ row }) => ({ id: row.id, name: nameOf(row) })) };
}

async function readingAnsweredAbout(
	visit: Visit,
	area: Area,
	form: OpenForm["form"],
	kind: SubjectKind,
): Promise<PendingRead<Named[]>> {
	const { table } = kind;
	const seen = seenBy(await viewerOf(visit, visit.user.id, kind), kind);
	const where = and(sql`${table.id} in (${answeredOf(visit, area, form)})`, seen);
	const { query, shape } = visit.rows.listing(table, { where, orderBy: asc(table.sortName), limit: MOST });
	return { query, shape: (rows) => shape(rows).map((row) => asSubject(kind, row)) };
}

/** Whose replies to a form the visitor may open, as a query. */
function answeredOf(visit: Visit, area: Area, form: OpenForm["form"]): SQL {
	const whose = whoseOf(form);
	const replies = and(
		eq(formReplies.tenantId, visit.tenant.id),
		eq(formReplies.formId, form.id),
		isNotNull(whose),
		sent,
		repliesOpenTo(visit, area),
	);
	return sql`select ${whose} from ${formReplies} where ${replies}`;
}
