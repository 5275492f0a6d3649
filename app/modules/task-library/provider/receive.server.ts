import { and, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { takingOver } from "#app/media/copy-held.server";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import type { StoredFile } from "#app/media/held-files.server";
import type { Bag } from "#app/platform/bag.server";
import { newGuid } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { files } from "#db/schema/media";
import { learningContents } from "#db/schema/task-library";
import { type Content, recountingScenesOf, textsOf } from "../contents.server";
import { manifest } from "../manifest";

const Receive = z.object({ from: z.string(), contentId: z.string() });

/** By what a shared content is known at whoever gets it. */
export const providedId = (contentId: string) => `provided-${contentId}`;

const filesIn = ({ fileGuid, coverGuid, soundGuid }: Content) =>
	[fileGuid, coverGuid, soundGuid].filter((guid) => guid !== null);

/** Puts a content of another tenant into the library of this one, as it is now, for everybody to read and nobody to change. */
export const receiveJob = defineJob(
	"taskLibrary.receive",
	Receive,
	async ({ bag, tenant: ctx }, { from, contentId }) => {
		if (!ctx) throw notFound();
		const shared = await readShared(bag, from, contentId);
		if (!shared) return;
		const { rows } = ctx;
		const id = providedId(contentId);
		const before = await rows.find(learningContents, id);
		if (before && before.deletedAt === null && before.providedAt === shared.content.updatedAt) return;
		const { guids, writes } = await takingOver(ctx, shared.files, shared.content.authorId);
		const copied = (guid: string | null) => (guid && guids.get(guid)) ?? null;
		const { tenantId, createdAt, updatedAt, guid, authorId, ...same } = shared.content;
		const { sceneCount, openCount, learnerSeconds, learnerCount, ...said } = same;
		const row = {
			...{ ...said, fileGuid: copied(same.fileGuid), coverGuid: copied(same.coverGuid) },
			...{ soundGuid: copied(same.soundGuid), variantOf: null, variants: {}, deletedAt: null },
			...{ id, providedBy: from, providedOf: contentId, providedAt: updatedAt },
		};
		const dropped = before ? JSON.stringify(filesIn(before)) : "[]";
		await rows.commit([
			...(before
				? [rows.changing(learningContents, id, row)]
				: [rows.adding(learningContents, { ...row, guid: newGuid(), authorId })]),
			...writes,
			rows.indexing(learningContents, id, textsOf(row)),
			...(before ? droppingPictures(rows, manifest.key, sql`(select value from json_each(${dropped}))`) : []),
			recountingScenesOf(rows, JSON.stringify([id])),
		]);
	},
	{ isLong: true },
);

const Withdraw = z.object({ contentId: z.string() });

/** Takes what the provider shared out of the library again: nobody there can bring it back. */
export const withdrawJob = defineJob("taskLibrary.withdraw", Withdraw, async ({ tenant: ctx }, { contentId }) => {
	if (!ctx) throw notFound();
	const { rows, now } = ctx;
	const id = providedId(contentId);
	const before = await rows.find(learningContents, id);
	if (!before || before.deletedAt !== null) return;
	await rows.commit([
		rows.changing(learningContents, id, { deletedAt: now.getTime() }),
		rows.indexing(learningContents, id, []),
		recountingScenesOf(rows, JSON.stringify([id])),
	]);
});

/** A published content of a tenant with the rows of its files; undefined where it is no longer there. */
async function readShared(bag: Bag, tenantId: string, id: string) {
	const [content] = await overTenants(bag, (db) =>
		db
			.select()
			.from(learningContents)
			.where(and(eq(learningContents.tenantId, tenantId), eq(learningContents.id, id)))
			.limit(1),
	);
	if (content?.status !== "published" || content.deletedAt !== null || content.providedOf !== null) return undefined;
	const guids = filesIn(content);
	const found: StoredFile[] =
		guids.length === 0
			? []
			: await overTenants(bag, (db) =>
					db
						.select()
						.from(files)
						.where(and(eq(files.tenantId, tenantId), inArray(files.guid, guids), eq(files.moduleKey, manifest.key))),
				);
	return { content, files: found };
}
