import { LikeQuery } from "../contacts/contact.schema";
import { contactsLike } from "../contacts/like.server";
import { page } from "../guard.server";

/** Contact persons like the one that is being written down, for its form. */
export const loader = page("contacts", LikeQuery, async (visit, typed) => ({
	items: await contactsLike(visit, typed),
}));
