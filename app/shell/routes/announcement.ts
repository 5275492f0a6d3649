import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { safePath } from "#app/platform/http.server";
import { to } from "#app/platform/portal-paths";
import { preferenceCookie } from "#app/platform/session.server";
import { HideAnnouncement } from "../announcement.schema";
import { HIDDEN_COOKIE, hiddenWith } from "../announcements.server";

export const loader = publicPage(async () => redirect(to.home()));

export const action = publicAction(
	{
		hide: handler(HideAnnouncement, async ({ request }: ActionFunctionArgs, { id, redirectTo }) =>
			done({
				to: safePath(redirectTo),
				headers: { "Set-Cookie": preferenceCookie(HIDDEN_COOKIE, hiddenWith(request, id)) },
			}),
		),
	},
	{ hasPage: false },
);
