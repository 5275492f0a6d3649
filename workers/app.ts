import type { ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import { answer, type Handle } from "../app/platform/door.server";
import { consume, keepDead } from "../app/platform/queue/consume.server";
import { jobs } from "../app/registry/jobs.server";
import { runSchedule } from "../app/registry/schedule.server";
// @ts-expect-error the server build is made by `npm run build`
import * as build from "../build/server/index.js";
import { sourceFor } from "./source";

const routes = (build as unknown as ServerBuild).routes as never;
const handle: Handle = createRequestHandler(build as unknown as ServerBuild, "production");

export default {
	fetch: (request, env, ctx) => answer(request, sourceFor(env, ctx, routes, new URL(request.url).origin), handle),
	queue: (batch, env, ctx) => {
		const source = sourceFor(env, ctx, routes, env.PUBLIC_ORIGIN);
		return batch.queue.endsWith("-dead") ? keepDead(batch, source) : consume(batch, source, jobs);
	},
	scheduled: (controller, env, ctx) =>
		runSchedule(new Date(controller.scheduledTime), sourceFor(env, ctx, routes, env.PUBLIC_ORIGIN)),
} satisfies ExportedHandler<Env>;
