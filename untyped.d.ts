declare module "react-dom/server.browser" {
	export { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
}

/** What Remix has built, of which the Worker is bundled: told here, as to read it costs the compiler minutes. */
declare module "#pages" {
	import type { ServerBuild } from "@remix-run/cloudflare";
	import type { makeHandlers } from "./workers/handlers";

	const build: ServerBuild & { entry: { module: { makeHandlers: typeof makeHandlers } } };
	export = build;
}
