import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { HOUR } from "#app/platform/limits";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import { digestJob } from "./digest.server";
import { LIBRARY } from "./land.server";

/** Large files that are read once more in one hour. */
const AT_ONCE = 10;

/** Sends again for the hashes that are missing an hour after their files landed: the queue did not take the first message. */
export async function sendForLateDigests({ context, tenant, rows, now }: TenantContext): Promise<void> {
	const late = await rows.list(files, {
		where: and(
			isNull(files.sha256),
			eq(files.moduleKey, LIBRARY),
			eq(files.state, "ready"),
			lt(files.updatedAt, now.getTime() - HOUR),
		),
		orderBy: [asc(files.updatedAt)],
		limit: AT_ONCE,
	});
	const hour = Math.floor(now.getTime() / HOUR);
	await enqueueMany(
		context,
		digestJob,
		late.map(({ id, key }) => ({
			tenantId: tenant.id,
			payload: { fileId: id, key },
			id: `media-digest:${key}:${hour}`,
		})),
	);
}
