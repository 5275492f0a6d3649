import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import type { Form } from "../store/form-row.server";
import { subjectKindOf } from "./known-subjects.server";
import type { SubjectKind } from "./subject-kind";
import { asSubject, type Subject, seenBy, viewerOf } from "./subjects.server";

/** Subjects that are offered. */
const MOST = 500;

/** What the replies to a form that the visitor may open are about, as far as they see it, by name. */
export async function readingAnswered(
	visit: Visit,
	area: Area,
	form: Form,
	kind: SubjectKind,
): Promise<PendingQuery<Subject[]>> {
	const { table } = kind;
	const seen = seenBy(await viewerOf(visit, visit.user.id, kind), kind);
	const where = and(sql`${table.id} in (${answeredOf(visit, area, form, formReplies.subjectId)})`, seen);
	const { query, shape } = visit.rows.listing(table, { where, orderBy: asc(table.sortName), limit: MOST });
	return { query, shape: (rows) => shape(rows).map((row) => asSubject(kind, row)) };
}

/** Whose replies to a form the visitor may open, as a query; `whose`: a column of the replies. */
export function answeredOf(
	visit: Visit,
	area: Area,
	form: Form,
	whose: typeof formReplies.subjectId | typeof formReplies.respondentId,
): SQL {
	const replies = and(
		eq(formReplies.tenantId, visit.tenant.id),
		eq(formReplies.formId, form.id),
		isNotNull(whose),
		sent,
		repliesOpenTo(visit, area),
	);
	return sql`select ${whose} from ${formReplies} where ${replies}`;
}

/** What a report can be narrowed to, with its words, and which of them is chosen. */
export type SubjectFilter = {
	label: string;
	all: string;
	items: { id: string; name: string }[];
	chosen: string | null;
};

/** What a report can be narrowed to of what its form is about; what the visitor does not see is not chosen. Null where it is about nothing. */
export async function subjectFilter(
	visit: Visit,
	area: Area,
	form: Form,
	about: string | undefined,
): Promise<SubjectFilter | null> {
	const kind = subjectKindOf(form);
	if (!kind) return null;
	const [t, { items }] = await Promise.all([
		translator(visit.language),
		readingAnswered(visit, area, form, kind).then((answered) => visit.rows.read({ items: answered })),
	]);
	return {
		...{ label: t(`forms:subject.${kind.type}.title`), all: t(`forms:subject.${kind.type}.all`) },
		items: items.map(({ id, name }) => ({ id, name })),
		chosen: items.find(({ id }) => id === about)?.id ?? null,
	};
}
