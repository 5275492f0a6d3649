import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Nothing, publicEndpoint, verb } from "../../platform/guard.server";
import { version } from "../../platform/version";

const api = publicEndpoint({
	get: verb(Nothing, async ({ context: { env, d1 } }: LoaderFunctionArgs) => {
		const works = (part: Promise<unknown>) => part.then(() => true).catch(() => false);
		const [database, media] = await Promise.all([
			works(d1.prepare("select 1").first()),
			works(env.MEDIA.head("health")),
		]);
		const queue = typeof env.JOBS.send === "function";
		const ok = database && media && queue;
		const body = { ok, version, d1: database, r2: media, queue };
		return Response.json(body, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
	}),
});
export const loader = api.loader;
export const action = api.action;
