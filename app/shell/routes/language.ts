import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { safePath } from "#app/platform/http.server";
import { to } from "#app/platform/portal-paths";
import { LanguageChoice } from "../preference.schema";
import { keepPreference } from "../preference.server";

export const loader = publicPage(async () => redirect(to.home()));

export const action = publicAction(
	{
		choose: handler(LanguageChoice, async ({ request, context }: ActionFunctionArgs, { language, redirectTo }) =>
			done({ to: safePath(redirectTo), headers: await keepPreference(context, request, { language }) }),
		),
	},
	{ hasPage: false },
);
