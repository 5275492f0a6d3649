import { and, eq } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { files } from "#db/schema/media";
import { filesOfModule } from "./record-files.server";

type Copied = { /** The new guid by the old one. */ guids: Map<string, string>; writes: PendingWrite[] };

/**
 * For a copy of a record: a row of its own over the same bytes for each of its files, and the writes for the copy's commit.
 * `into`: the module that holds the copy, where it is another.
 */
export async function copyingFiles(
	{ rows, now, user }: Visit,
	moduleKey: string,
	guids: readonly (string | null)[],
	into: string = moduleKey,
): Promise<Copied> {
	const wanted = guids.filter((guid) => guid !== null);
	const found = wanted.length === 0 ? [] : await filesOfModule(rows, moduleKey, wanted);
	const copies = found.map(({ createdAt, updatedAt, tenantId, ...same }) => ({
		...{ ...same, id: newId(now.getTime()), guid: newGuid(), uploaderId: user.id, charged: 0 },
		moduleKey: into,
	}));
	return {
		guids: new Map(found.map(({ guid }, at) => [guid, copies[at]?.guid ?? ""])),
		writes: copies.map((copy) => rows.adding(files, copy)),
	};
}

/**
 * Takes files of another tenant's record into one of this tenant: their bytes are copied, so that neither depends on the
 * other. One whose bytes are gone is left out. Only for what the provider shares.
 */
export async function takingOver(
	context: RequestContext,
	{ rows, tenant, now }: TenantContext,
	{ from, moduleKey, guids: wanted }: { from: string; moduleKey: string; guids: string[] },
	uploaderId: string,
): Promise<Copied> {
	const isOne = and(eq(files.tenantId, from), among(files.guid, wanted), eq(files.moduleKey, moduleKey));
	const found = wanted.length === 0 ? [] : await overTenants(context, (db) => db.select().from(files).where(isOne));
	const own = mediaOf(context, tenant.id);
	const guids = new Map<string, string>();
	const writes: PendingWrite[] = [];
	for (const { createdAt, updatedAt, tenantId, ...same } of found) {
		const object = await mediaOf(context, tenantId).read(same.key);
		if (!object || !("body" in object)) continue;
		const copy = {
			...{ ...same, id: newId(now.getTime()), guid: newGuid(), key: own.newKey(), thumbnailKey: null },
			...{ uploaderId, charged: 0 },
		};
		await own.put(copy.key, object.body, same.type);
		guids.set(same.guid, copy.guid);
		writes.push(rows.adding(files, copy));
	}
	return { guids, writes };
}
