import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { takingOver } from "#app/media/copy-record-files.server";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { newGuid } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
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
	async ({ context, tenant: ctx }, { from, contentId }) => {
		if (!ctx) throw notFound();
		const content = await readShared(context, from, contentId);
		if (!content) return;
		const { rows } = ctx;
		const id = providedId(contentId);
		const before = await rows.find(learningContents, id);
		if (before && before.deletedAt === null && before.providedAt === content.updatedAt) return;
		const its = { from, moduleKey: manifest.key, guids: filesIn(content) };
		const { guids, writes } = await takingOver(context, ctx, its, content.authorId);
		const copied = (guid: string | null) => (guid && guids.get(guid)) ?? null;
		const { tenantId, createdAt, updatedAt, guid, authorId, ...same } = content;
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

/** A published content of a tenant's own; undefined where it is no longer there. */
async function readShared(context: RequestContext, tenantId: string, id: string) {
	const [content] = await overTenants(context, (db) =>
		db
			.select()
			.from(learningContents)
			.where(and(eq(learningContents.tenantId, tenantId), eq(learningContents.id, id)))
			.limit(1),
	);
	const isOwn = content?.status === "published" && content.deletedAt === null && content.providedOf === null;
	return isOwn ? content : undefined;
}
