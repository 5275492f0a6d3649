import type { ServerBuild } from "@remix-run/cloudflare";
import { consume, keepDeadLetters } from "../app/platform/queue/consume.server";
import type { RequestSource } from "../app/platform/request-context.server";
import { answer } from "../app/platform/request-handler.server";
import { readTextsFrom } from "../app/platform/texts.server";
import { newNonce } from "../app/platform/token.server";
import { jobs } from "../app/registry/jobs.server";
import { runSchedule } from "../app/registry/schedule.server";
import { needs, participants, personData, searches } from "../app/registry/servers.server";
import { tellKits } from "../app/registry/tell.server";
import { handlerOfPages } from "./pages";

tellKits();

/** The worker's three doors: requests, messages, the clock. They are built with the pages, so that both share one copy of the code. */
export function makeHandlers(
	build: ServerBuild,
): Required<Pick<ExportedHandler<Env>, "fetch" | "queue" | "scheduled">> {
	const handle = handlerOfPages(build);
	const routes = build.routes as unknown as RequestSource["routes"];
	const sourceFor = (env: Env, ctx: ExecutionContext, origin: string): RequestSource => {
		readTextsFrom(env.ASSETS);
		return {
			env,
			origin,
			routes,
			ofPeople: personData,
			needs,
			searches,
			participants,
			nonce: newNonce(),
			waitUntil: (promise) => ctx.waitUntil(promise),
		};
	};
	return {
		fetch: (request, env, ctx) => answer(request, (origin) => sourceFor(env, ctx, origin), handle),
		queue: (batch, env, ctx) => {
			const source = sourceFor(env, ctx, env.PUBLIC_ORIGIN);
			return batch.queue.endsWith("-dead") ? keepDeadLetters(batch, source) : consume(batch, source, jobs);
		},
		scheduled: (controller, env, ctx) =>
			runSchedule(new Date(controller.scheduledTime), sourceFor(env, ctx, env.PUBLIC_ORIGIN), controller.cron),
	};
}
