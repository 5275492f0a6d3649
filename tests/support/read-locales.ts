import { readdirSync, readFileSync } from "node:fs";
import { readTextsFrom } from "#app/platform/texts.server";
import { inProject } from "../../scripts/project.mjs";

/** Stands before the tests in Node, which have no static files: the texts come straight from locales/. */
readTextsFrom({
	async fetch(address) {
		const folder = inProject("locales", /\/([a-z]+)\.json$/.exec(address)?.[1] ?? "");
		const texts = readdirSync(folder).map((file) => [
			file.replace(".json", ""),
			JSON.parse(readFileSync(`${folder}/${file}`, "utf8")),
		]);
		return Response.json(Object.fromEntries(texts));
	},
});
