import { placeOf } from "#app/directory/register.server";
import { PlaceQuery } from "../customers.schema";
import { page } from "../guard.server";

const nowhere = { city: null, municipality: null };

/** Where a post code is, for whoever writes a customer. */
export const loader = page("customers", PlaceQuery, async ({ context }, { postCode }) =>
	postCode === undefined ? nowhere : ((await placeOf(context, postCode)) ?? nowhere),
);
