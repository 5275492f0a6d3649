import type * as z from "zod";
import type { TrashInput } from "#app/media/library/library.schema";
import { restoreItems } from "#app/media/library/restore.server";
import { deleteForGood, emptyTrash, listTrash } from "#app/media/library/trash.server";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { entriesIn } from "./entry-actions.server";
import type { Entries } from "./library-page.schema";

/** What lies in the trash, one's own or the organisation's. */
export async function showTrash(visit: Visit, input: z.output<typeof TrashInput>) {
	const trash = await listTrash(visit, input);
	return {
		tenant: visit.tenant.guid,
		part: input.part ?? "mine",
		...{ q: input.q ?? "", size: input.limit },
		mayEmpty: !input.part || visit.access.level >= 30,
		...trash,
	};
}

export async function putBack(visit: Visit, input: z.output<typeof Entries>) {
	const chosen = entriesIn(input);
	await restoreItems(visit, chosen);
	return done({
		snackbar: { key: "files:told.restored", params: { count: chosen.files.length + chosen.folders.length } },
	});
}

export async function removeForGood(visit: Visit, input: z.output<typeof Entries>) {
	const chosen = entriesIn(input);
	await deleteForGood(visit, chosen);
	return done({ snackbar: { key: "files:told.gone", params: { count: chosen.files.length + chosen.folders.length } } });
}

export async function empty(visit: Visit, input: Pick<z.output<typeof TrashInput>, "part">) {
	await emptyTrash(visit, input);
	return done({ snackbar: { key: "files:told.emptied" } });
}
