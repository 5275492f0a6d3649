import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";

/** What happens to files and folders, as their activity lists it. */
export type EventKind =
	| "uploaded"
	| "replaced"
	| "viewed"
	| "downloaded"
	| "confirmed"
	| "shared"
	| "unshared"
	| "renamed"
	| "moved"
	| "copied"
	| "opened"
	| "closed"
	| "trashed"
	| "restored"
	| "versionRestored"
	| "versionNamed"
	| "commented"
	| "received"
	| "made"
	/** Its folder keeps files for a time, and that is over. */
	| "expired";

type Event = {
	kind: EventKind;
	fileId?: string;
	folderId?: string;
	version?: number;
	shareId?: string;
	detail?: Record<string, string | number>;
};

/**
 * The write that notes what happened, for the commit in which it happens; no audit row of its own. What happens to a file
 * is noted with the folder that it lies in by then, whose activity it is as well.
 */
export function noting(ctx: TenantContext, events: Event[]): PendingWrite[] {
	if (events.length === 0) return [];
	const at = ctx.now.getTime();
	const userId = ctx.actor.kind === "user" ? ctx.actor.id : null;
	const values = JSON.stringify(events.map((event) => ({ ...event, id: newId(at) })));
	return [ctx.rows.writing(NOTING, [userId, at, values])];
}

/** In the tenant ?1 by the user ?2 at ?3 each event of ?4. */
const NOTING = `insert into media_events (tenant_id, id, file_id, folder_id, version, share_id, user_id, kind, detail, at)
	select ?1, value ->> 'id', value ->> 'fileId', coalesce(value ->> 'folderId',
		(select nullif(folder_id, '') from files where tenant_id = ?1 and files.id = value ->> 'fileId')),
	value ->> 'version', value ->> 'shareId',
	?2, value ->> 'kind', coalesce(value -> 'detail', '{}'), ?3 from json_each(?4)`;
