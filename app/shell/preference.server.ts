import type { ProfileInput } from "#app/directory/profile.schema";
import { saveProfile } from "#app/directory/profile.server";
import { LANGUAGE_COOKIE } from "#app/platform/i18n.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { preferenceCookie } from "#app/platform/session.server";
import { readPrincipal } from "#app/platform/tenant/principal.server";

export const THEME_COOKIE = "theme";
type Preference = Pick<ProfileInput, "language" | "theme">;

/** Keeps a choice in the profile of whoever is signed in, and gives the cookies that keep it in this browser. */
export async function keepPreference(
	context: RequestContext,
	request: Request,
	preference: Preference,
): Promise<Headers> {
	const { user } = await readPrincipal(request, context, { kind: "session" });
	if (user) await saveProfile({ context, user }, preference);
	return preferenceCookies(preference);
}

/** The cookies by which the next page is right from its first paint. */
export function preferenceCookies({ language, theme }: Preference): Headers {
	const headers = new Headers();
	if (language) headers.append("Set-Cookie", preferenceCookie(LANGUAGE_COOKIE, language));
	if (theme) headers.append("Set-Cookie", preferenceCookie(THEME_COOKIE, theme));
	return headers;
}
