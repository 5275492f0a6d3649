import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { publicPage } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { notFound } from "#app/platform/problems";
import { providerOf } from "../sso/provider.server";
import { welcomeBack } from "../sso/return.server";

export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const provider = providerOf(context.env);
	if (!provider) throw notFound();
	const { to, cookies } = await welcomeBack(context, request, provider);
	const headers = new Headers(PRIVATE);
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return redirect(to, { headers });
});

/** Never drawn; without it a problem would not be shown as a page. */
export default function SsoCallback() {
	return null;
}
