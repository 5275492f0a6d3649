import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { mediaEvents } from "#db/schema/media";

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

/** The write that notes what happened, for the commit in which it happens; no audit row of its own. */
export function noting(ctx: TenantContext, events: Event[]): PendingWrite[] {
	if (events.length === 0) return [];
	const at = ctx.now.getTime();
	const userId = ctx.actor.kind === "user" ? ctx.actor.id : null;
	const values = events.map((event) => ({
		tenantId: ctx.tenant.id,
		id: newId(at),
		fileId: event.fileId ?? null,
		folderId: event.folderId ?? null,
		version: event.version ?? null,
		shareId: event.shareId ?? null,
		userId,
		kind: event.kind,
		detail: event.detail ?? {},
		at,
	}));
	return [{ statements: chunks(values).map((some) => ctx.bag.db.insert(mediaEvents).values(some)) }];
}

/** D1 binds at most a hundred values in one statement. */
const chunks = <Item>(items: Item[]): Item[][] =>
	Array.from({ length: Math.ceil(items.length / 9) }, (_, index) => items.slice(index * 9, index * 9 + 9));
