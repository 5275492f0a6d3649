import { modes, verb } from "#app/platform/guard.server";
import { languageItems } from "#db/schema/norwegian-learning";
import { itemDetails, listItems, removeItemCall, saveItemCall } from "../bank/item-calls.server";
import { ItemsCall, Ref, SaveItemCall } from "../bank/items.schema";
import { endpoint } from "../guard.server";

const staff = { level: 20 };
const api = endpoint(
	{
		get: modes({ getdetails: verb(Ref, itemDetails, staff) }, verb(ItemsCall, listItems, staff)),
		post: verb(SaveItemCall, saveItemCall, staff),
		delete: verb(Ref, removeItemCall, staff),
	},
	{ record: languageItems },
);
export const loader = api.loader;
export const action = api.action;
