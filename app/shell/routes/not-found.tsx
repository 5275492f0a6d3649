import { publicPage } from "../../platform/guard.server";
import { notFound } from "../../platform/problems";

export const loader = publicPage(async () => {
	throw notFound();
});

/** Never drawn; without it the route would count as a call, and its problem would not be shown as a page. */
export default function NotFound() {
	return null;
}
