import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import { noteReading } from "../replies/read-log.server";
import type { OpenForm } from "../store/form-row.server";
import { followReplies } from "./follow.server";
import { readingPerson, whoseOf } from "./reading-person.server";

/** People who are offered. */
const MOST = 500;

/**
 * Who has answered a form, and how it goes with the one of them who is chosen. Nobody of an anonymous form; of health data the person sees
 * who has looked. One round trip.
 */
export async function followPeople(visit: Visit, area: Area, { form, version }: OpenForm, personId = "") {
	const isAnonymous = form.settings.isAnonymous === true;
	const none = { view: "people" as const, isAnonymous, isLogged: form.isHealth, person: null, followed: null };
	if (isAnonymous) return { ...none, people: [] };
	const { known, replies } = await visit.rows.read({
		known: visit.rows.listingWith(
			people,
			{},
			{ where: hasAnswered(visit, area, form), orderBy: asc(people.sortName), limit: MOST, fields: ["id", ...NAMED] },
		),
		replies: readingPerson(visit, area, form, personId),
	});
	const shown = known.map(({ row }) => ({ id: row.id, name: nameOf(row) }));
	const person = shown.find(({ id }) => id === personId) ?? null;
	if (person && form.isHealth) await noteReading(visit, { subjectId: person.id, formId: form.id, what: "report" });
	return {
		...none,
		people: shown,
		person,
		followed: person && (await followReplies(visit, { form, version }, replies)),
	};
}
export type PeopleView = Awaited<ReturnType<typeof followPeople>>;

/** A condition on people: they have a reply to the form that the visitor may open. */
function hasAnswered(visit: Visit, area: Area, form: OpenForm["form"]): SQL {
	const whose = whoseOf(form);
	const replies = and(
		eq(formReplies.tenantId, visit.tenant.id),
		eq(formReplies.formId, form.id),
		isNotNull(whose),
		sent,
		repliesOpenTo(visit, area),
	);
	return sql`${people.id} in (select ${whose} from ${formReplies} where ${replies})`;
}
