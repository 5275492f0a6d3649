import { redirect } from "@remix-run/cloudflare";
import { personal } from "#app/platform/guard.server";
import { FrontPlace } from "../front.schema";
import { manifest, oldManifest } from "../manifest";

/** The module opens with its forms, for those who have only the old builder with that; the page itself says who may. */
export const loader = personal.page(FrontPlace, ({ entries }, { guid }) => {
	const mine = entries.map(({ moduleKey }) => moduleKey);
	const isOld = mine.includes(oldManifest.key) && !mine.includes(manifest.key);
	const { path } = (isOld ? oldManifest : manifest).components.front;
	return redirect(guid ? `/${guid}/${path}` : `/${path}`);
});
