import * as z from "zod";
import { id } from "#app/platform/text.schema";
import type { AcceptedLater } from "#db/schema/norwegian-learning";
import { list } from "./items.schema";
import { readTick } from "./tick";

/** Ticked answers, each as gap and words. */
const accept = list(z.string("wrongType").max(600, "wrongValue"), 20).transform((all): AcceptedLater => {
	const added: AcceptedLater = {};
	for (const { gap, words } of all.flatMap((value) => readTick(value) ?? []))
		added[gap] = [...(added[gap] ?? []), words];
	return added;
});

export const TypedQuery = z.object({ item_id: id, accept });
export const RescoreInput = TypedQuery.refine(({ accept: added }) => Object.keys(added).length > 0, {
	path: ["accept"],
	message: "norwegianRescore:errors.nothing",
});
export type RescoreInput = z.output<typeof RescoreInput>;
export const UndoRescoreInput = z.object({ item_id: id, rescoring: id });
