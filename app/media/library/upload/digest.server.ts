import { and, eq, type SQL } from "drizzle-orm";
import * as z from "zod";
import { hex, newDigest } from "#app/platform/digest.server";
import { mediaOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { files } from "#db/schema/media";

/** The SHA-256 of bytes that are here, in hex. */
export const hashOf = async (bytes: Uint8Array): Promise<string> =>
	hex(await crypto.subtle.digest("SHA-256", bytes as BufferSource));

/** Reads a large file once more, as a stream, for the hash of the whole: its parts were checked one by one. */
export const digestJob = defineJob(
	"media.digest",
	z.object({ fileId: z.string(), key: z.string() }),
	async ({ tenant: ctx, context }, { fileId, key }) => {
		if (!ctx) throw notFound();
		const found = await mediaOf(context, ctx.tenant.id).read(key);
		if (!found || !("body" in found)) return;
		const digest = newDigest();
		await found.body.pipeTo(digest);
		const patch = { sha256: hex(await digest.digest) };
		await ctx.rows.commit([
			ctx.rows.changingFor(files, fileId, and(eq(files.id, fileId), eq(files.key, key)) as SQL, patch),
		]);
	},
	{ isLong: true },
);
