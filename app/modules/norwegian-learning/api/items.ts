import { handler, modes } from "#app/platform/guard.server";
import { languageItems } from "#db/schema/norwegian-learning";
import { itemDetails, listItems, removeItemCall, saveItemCall } from "../bank/item-calls.server";
import { ItemsCall, Ref, SaveItemCall } from "../bank/items.schema";
import { endpoint } from "../guard.server";

const staff = { level: 20 };
const api = endpoint(
	{
		get: modes({ getdetails: handler(Ref, itemDetails, staff) }, handler(ItemsCall, listItems, staff)),
		post: handler(SaveItemCall, saveItemCall, staff),
		delete: handler(Ref, removeItemCall, staff),
	},
	{ record: languageItems },
);
export const loader = api.loader;
export const action = api.action;
