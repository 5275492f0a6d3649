import { notAllowed } from "#app/platform/problems";
import { SimilarQuery } from "../duplicates/duplicates.schema";
import { findSimilar } from "../duplicates/warn.server";
import { page } from "../guard.server";
import { mayWrite } from "../show-customers.server";

/** Customers that the one being written may be, asked as one types. */
export const loader = page("customers", SimilarQuery, (visit, typed) => {
	if (!mayWrite(visit)) throw notAllowed();
	return findSimilar(visit, typed);
});
