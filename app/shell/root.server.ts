import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFlash } from "../platform/flash.server";
import { publicPage } from "../platform/guard.server";
import { PRIVATE } from "../platform/http.server";
import { chooseLanguage, translator } from "../platform/i18n.server";
import { readCookie } from "../platform/session.server";
import { readPrincipal } from "../platform/tenant/principal.server";
import { readAppearance } from "./appearance";
import { timeZoneOf } from "./time-zone";

/** What every page needs before its first paint: language, theme, time zone, and what the last action had to say. */
export const rootLoader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const { user, memberships } = await readPrincipal(request, context, { kind: "all" });
	const language = chooseLanguage(request, user?.language ?? null);
	const flash = readFlash(request);
	// In words already: the page that it comes to need not have loaded the texts of the page that it comes from.
	const t = await translator(language);
	return data(
		{
			language,
			theme: user?.theme ?? themeOf(request),
			appearance: readAppearance(user?.appearance ?? null),
			timeZone: timeZoneOf(user, memberships),
			now: context.now.getTime(),
			nonce: context.nonce,
			formKey: context.requestId,
			menu: readCookie(request, "collapsemenu") === "rail" ? ("rail" as const) : ("drawer" as const),
			flash: flash && {
				id: context.requestId,
				kind: toneOf(flash.snackbar.kind),
				text: t(flash.snackbar.key, flash.snackbar.params ?? {}),
			},
		},
		{ headers: { ...PRIVATE, ...(flash && { "Set-Cookie": flash.clear }) } },
	);
});

export type RootData = Awaited<ReturnType<typeof rootLoader>>["data"];

function themeOf(request: Request): "system" | "light" | "dark" {
	const stored = readCookie(request, "theme");
	return stored === "light" || stored === "dark" ? stored : "system";
}

const toneOf = (kind: "info" | "success" | "error" = "success") => (kind === "error" ? ("danger" as const) : kind);
