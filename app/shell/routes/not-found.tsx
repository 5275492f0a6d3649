import { publicPage } from "../../platform/guard.server";
import { notFound } from "../../platform/problems";

export const loader = publicPage(async () => {
	throw notFound();
});
