import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies, forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { asReply, counts, type Reply } from "../replies/reply-row";
import { asForm, asVersion, type OpenForm } from "../store/form-row.server";
import type { SubjectKind } from "./subject-kind";

/** Replies about one subject, and about all of its kind; forms that are offered. */
const [MOST, OF_ALL, FORMS] = [100, 500, 20];

export type AnsweredBy = {
	/** What was answered about the subject, oldest first. */
	own: Reply[];
	/** The newest reply about each subject of the kind to the form that the subject has answered last, by the subject's id. */
	newest: Map<string, Reply>;
	/** The forms that take answers now. */
	open: OpenForm[];
};

/** What was answered about a subject and others of its kind by an area's forms, whoever asks: for a page that a secret of the subject's opens. */
export async function readAnsweredBy(
	{ rows, tenant }: TenantContext,
	{ moduleKey }: Area,
	{ type, id }: { type: SubjectKind["type"]; id: string },
): Promise<AnsweredBy> {
	const ofArea = and(eq(forms.moduleKey, moduleKey), isNull(forms.deletedAt));
	const itsForms = sql`${formReplies.formId} in (select ${forms.id} from ${forms} where ${and(eq(forms.tenantId, tenant.id), ofArea)})`;
	const newestFirst = [desc(formReplies.day), desc(formReplies.id)];
	const read = await rows.read({
		own: rows.listing(formReplies, {
			where: and(eq(formReplies.subjectId, id), itsForms),
			...{ orderBy: newestFirst, limit: MOST },
		}),
		all: rows.listing(formReplies, {
			where: and(itsForms, eq(formReplies.subjectType, type)),
			...{ orderBy: newestFirst, limit: OF_ALL },
		}),
		open: rows.listingWith(
			forms,
			{ version: [formVersions, forms.currentVersionId] },
			{ where: and(ofArea, eq(forms.status, "open"), eq(forms.isTemplate, false)), limit: FORMS },
		),
	});
	const own = read.own.map(asReply).filter(counts);
	const newest = new Map<string, Reply>();
	for (const reply of read.all.map(asReply).filter(counts))
		if (reply.formId === own[0]?.formId && reply.subjectId !== null && !newest.has(reply.subjectId))
			newest.set(reply.subjectId, reply);
	return {
		...{ own: own.reverse(), newest },
		open: read.open.flatMap(({ row, version }) =>
			version ? [{ form: asForm(row), version: asVersion(version) }] : [],
		),
	};
}
