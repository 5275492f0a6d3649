import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runScript, StepFailed } from "./project.mjs";

await runScript(async () => {
	const { values } = parseArgs({
		options: {
			scale: { type: "string", default: "demo" },
			remote: { type: "boolean", default: false },
			env: { type: "string", default: "local" },
		},
	});
	if (values.remote || values.env !== "local") {
		throw new StepFailed("The seed writes demo data with a known password: it fills the local database only.");
	}
	if (values.scale !== "demo" && values.scale !== "large") {
		throw new StepFailed(`There is no scale "${values.scale}": choose demo or large.`);
	}
	ensureInstalled();
	const { loadTypeScript, openBindings } = await import("./portal.mjs");
	const { bindings } = await import("./demo.mjs");
	const started = Date.now();
	const miniflare = await openBindings();
	try {
		const { seedDemo, seedLarge } = await loadTypeScript("db/seed/index.ts");
		const target = await bindings(miniflare);
		await seedDemo(target);
		if (values.scale === "large") await seedLarge(target);
	} finally {
		await miniflare.dispose();
	}
	console.log(`The local database holds the ${values.scale} data (${((Date.now() - started) / 1000).toFixed(1)} s).`);
});
