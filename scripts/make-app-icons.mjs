// Draws public/icons/*.png, the icons of the installed app, from public/favicon.svg. Run by hand where that one changes.
import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "./chromium.mjs";

const mark = await readFile("public/favicon.svg", "utf8");
/** To its edges and smaller: a phone cuts the icon to a shape of its own. */
const whole = mark
	.replace(/ rx="9"/, "")
	.replace(/<path/, '<g transform="translate(4.8 4.8) scale(0.7)"><path')
	.replace("</svg>", "</g></svg>");
const icons = [
	{ name: "icon-192", size: 192, drawing: mark },
	{ name: "icon-512", size: 512, drawing: mark },
	{ name: "icon-180", size: 180, drawing: mark.replace(/ rx="9"/, "") },
	{ name: "maskable-512", size: 512, drawing: whole },
];

await mkdir("public/icons", { recursive: true });
const browser = await chromium.launch({ args: chromiumFlags, executablePath: findChromium().executablePath });
const page = await browser.newPage();
for (const { name, size, drawing } of icons) {
	await page.setViewportSize({ width: size, height: size });
	const sized = drawing.replace(/width="32" height="32"/, `width="${size}" height="${size}"`);
	await page.setContent(`<body style="margin:0">${sized}</body>`);
	await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
}
await browser.close();
