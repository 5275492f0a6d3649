import { readFileSync } from "node:fs";
import { createInstance, type i18n } from "i18next";
import { expect, test } from "vitest";
import { languageCodes } from "#app/platform/i18n";
import { inProject } from "../../scripts/project.mjs";
import { settle } from "../../scripts/vite/settled";
import { allTexts, pluralOf, type Texts } from "../support/texts";

const FILE = "i18next/dist/esm/i18next.js";
const source = settle(readFileSync(inProject("node_modules", FILE), "utf8"), FILE);
const settled: { createInstance: typeof createInstance } = await import(
	`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`
);

/** As `entry.client.tsx` sets it up. */
async function speaking(create: typeof createInstance, lng: string, texts: Record<string, Texts>): Promise<i18n> {
	const instance = create();
	await instance.init({
		...{ lng, ns: Object.keys(texts), defaultNS: "common", fallbackLng: false, load: "currentOnly" },
		...{ partialBundledLanguages: true, interpolation: { escapeValue: false }, resources: { [lng]: texts } },
	});
	return instance;
}

test.each(languageCodes)("the browser's translator says every text of %s as the whole package does", async (code) => {
	const texts = allTexts()[code] ?? {};
	const [whole, lighter] = [
		await speaking(createInstance, code, texts),
		await speaking(settled.createInstance, code, texts),
	];
	const values = { name: "Kari & Ola", date: "<1.2.>", tenant: "Fjordvik" };
	const different = Object.entries(texts).flatMap(([ns, own]) =>
		Object.keys(own).filter((key) => {
			const { base, form } = pluralOf(key);
			return (form === "other" ? [0, 1, 2, 5, 21, 1_000_000] : [undefined]).some((count) => {
				const said = (of: i18n) => of.t(`${ns}:${base}`, { ...values, count });
				return said(whole) !== said(lighter);
			});
		}),
	);
	expect(different).toEqual([]);
});

test("no text asks for a format, which the browser's translator does not have", () => {
	const formatted = Object.entries(allTexts()).flatMap(([code, spaces]) =>
		Object.entries(spaces).flatMap(([ns, texts]) =>
			Object.entries(texts).flatMap(([key, text]) => (/\{\{[^}]*,/.test(text) ? [`${code} ${ns}:${key}`] : [])),
		),
	);
	expect(formatted).toEqual([]);
});

test("a package that reads otherwise than it did stops the build", () => {
	expect(() => settle("export default {};", FILE)).toThrow(/has not/);
});
