import { and, eq, sql } from "drizzle-orm";
import { newId, newIdAfter } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { formDrafts, forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import type { DefinitionProblem } from "../definition/check-definition";
import { openingPictures } from "../files/form-pictures.server";
import type { TestResult } from "../logic/logic-tests";
import { comparableFrom } from "../versions/comparable";
import { type Change, compareVersions } from "../versions/compare-versions";
import { authored } from "../versions/measures";
import { asForm, type Form, readForm, type Version } from "./form-row.server";
import { headOf } from "./make-form.server";
import { assertValidDefinition, validateDefinition } from "./validate-definition.server";

/** What publishing would do: the list that an author publishes by. */
export type PublishPreview = {
	changes: Change[];
	problems: DefinitionProblem[];
	tests: TestResult[];
	revision: number;
};

/** What publishing would change, what is in its way, and how the author's tests come out. */
export async function previewPublish(visit: Visit, area: Area, id: string): Promise<PublishPreview> {
	return previewOf(visit, await readForm(visit, area, { id }));
}

/** The same of a form that was read already. */
export function previewOf(visit: Visit, { draft, version }: Awaited<ReturnType<typeof readForm>>): PublishPreview {
	const { definition, revision } = draft;
	return {
		changes: version ? compareVersions(version.definition, definition) : [],
		...validateDefinition(visit, definition),
		revision,
	};
}

/**
 * Freezes the draft as the next version, which is answered from now on. Throws `conflict` where the draft has moved on from the
 * revision that was looked at or a condition that came `along` does not hold, and `invalid` (`form`) where it has errors, tests that fail, or no change.
 */
export async function publishForm(
	visit: Visit,
	area: Area,
	{
		id,
		revision,
		note = "",
		along = [],
	}: { id: string; revision: number; note?: string; along?: readonly PendingWrite[] },
): Promise<{ form: Form; version: Version }> {
	const read = await readForm(visit, area, { id });
	const { form, draft, version } = read;
	if (draft.revision !== revision) throw conflict(draft);
	assertValidDefinition(visit, draft.definition);
	const changes = version ? compareVersions(version.definition, draft.definition) : [];
	const written = authored(draft.definition);
	const isSame = version && JSON.stringify(authored(version.definition)) === JSON.stringify(written);
	if (isSame && form.status === "open") throw invalid({ form: "forms:errors.noChange" });
	const now = visit.now.getTime();
	const versionId = isSame ? version.id : version ? newIdAfter(version.id, now) : newId(now);
	const number = isSame ? version.number : form.currentNumber + 1;
	const since = version ? comparableFrom(version.definition, written, { changes, versionId }) : undefined;
	const definition = { ...written, ...(since && { since }) };
	const row = { id: versionId, formId: id, number, definition, note, changes: [...changes] };
	const head = headOf(draft.definition);
	const isLooked = sql`exists (select 1 from ${formDrafts} where ${and(
		eq(formDrafts.tenantId, visit.tenant.id),
		eq(formDrafts.id, id),
		eq(formDrafts.revision, revision),
	)})`;
	// Two who publish at once: the second finds the number taken.
	const publishing = visit.rows.commit([
		requiring(visit.context, isLooked),
		visit.rows.changing(forms, id, { ...head, status: "open", currentVersionId: versionId, currentNumber: number }),
		...along,
		visit.rows.indexing(forms, id, Object.values(head.titles)),
		...openingPictures(visit, area, { ...form, title: head.title }, draft.definition),
		...(isSame ? [] : [visit.rows.adding(formVersions, { ...row, publisherId: visit.user.id })]),
	]);
	const [, changed] = await orElse(publishing, () => conflict());
	if (!changed) throw notFound();
	return {
		form: asForm(changed as never),
		version: { id: versionId, formId: id, number, definition },
	};
}
