import { eq } from "drizzle-orm";
import { conflict } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { formDrafts, forms } from "#db/schema/forms";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { checkLocks } from "../library/check-locks.server";
import { type Draft, readForm } from "./form-row.server";
import { headOf } from "./make-form.server";

export type SavedDraft = { revision: number; savedAt: number };

type Saving = {
	id: string;
	revision: number;
	definition: Definition;
	/** Origins of locked parts that were looked at already, as those of a file. */
	vouched?: readonly string[];
};

/**
 * Saves what is being written. It is based on a revision: where somebody else has saved meanwhile, nothing is written and the draft
 * as it is now is thrown as a `conflict`. What a template has locked stays as it is, else `notAllowed`. `along`: what is written with it.
 */
export async function saveDraft(
	visit: Visit,
	area: Area,
	{ id, revision, definition, vouched }: Saving,
	along: readonly PendingWrite[] = [],
): Promise<SavedDraft> {
	const { form, draft, version } = await readForm(visit, area, { id });
	if (draft.revision !== revision) throw conflict(draft);
	await checkLocks(visit, area, definition, { before: draft.definition, formLocks: form.locks, vouched });
	const next = revision + 1;
	const saving = visit.rows.changing(
		formDrafts,
		id,
		{ definition: { ...definition }, revision: next, editorId: visit.user.id },
		undefined,
		eq(formDrafts.revision, revision),
	);
	// Readers see the title of what is published; before that there is only this one.
	const heading = version ? [] : [visit.rows.deriving(forms, id, headOf(definition))];
	const [saved] = await visit.rows.commit([saving, ...heading, ...along]);
	if (!saved) throw conflict((await readForm(visit, area, { id })).draft);
	return { revision: next, savedAt: (saved as Draft).updatedAt };
}
