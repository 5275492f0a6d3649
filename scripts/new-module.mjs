// Makes a module that works: `npm run new-module <key>`. See docs/add-a-module.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inProject, root, runScript, runTool, StepFailed } from "./project.mjs";

const template = join(import.meta.dirname, "new-module", "template");

/**
 * Writes the files of a module, and names it where a module is named: in the registry, the schema, the texts of the menu and
 * the map of addresses.
 * @param {string} into the project's folder
 * @param {string} key as `task_library`
 */
export function makeModule(into, key) {
	if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key))
		throw new StepFailed(`"${key}" is no key of a module: use small letters, digits and "_", as task_library.`);
	const folder = key.replaceAll("_", "-");
	const camel = key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
	if (existsSync(join(into, "app/modules", folder))) throw new StepFailed(`There is a module ${folder} already.`);
	const filled = (/** @type {string} */ text) =>
		text.replaceAll("__KEY__", key).replaceAll("__FOLDER__", folder).replaceAll("__CAMEL__", camel);
	const write = (/** @type {string} */ path, /** @type {string} */ text) => {
		mkdirSync(dirname(join(into, path)), { recursive: true });
		writeFileSync(join(into, path), text);
	};
	const copy = (/** @type {string} */ from, /** @type {string} */ path) =>
		write(path, filled(readFileSync(join(template, from), "utf8")));
	const edit = (/** @type {string} */ path, /** @type {(text: string) => string} */ change) => {
		const text = readFileSync(join(into, path), "utf8");
		const changed = change(text);
		if (changed === text) throw new StepFailed(`${path} has another shape than this script knows.`);
		write(path, changed);
	};

	for (const file of filesUnder(join(template, "module")))
		copy(join("module", file), join("app/modules", folder, file.replace(/\.txt$/, "")));
	copy("schema.ts.txt", `db/schema/${folder}.ts`);
	copy("test.ts.txt", `tests/portal/${folder}.test.ts`);
	for (const file of readdirSync(join(template, "locales"))) {
		const language = file.replace(".json", "");
		copy(join("locales", file), `locales/${language}/${camel}.json`);
		const own = JSON.parse(readFileSync(join(template, "locales", file), "utf8"));
		edit(`locales/${language}/modules.json`, (text) => {
			const texts = JSON.parse(text);
			texts[key] ??= own.items.title;
			texts.components[`${key}_front`] ??= texts[key];
			texts.components[`${key}_items`] ??= own.items.title;
			return `${JSON.stringify(texts, null, "\t")}\n`;
		});
	}
	edit("app/registry/modules.ts", (text) =>
		text
			.replace(/^import type /m, `import { manifest as ${camel} } from "../modules/${folder}/manifest";\nimport type `)
			.replace(
				/(\n)(\t\/\/ [^\n]*\n\t"portal-admin")/,
				`$1\t${folder === camel ? camel : `"${folder}"`}: [${camel}],\n$2`,
			),
	);
	edit("db/schema/index.ts", (text) =>
		[...text.trimEnd().split("\n"), `export * from "./${folder}";`].sort().join("\n").concat("\n"),
	);
	edit("tests/architecture/url-map.ts", (text) =>
		text.replace(/(\tpages: \[\n)/, (start) =>
			["", "/items", "/items/export", "/items/trash"].reduce(
				(all, path) => `${all}\t\t"/:guid?/${key}${path}",\n`,
				start,
			),
		),
	);
	return { folder, camel };
}

/**
 * @param {string} at
 * @returns {string[]} the paths of all files in it
 */
function filesUnder(at, under = "") {
	return readdirSync(join(at, under)).flatMap((name) => {
		const path = join(under, name);
		return statSync(join(at, path)).isDirectory() ? filesUnder(at, path) : [path];
	});
}

if (process.argv[1] === import.meta.filename) {
	await runScript(async () => {
		const [key] = process.argv.slice(2);
		if (!key) throw new StepFailed("Say the module's key: npm run new-module task_library");
		const { folder, camel } = makeModule(root, key);
		const made = [`app/modules/${folder}`, "app/registry", `db/schema`, `tests/portal/${folder}.test.ts`];
		await runTool("@biomejs/biome/bin/biome", [
			"check",
			"--write",
			"--log-level=error",
			...made.map((path) => inProject(path)),
		]);
		await runTool("drizzle-kit/bin.cjs", ["generate", "--name", `add_${key}`]);
		console.log(`The module ${key} is in app/modules/${folder}, its texts are in locales/*/${camel}.json.`);
		console.log("Its names in the menu are in locales/*/modules.json; name its screens in tests/e2e/screens.spec.ts.");
	});
}
