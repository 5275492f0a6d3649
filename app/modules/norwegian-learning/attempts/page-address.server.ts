import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { done } from "#app/platform/guard.server";

/** The page of a test in the same language, with something more in its address. */
export function pageWith({ request }: Pick<ActionFunctionArgs, "request">, more: Record<string, string>): string {
	const { pathname, searchParams } = new URL(request.url);
	const language = searchParams.get("lang");
	const query = new URLSearchParams({ ...(language && { lang: language }), ...more });
	return `${pathname.replace(/\.data$/, "")}${query.size > 0 ? `?${query}` : ""}`;
}

/** The page as it goes on: without the place that one went back to. */
export const goingOn = (args: Pick<ActionFunctionArgs, "request">) => done({ to: pageWith(args, {}) });
