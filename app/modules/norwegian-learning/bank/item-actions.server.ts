import type * as z from "zod";
import { done, handler, Nothing } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { answerOf } from "../items/answer";
import { score } from "../items/score";
import { paths } from "../paths";
import { answerLines } from "../results/answer-words";
import { takeStartItems } from "../start-bank/take-start-items.server";
import { dropPicture, savePicture } from "./item-media.server";
import { BulkStatus, ItemInput, PictureInput, Ref, TryInput } from "./items.schema";
import { findItem, items, setStatuses, statusHandlers } from "./items.server";
import { saveItemForm } from "./save-item.server";

const said = (name: string) => ({ snackbar: { key: `norwegianLearning:snackbar.${name}` } });

async function create(visit: Visit, input: ItemInput) {
	const { id } = await saveItemForm(visit, { ...input, id: undefined });
	return done({ ...said("itemCreated"), to: paths(visit.tenant.guid).item(id) });
}

async function save(visit: Visit, input: ItemInput) {
	const { id } = await saveItemForm(visit, input);
	return done({ ...said("saved"), to: paths(visit.tenant.guid).item(id) });
}

async function toTrash(visit: Visit, { id }: { id: string }) {
	await findItem(visit, id);
	await items.trash.remove(visit, { ids: [id], matching: undefined });
	return done({ ...said("trashed"), to: paths(visit.tenant.guid).items });
}

/** How an answer of the teacher's own would be scored; nothing is kept of it. */
async function tryItem(visit: Visit, { id, ...fields }: z.output<typeof TryInput>) {
	const { task } = await findItem(visit, id);
	const answer = answerOf(fields);
	return { tried: { percent: Math.round(score(task, answer) / 10), lines: answerLines(task, answer) } };
}

/** What can be done in the list of items. */
export const itemsHandlers = {
	startItems: handler(Nothing, async (visit: Visit) => {
		const count = await takeStartItems(visit);
		return done({ snackbar: { key: "norwegianLearning:snackbar.startItems", params: { count } } });
	}),
	bulkStatus: handler(BulkStatus, setStatuses),
	...statusHandlers,
	...items.handlers,
};
export const newItemHandlers = { create: handler(ItemInput, create) };
export const itemHandlers = { try: handler(TryInput, tryItem), trash: handler(Ref, toTrash) };
export const editItemHandlers = {
	save: handler(ItemInput, save),
	picture: handler(PictureInput, savePicture),
	cover: handler(PictureInput, async (visit: Visit, input) => {
		await savePicture(visit, input);
		return done(said("saved"));
	}),
	dropCover: handler(Ref, async (visit: Visit, input) => {
		await dropPicture(visit, input);
		return done(said("saved"));
	}),
};
