import { hasId } from "#app/lists/chosen.server";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formVersions } from "#db/schema/forms";
import { aroundOf, readable, wordsIn } from "../replies/readable";
import type { Reply } from "../replies/reply-row";
import { asVersion } from "../store/form-row.server";

/** The newest answer to one question about a subject: its words, and the reply and the day that it is of. */
export type NewestAnswer = { id: string; label: string; lines: string[]; day: string; replyId: string };

/** Of replies (oldest first) the newest answer to each question of each form, in the order of the newest form, as it is read in a language. */
export async function newestAnswers(
	ctx: TenantContext,
	replies: readonly Reply[],
	language: Language,
): Promise<NewestAnswer[]> {
	const ids = [...new Set(replies.map(({ versionId }) => versionId))];
	if (ids.length === 0) return [];
	const [rows, t] = await Promise.all([
		ctx.rows.list(formVersions, { where: hasId(formVersions, ids), limit: ids.length }),
		translator(language),
	]);
	const versions = new Map(rows.map((row) => [row.id, asVersion(row)]));
	const newest = new Map<string, NewestAnswer>();
	for (const reply of [...replies].reverse()) {
		const version = versions.get(reply.versionId);
		if (!version) continue;
		const { definition } = version;
		const words = wordsIn(t, language, definition.languages);
		for (const { answers } of readable(definition, reply.answers, words, aroundOf(ctx, reply)))
			for (const { id, label, lines } of answers) {
				const key = `${reply.formId}.${id}`;
				if (lines.length > 0 && !newest.has(key))
					newest.set(key, { id: key, label, lines, day: reply.day, replyId: reply.id });
			}
	}
	return [...newest.values()];
}
