import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { BagSource } from "../app/platform/bag.server";
import { answer, type Handle } from "../app/platform/door.server";
import { consume, keepDead } from "../app/platform/queue/consume.server";
import { newNonce } from "../app/platform/token.server";
import { jobs } from "../app/registry/jobs.server";
import { runSchedule } from "../app/registry/schedule.server";

/** The worker's three doors: requests, messages, the clock. They are built with the pages, so that both share one copy of the code. */
export function makeHandlers(
	build: ServerBuild,
): Required<Pick<ExportedHandler<Env>, "fetch" | "queue" | "scheduled">> {
	const handle = handlerOfPages(build);
	const routes = build.routes as unknown as BagSource["routes"];
	const sourceFor = (env: Env, ctx: ExecutionContext, origin: string): BagSource => ({
		env,
		origin,
		routes,
		nonce: newNonce(),
		waitUntil: (promise) => ctx.waitUntil(promise),
	});
	return {
		fetch: (request, env, ctx) => answer(request, (origin) => sourceFor(env, ctx, origin), handle),
		queue: (batch, env, ctx) => {
			const source = sourceFor(env, ctx, env.PUBLIC_ORIGIN);
			return batch.queue.endsWith("-dead") ? keepDead(batch, source) : consume(batch, source, jobs);
		},
		scheduled: (controller, env, ctx) =>
			runSchedule(new Date(controller.scheduledTime), sourceFor(env, ctx, env.PUBLIC_ORIGIN), controller.cron),
	};
}

/** The framework looks through all the routes that it was given, several times a request: it is given no calls. */
function handlerOfPages(build: ServerBuild): Handle {
	const isCall = ({ path, module }: ServerBuild["routes"][string]) =>
		path?.startsWith("api/") === true && module.default === undefined;
	const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => !isCall(route)));
	const known = Object.entries(build.assets.routes).filter(([id]) => Object.hasOwn(routes, id));
	const assets = { ...build.assets, routes: Object.fromEntries(known) };
	return createRequestHandler({ ...build, routes, assets }, "production");
}
