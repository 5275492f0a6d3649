import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { done } from "#app/platform/guard.server";
import { DAY } from "#app/platform/limits";
import { to } from "#app/platform/portal-paths";
import { readCookie } from "#app/platform/session.server";
import type { LookInput } from "./attempts.schema";
import { type Look, looks } from "./look";
import { openTest } from "./open-test.server";
import { pageWith } from "./page-address.server";

const COOKIE = "norwegian_test_look";
/** How long a browser keeps it. */
const KEPT = 365 * DAY;

/** How whoever asks likes to read, as far as their browser keeps it. */
export function lookOf(request: Request): Look[] {
	const kept = (readCookie(request, COOKIE) ?? "").split(".");
	return looks.filter((look) => kept.includes(look));
}

/** Turns one of them on or off. It belongs to the browser: nobody else learns who needs it. */
export async function setLook(args: ActionFunctionArgs, { look }: LookInput) {
	const { request, context } = args;
	const { ctx } = await openTest(request, context, args.params);
	const before = lookOf(request);
	const now = before.includes(look) ? before.filter((one) => one !== look) : [...before, look];
	const at = new URL(request.url).searchParams.get("at");
	const path = to.inTenant(ctx.tenant.guid, "norwegian_learning/norwegian_learning_test");
	const secure = context.env.ENVIRONMENT === "local" ? "" : "; Secure";
	const cookie = `${COOKIE}=${now.join(".")}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${KEPT / 1000}${secure}`;
	return done({ to: pageWith(args, at ? { at } : {}), headers: { "Set-Cookie": cookie } });
}
