import { intakes } from "#db/schema/veksttorget";
import { defineArea } from "../../forms/area";
import { receiptLetter } from "./letters/receipt.server";
import { repliesOfIntakes } from "./opens.server";

/** The public form by which people ask for help; each organisation has one. */
export const area = defineArea({
	moduleKey: "veksttorget",
	subjects: ["none"],
	opensAll: 30,
	opens: repliesOfIntakes,
	writes: 30,
	replyPath: "veksttorget/form",
	receiptPrefix: "VT",
	receiptLetter,
	removed: ({ rows, now }, { id }) => [
		rows.changing(intakes, id, { deletedAt: now.getTime() }),
		rows.indexing(intakes, id, []),
	],
});
