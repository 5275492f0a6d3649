import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findPostalPlace } from "#app/directory/register.server";
import { publicPage } from "#app/platform/guard.server";
import { MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import { countUse } from "#app/platform/throttle.server";
import { PostCodeQuery } from "../contact-form/contact-form.schema";
import { openForm } from "../contact-form/open-form.server";

/** Post codes that one network may ask for. */
const USES = { limit: 30, window: MINUTE };

/** Looks up a post code for whoever fills in the form. */
export const loader = publicPage(async ({ request, params, context }: LoaderFunctionArgs) => {
	await openForm(context, params.form ?? "");
	const asked = PostCodeQuery.safeParse(new URL(request.url).searchParams.get("postCode"));
	if (!asked.success) throw invalid({ postCode: "postCode" });
	await countUse(context, request, "postCode", USES);
	return (await findPostalPlace(context, asked.data)) ?? { city: null, municipality: null };
});
