export { makeHandlers } from "../workers/handlers";

import type { EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { PRIVATE } from "./platform/http.server";
import { everyPage, type Language, textsAddress } from "./platform/i18n";
import { instanceFor, languageOfPage } from "./platform/i18n.server";
import { logFailure } from "./platform/log.server";
import { readAhead, renderPage } from "./platform/render.server";
import type { RequestContext } from "./platform/request-context.server";

/** Renders the page in the visitor's language. Pages are private unless their loader says otherwise. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remix: EntryContext,
	context: RequestContext,
) {
	const language = await languageOfPage(request, context);
	const i18n = await instanceFor(language);
	let code = status;
	await readAhead(remix);
	const body = await renderPage(
		<I18nextProvider i18n={i18n}>
			<RemixServer context={remix} url={request.url} nonce={context.nonce} />
		</I18nextProvider>,
		{
			nonce: context.nonce,
			onError(error) {
				code = 500;
				logFailure(context, error, request);
			},
		},
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.append("Link", preloadTexts(remix, language));
	headers.append("Vary", "Accept-Language, Cookie");
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", PRIVATE["Cache-Control"]);
	return new Response(body, { status: code, headers });
}

/** The browser fetches the texts beside the scripts that wait for them, not after. */
function preloadTexts({ staticHandlerContext, routeModules }: EntryContext, language: Language): string {
	const ofRoutes = staticHandlerContext.matches.flatMap(({ route }) => {
		const handle = routeModules[route.id]?.handle as { i18n?: string[] } | undefined;
		return handle?.i18n ?? [];
	});
	return [...new Set([...everyPage, ...ofRoutes])]
		.map((namespace) => `<${textsAddress(language, namespace)}>; rel=preload; as=fetch; crossorigin`)
		.join(", ");
}

/** Data requests are as private as pages. */
export function handleDataRequest(response: Response) {
	if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", PRIVATE["Cache-Control"]);
	return response;
}

/**
 * Unexpected failures of loaders and actions. A request that was left by its caller is none, nor is an answer with a status:
 * the guard has logged what failed behind it, or the request was at fault.
 */
export function handleError(error: unknown, { request, context }: { request: Request; context: RequestContext }) {
	if (!request.signal.aborted && !isRouteErrorResponse(error)) logFailure(context, error, request);
}
