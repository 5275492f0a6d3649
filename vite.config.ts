import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { firstScreenChunks } from "./scripts/vite/chunks";
import { settled } from "./scripts/vite/settled";
import { texts } from "./scripts/vite/texts";

/** True in the builds that `npm start`, `npm run dev` and the tests make: only they have the pages under `/dev`. */
const isLocalBuild = process.env.FOLLOWUP_LOCAL === "1";

export default defineConfig(({ isSsrBuild }) => ({
	define: { __LOCAL__: JSON.stringify(isLocalBuild) },
	plugins: [
		remix({
			future: {
				v3_fetcherPersist: true,
				v3_relativeSplatPath: true,
				v3_throwAbortReason: true,
				v3_singleFetch: true,
				v3_lazyRouteDiscovery: true,
				v3_routeConfig: true,
			},
		}),
		tailwindcss(),
		texts("locales"),
		settled(),
	],
	resolve: { alias: { "#app": "/app", "#db": "/db" } },
	ssr: {
		target: "webworker",
		noExternal: true,
		// Put in by the second step (scripts/build.mjs), which runs it when it is first used; in the first it would run at the start.
		external: ["pdfkit"],
		resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
	},
	build: {
		// What the style sheet asks for anyway (Tailwind 4): no older browser shows the portal.
		target: "es2022",
		// Terser leaves the first screen about four kilobytes lighter, and takes half of the build's time: deployed builds pay for it.
		minify: isSsrBuild || isLocalBuild ? "esbuild" : "terser",
		terserOptions: { ecma: 2020, compress: { passes: 3 } },
		assetsInlineLimit: 0,
		...(!isSsrBuild && { rollupOptions: { output: { manualChunks: firstScreenChunks() } } }),
	},
}));
