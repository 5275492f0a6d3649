import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import type { MergeInput, Pair, UndoInput } from "./duplicates.schema";
import { dismissPair } from "./finder.server";
import { mergeCustomers } from "./merge.server";
import { undoMerge } from "./undo-merge.server";

/** Two that look like one are two: they are not shown again. */
export async function dismiss(visit: Visit, pair: z.output<typeof Pair>) {
	await dismissPair(visit, pair);
	return done({ snackbar: { key: "crmClean:snackbar.dismissed" } });
}

export async function merge(visit: Visit, input: MergeInput) {
	const { kept } = await mergeCustomers(visit, input);
	const snackbar = { key: "crmClean:snackbar.merged", params: { name: kept.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).customer(kept.guid) });
}

export async function undo(visit: Visit, { merge: id }: z.output<typeof UndoInput>) {
	const { name } = await undoMerge(visit, id);
	return done({ snackbar: { key: "crmClean:snackbar.undone", params: { name } } });
}
