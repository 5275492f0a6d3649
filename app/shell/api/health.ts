import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handler, Nothing, publicEndpoint } from "../../platform/guard.server";
import { readQueues } from "../../platform/queue/heartbeat.server";
import { version } from "../../platform/version";

const api = publicEndpoint({
	get: handler(Nothing, async ({ context }: LoaderFunctionArgs) => {
		const works = (part: Promise<unknown>) => part.then((answer) => answer !== false).catch(() => false);
		const [database, media, queue] = await Promise.all([
			works(context.d1.prepare("select 1").first()),
			works(context.env.MEDIA.head("health")),
			works(readQueues(context).then((queues) => queues.every(({ isStill }) => !isStill))),
		]);
		const ok = database && media && queue;
		const body = { ok, version, d1: database, r2: media, queue };
		return Response.json(body, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
	}),
});
export const loader = api.loader;
export const action = api.action;
