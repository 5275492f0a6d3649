import { copyingFiles } from "#app/media/copy-record-files.server";
import { newGuid, newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { learningContents } from "#db/schema/task-library";
import { type Content, readingOpen, textsOf } from "./contents.server";
import { manifest } from "./manifest";

/** What a copy does not have of what it was made of. */
const ofNobody = {
	...{ sceneCount: 0, openCount: 0, learnerSeconds: null, learnerCount: 0, variantOf: null, variants: {} },
	...{ providedBy: null, providedOf: null, providedAt: null },
} satisfies Partial<Content>;

/** A copy of a content, with files of its own and the fields given; the row, and the writes that add it. */
export async function copying(visit: Visit, content: Content, fields: Partial<Content> = {}) {
	const { rows, now, user } = visit;
	const { tenantId, createdAt, updatedAt, ...same } = content;
	const { fileGuid, coverGuid, soundGuid } = content;
	const { guids, writes } = await copyingFiles(visit, manifest.key, [fileGuid, coverGuid, soundGuid]);
	const copied = (guid: string | null) => (guid && guids.get(guid)) ?? null;
	const row = {
		...{ ...same, ...ofNobody, id: newId(now.getTime()), guid: newGuid(), authorId: user.id },
		...{ fileGuid: copied(fileGuid), coverGuid: copied(coverGuid), soundGuid: copied(soundGuid) },
		...fields,
	};
	const adding: PendingWrite[] = [
		rows.adding(learningContents, row),
		...writes,
		rows.indexingNew(learningContents, row.id, textsOf(row)),
	];
	return { row, writes: adding };
}

/** Makes a copy of a content, as a draft of the tenant's own: also of what the provider shares. Gives its id. */
export async function copyContent(visit: Visit, { id }: { id: string }): Promise<string> {
	const { content } = await visit.rows.read({ content: readingOpen(visit, id) });
	if (!content) throw notFound();
	const { row, writes } = await copying(visit, content, { status: "draft" });
	await visit.rows.commit(writes);
	return row.id;
}
