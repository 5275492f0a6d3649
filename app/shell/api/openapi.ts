import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handler, Nothing, publicEndpoint } from "../../platform/guard.server";
import { describeCalls } from "../../platform/openapi.server";

const api = publicEndpoint({
	get: handler(Nothing, ({ context }: LoaderFunctionArgs) =>
		Response.json(describeCalls(context), { headers: { "Cache-Control": "public, max-age=300" } }),
	),
});
export const loader = api.loader;
export const action = api.action;
