import type { Plugin } from "vite";

/** What stands in the package and what in its place; a text everywhere, a pattern where it first fits. */
type Change = readonly [from: string | RegExp, to: string];

/** A switch that `vite.config.ts` has on; in a browser it is read from the page each time. */
const SINGLE_FETCH: Change = ["future.v3_singleFetch", "true"];

/** A method of a class, by the layout of a package that is built. */
const method = (name: string) => new RegExp(`^  ${name}\\(.*\\) \\{\\n[^]*?^  \\}\\n`, "m");

/**
 * What the packages of the first screen decide in the browser although it is settled when the portal is built: it has single
 * fetch and finds its routes as it goes, is no single-page app, and every browser that shows it has `Intl.PluralRules`.
 */
const SETTLED: Record<string, readonly Change[]> = {
	"@remix-run/react/dist/esm/browser.js": [
		[`window.__remixContext.${SINGLE_FETCH[0]}`, "true"],
		["window.__remixContext.isSpaMode", "false"],
	],
	"@remix-run/react/dist/esm/components.js": [
		SINGLE_FETCH,
		// Only the server writes the scripts: the browser finds them and leaves them as they are.
		["static: isStatic,\n    staticContext\n", ""],
		["staticContext ? ", "false ? "],
		["!isStatic ? ", "true ? "],
		['!isStatic && typeof __remixContext === "object" && __remixContext.a', "false"],
		["isSpaMode && ", "false && "],
	],
	"@remix-run/react/dist/esm/fog-of-war.js": [["future.v3_lazyRouteDiscovery === true && !isSpaMode", "true"]],
	"@remix-run/react/dist/esm/links.js": [SINGLE_FETCH],
	"@remix-run/react/dist/esm/routes.js": [
		SINGLE_FETCH,
		['if (typeof singleFetch === "function") {', "{"],
		["if (isSpaMode) ", "if (false) "],
		["isSpaMode && ", "false && "],
	],
	// Single fetch sends promises as they are: no answer is in the older form.
	"@remix-run/router/dist/router.js": [
		["return result.type === ResultType.deferred;", "return false;"],
		["return deferred && typeof deferred === ", "return false && typeof deferred === "],
	],
	"i18next/dist/esm/i18next.js": [
		["this.rules = createRules();", "this.rules = {};"],
		["this.pluralResolver.shouldUseIntlApi()", "true"],
		["this.shouldUseIntlApi()", "true"],
		// No text asks for a format (a test sees to it).
		["formatter = Formatter;", "formatter = null;"],
		// They say something in debug mode alone.
		["this.logger.warn(", "false && this.logger.warn("],
		["this.logger.log(", "false && this.logger.log("],
		[method("getSuffixRetroCompatible"), ""],
		[method("saveMissing"), ""],
		[method("cloneInstance"), ""],
		[method("dir"), ""],
	],
};

/** Leaves out of the browser's scripts what the portal never reaches in its packages. Fails where a package reads otherwise than it did. */
export function settled(): Plugin {
	const found = new Set<string>();
	return {
		name: "followup-settled",
		apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		transform(code, id) {
			const file = Object.keys(SETTLED).find((name) => id.endsWith(`/node_modules/${name}`));
			if (file === undefined) return;
			found.add(file);
			return { code: settle(code, file), map: null };
		},
		buildEnd(error) {
			const missing = Object.keys(SETTLED).filter((file) => !found.has(file));
			if (!error && missing.length > 0) throw new Error(`Not in the build: ${missing.join(", ")}.`);
		},
	};
}

/** The code of a file of a package, without what is settled; for a test that compares the two. */
export function settle(code: string, file: string): string {
	return (SETTLED[file] ?? []).reduce((text, [from, to]) => {
		const changed = typeof from === "string" ? text.replaceAll(from, to) : text.replace(from, to);
		if (changed === text) throw new Error(`${file} has not: ${from}`);
		return changed;
	}, code);
}
