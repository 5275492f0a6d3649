import type { BagSource } from "../app/platform/bag.server";
import { newNonce } from "../app/platform/token.server";

/** What a bag is made of, for a request, a batch of messages or a tick of the clock. */
export function sourceFor(env: Env, ctx: ExecutionContext, routes: BagSource["routes"], origin: string): BagSource {
	return { env, origin, routes, nonce: newNonce(), waitUntil: (promise) => ctx.waitUntil(promise) };
}
