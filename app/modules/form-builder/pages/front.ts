import { redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { personal } from "#app/platform/guard.server";
import { manifest } from "../manifest";
import { manifest as old } from "../old/manifest";

const Place = z.object({ guid: z.string().max(40).optional() });

/** The module opens with its forms, for those who have only the old builder with that; the page itself says who may. */
export const loader = personal.page(Place, ({ entries }, { guid }) => {
	const mine = entries.map(({ moduleKey }) => moduleKey);
	const isOld = mine.includes(old.key) && !mine.includes(manifest.key);
	const { path } = (isOld ? old : manifest).components.front;
	return redirect(guid ? `/${guid}/${path}` : `/${path}`);
});
