import { afterAll, expect, test, vi } from "vitest";

const silent = vi.spyOn(console, "log").mockImplementation(() => undefined);
afterAll(() => silent.mockRestore());

/** A Worker that has just begun, and knows no texts yet. */
async function begun() {
	vi.resetModules();
	const { readTextsFrom } = await import("#app/platform/texts.server");
	return { readTextsFrom, ...(await import("#app/platform/i18n.server")) };
}

const greek = { shell: { menu: { home: "Αρχική" } }, common: {} };

test("a language whose texts cannot be read is English until they can", async () => {
	const { readTextsFrom, translator, instanceFor } = await begun();
	let asked = 0;
	readTextsFrom({ fetch: async () => new Response(null, { status: asked++ ? 503 : 404 }) });
	const saved = async () => [
		(await translator("el"))("shell:menu.home"),
		(await instanceFor("el")).getFixedT(null, "shell")("menu.home"),
	];
	expect(await saved()).toEqual(["Home", "Home"]);
	expect(silent).toHaveBeenCalledTimes(2);
	readTextsFrom({ fetch: async () => Response.json(greek) });
	expect(await saved()).toEqual(["Αρχική", "Αρχική"]);
});

test("the texts of a language are read once, and each at its own address", async () => {
	const { readTextsFrom, translator } = await begun();
	const addresses: string[] = [];
	readTextsFrom({
		fetch: async (address) => {
			addresses.push(address);
			return Response.json(greek);
		},
	});
	await Promise.all([translator("tr"), translator("tr"), translator("de")]);
	const atOnce = addresses.length;
	await Promise.all([translator("tr"), translator("de"), translator("en")]);
	expect(addresses).toHaveLength(atOnce);
	expect(new Set(addresses)).toEqual(new Set(["http://static/texts/tr.json", "http://static/texts/de.json"]));
});
