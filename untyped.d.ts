declare module "react-dom/server.browser" {
	export { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
}

declare module "*/build/server/index.js" {
	import type { ServerBuild } from "@remix-run/cloudflare";
	import type { makeHandlers } from "./workers/handlers";

	const build: ServerBuild & { entry: { module: { makeHandlers: typeof makeHandlers } } };
	export = build;
}
