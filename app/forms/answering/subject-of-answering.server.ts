import type { TenantContext } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";
import { subjectKindOf } from "../subjects/known-subjects.server";
import { findSubjects, givenSubject, viewerOf } from "../subjects/subjects.server";
import type { OpenedAnswering } from "./open-answering.server";
import type { OpenedForm } from "./open-form.server";

type SubjectOfAnswering = Pick<OpenedAnswering, "about" | "asksSubject">;

/** What a link says that is answered about; who has none of it said cannot answer a form that is about something. */
export async function subjectGiven(ctx: TenantContext, form: Form, id?: string | null): Promise<SubjectOfAnswering> {
	const kind = subjectKindOf(form);
	if (!kind) return {};
	return id ? { about: await givenSubject(ctx, kind, id) } : { asksSubject: { kind, viewer: null } };
}

/**
 * What a member answers about: what they were asked about, else what the address names, where they see it (`chosen`). To an anonymous
 * form nobody can say it, as what one sees depends on who one is.
 */
export async function subjectOfMember(
	{ ctx, form }: OpenedForm,
	userId: string,
	named: string | null,
	asked?: string | null,
): Promise<SubjectOfAnswering & { chosen?: string }> {
	const kind = subjectKindOf(form);
	if (!kind || form.settings.isAnonymous || asked) return subjectGiven(ctx, form, asked);
	const viewer = await viewerOf(ctx, userId, kind);
	const found = (await findSubjects(ctx, kind, viewer, [named])).get(named ?? "");
	if (found) return { about: found.name, chosen: found.id };
	return { asksSubject: { kind, viewer: viewer.access.level > 0 ? viewer : null } };
}
