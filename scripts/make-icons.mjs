// Draws app/ui/icons.svg, one <symbol> for each name in app/ui/icon-names.ts, from the Lucide icons.
// A sprite instead of components: a hundred icons as JavaScript are 10 KB gzip on every first visit; the sprite is
// fetched beside it, once, and cached for good.
import { readFile, writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";

const names = [...(await readFile("app/ui/icon-names.ts", "utf8")).matchAll(/^\t"([a-z0-9-]+)",$/gm)].map((m) => m[1]);

const symbols = names.map((name) => {
	// biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs once by hand, nothing of it is bundled
	const icon = lucide[name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())];
	if (!icon) throw new Error(`Lucide has no icon called ${name}`);
	const shapes = icon.render({}, null).props.icon.node.map(([tag, { key, ...attributes }]) => {
		const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
		return `<${tag}${written.join("")}/>`;
	});
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
});
await writeFile(
	"app/ui/icons.svg",
	`<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>\n${symbols.join("\n")}\n</svg>\n`,
);
console.log(`${symbols.length} icons drawn`);
