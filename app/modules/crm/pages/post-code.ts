import { findPostalPlace } from "#app/directory/register.server";
import { PostCodeQuery } from "../customers.schema";
import { page } from "../guard.server";

const nowhere = { city: null, municipality: null };

/** Looks up a post code for whoever writes a customer. */
export const loader = page("customers", PostCodeQuery, async ({ context }, { postCode }) =>
	postCode === undefined ? nowhere : ((await findPostalPlace(context, postCode)) ?? nowhere),
);
