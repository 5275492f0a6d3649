import { placeOf } from "#app/directory/register.server";
import { PlaceQuery } from "../customers.schema";
import { page } from "../guard.server";

const nowhere = { city: null, municipality: null };

/** Where a post code is, for whoever writes a customer. */
export const loader = page("customers", PlaceQuery, async ({ bag }, { postCode }) =>
	postCode === undefined ? nowhere : ((await placeOf(bag, postCode)) ?? nowhere),
);
