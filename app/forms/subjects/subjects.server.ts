import { and, asc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { levelOf } from "#app/directory/level-of.server";
import { hasId } from "#app/lists/chosen.server";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { invalid } from "#app/platform/problems";
import type { TenantContext, Viewer, Visit } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";
import { subjectKindOf } from "./known-subjects.server";
import type { SubjectKind } from "./subject-kind";

export type Subject = { id: string; name: string; path: string };

/** Subjects that are offered at once. */
const OFFERED = 20;

/** Somebody by what they may do now in the module that a kind belongs to. */
export async function viewerOf(ctx: TenantContext, userId: string, kind: SubjectKind): Promise<Viewer> {
	const { level } = await levelOf(ctx, userId, kind.moduleKey);
	return { tenant: ctx.tenant, access: { level }, user: { id: userId } };
}

/** A condition on a kind's rows: the viewer sees them. */
export const seenBy = (viewer: Viewer, kind: SubjectKind): SQL | undefined =>
	viewer.access.level > 0 ? kind.sees(viewer) : sql`0`;

/** A row of a kind as pages show it. */
export const asSubject = (kind: SubjectKind, row: Record<string, unknown>): Subject => ({
	id: String(row.id),
	...kind.serialize(row),
});

/** Subjects whose name begins with what is typed, then those found by their words; by name where nothing is typed. */
export async function searchSubjects(
	{ rows }: TenantContext,
	kind: SubjectKind,
	viewer: Viewer,
	text: string,
): Promise<Subject[]> {
	const typed = text.trim().toLowerCase();
	const seen = seenBy(viewer, kind);
	const { sortName } = kind.table;
	const begins = typed ? and(gte(sortName, typed), lt(sortName, `${typed}\u{10FFFF}`)) : undefined;
	const { named, found } = await rows.read({
		named: rows.listing(kind.table, { where: and(seen, begins), orderBy: asc(sortName), limit: OFFERED }),
		found: rows.listing(kind.table, { where: seen, search: { text: typed }, limit: OFFERED }),
	});
	const unique = new Map([...named, ...found].map((row) => [String(row.id), asSubject(kind, row)]));
	return [...unique.values()].slice(0, OFFERED);
}

/** The subjects of these ids that the viewer sees, by id. */
export async function findSubjects(
	{ rows }: TenantContext,
	kind: SubjectKind,
	viewer: Viewer,
	ids: readonly (string | null)[],
): Promise<Map<string, Subject>> {
	const wanted = [...new Set(ids.filter((id) => id !== null))];
	if (wanted.length === 0) return new Map();
	const where = and(hasId(kind.table, wanted), seenBy(viewer, kind));
	const found = await rows.list(kind.table, { where, limit: wanted.length });
	return new Map(found.map((row) => [String(row.id), asSubject(kind, row)]));
}

/** What a link or a schedule is about, by name, for whoever was given it; null where it is not there any more. */
export async function givenSubject({ rows }: TenantContext, kind: SubjectKind, id: string): Promise<string | null> {
	const [row] = await rows.list(kind.table, { where: eq(kind.table.id, id), limit: 1 });
	return row ? asSubject(kind, row).name : null;
}

/** What a reply is about, as its reader may know it. */
export type About = { label: string; name: string; to: string | null };

/** What a reply is about for whoever looks into a form's replies, named as far as they see it; null where the form is about nothing. */
export async function aboutSeen(visit: Visit, form: Form, subjectId: string | null): Promise<About | null> {
	const kind = subjectKindOf(form);
	if (!kind) return null;
	const viewer = await viewerOf(visit, visit.user.id, kind);
	const found = (await findSubjects(visit, kind, viewer, [subjectId])).get(subjectId ?? "");
	return said(visit.language, kind, found?.name, found && to.inTenant(visit.tenant.guid, found.path));
}

/** The same for whoever has answered: they were told the name when they did, whatever they see now. */
export async function aboutGiven(
	ctx: TenantContext,
	form: Form,
	subjectId: string | null,
	language: Language,
): Promise<About | null> {
	const kind = subjectKindOf(form);
	if (!kind) return null;
	const name = subjectId === null ? null : await givenSubject(ctx, kind, subjectId);
	return said(language, kind, name ?? undefined);
}

async function said(language: Language, kind: SubjectKind, name?: string, page: string | null = null): Promise<About> {
	const t = await translator(language);
	return { label: t(`forms:subject.${kind.type}.title`), name: name ?? t("forms:subject.hidden"), to: page };
}

export type ChosenSubject = { type: string; chosen: Subject | null; find: string; items: Subject[] };

/** What a form is to be given out about: the subject that is named, else those to choose from; null where it is about none. */
export async function chooseSubject(
	visit: Visit,
	form: Form,
	{ about = "", find = "" }: { about?: string; find?: string },
): Promise<ChosenSubject | null> {
	const kind = subjectKindOf(form);
	if (!kind) return null;
	const viewer = await viewerOf(visit, visit.user.id, kind);
	const chosen = about ? ((await findSubjects(visit, kind, viewer, [about])).get(about) ?? null) : null;
	const items = chosen ? [] : await searchSubjects(visit, kind, viewer, find);
	return { type: kind.type, chosen, find, items };
}

/** The id of what a form is given out about, once it is sure that the visitor sees it; throws `invalid` (`subject`) where it is missing. */
export async function subjectIdFor(visit: Visit, form: Form, given: string): Promise<string | undefined> {
	const kind = subjectKindOf(form);
	if (!kind) return undefined;
	const viewer = await viewerOf(visit, visit.user.id, kind);
	const found = await findSubjects(visit, kind, viewer, [given || null]);
	if (!found.has(given)) throw invalid({ subject: `forms:errors.subject.${kind.type}` });
	return given;
}

/** Says of rows of a form what each is about, as far as the visitor sees it; undefined where the form is about none. */
export async function subjectNamer(visit: Visit, form: Form) {
	const kind = subjectKindOf(form);
	if (!kind) return undefined;
	const viewer = await viewerOf(visit, visit.user.id, kind);
	return async (ids: readonly (string | null)[]) => findSubjects(visit, kind, viewer, ids);
}
