import type * as z from "zod";
import { toCallNames } from "#app/platform/call-names";
import type { Visit } from "#app/platform/tenant/context";
import { ItemTaskInput } from "../items/task.schema";
import type { ItemsCall, SaveItemCall } from "./items.schema";
import { findItem, type Item, items, rightOf } from "./items.server";
import { saveItem } from "./save-item.server";

/** An item as the calls give it. */
const itemOf = (item: Item) => ({
	...{
		id: item.id,
		tenant_id: item.tenantId,
		title: item.title,
		skill: item.skill,
		level: item.level,
		kind: item.kind,
	},
	...{ written: item.written, status: item.status, times_shown: item.timesShown, percent_right: rightOf(item) },
	...{ created_at: new Date(item.createdAt).toISOString(), updated_at: new Date(item.updatedAt).toISOString() },
});

const wholeOf = (item: Item) => ({
	...itemOf(item),
	...{
		task: toCallNames(ItemTaskInput, item.task),
		passage: item.passage,
		audio_guid: item.audioGuid,
		plays_most: item.playsMost,
	},
	...{ transcript: item.transcript, explanation: item.explanation, point: item.point, picture_guid: item.pictureGuid },
});

export const listItems = (visit: Visit, asks: z.output<typeof ItemsCall>) =>
	items.call(visit, asks, ({ row }) => itemOf(row));

export const itemDetails = async (visit: Visit, { id }: { id: string }) => wholeOf(await findItem(visit, id));

/** Makes an item, or changes one. */
export const saveItemCall = async (visit: Visit, { tenantId, ...input }: z.output<typeof SaveItemCall>) =>
	wholeOf(await saveItem(visit, input));

export async function removeItemCall(visit: Visit, { id }: { id: string }) {
	await findItem(visit, id);
	await items.trash.remove(visit, { ids: [id], matching: undefined });
	return { id, deleted: true };
}
