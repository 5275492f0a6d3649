import { describe, expect, test } from "vitest";
import { instanceFor, translator } from "#app/platform/i18n.server";

describe("a text that was looked up before", () => {
	test("has the values of the call, not of the one before", async () => {
		const t = await translator("en");
		const label = (name: string) => t("lists:bulk.selectOne", { name });
		expect([label("A & B"), label("<i>"), label("{{name}}")]).toEqual(
			["A & B", "<i>", "{{name}}"].map((name) => label("?").replace("?", () => name)),
		);
	});

	test("has the plural of its number", async () => {
		const [english, romanian] = [await translator("en"), await translator("ro")];
		const people = (t: typeof english, count: number) => t("followup:tenants.userCount", { count });
		const written = [1, 2, 1, 20, 1000].map((count) => people(english, count));
		expect(written).toEqual(["1 user", "2 users", "1 user", "20 users", "1000 users"]);
		expect(people(romanian, 20)).toContain("20 de ");
		expect(people(romanian, 2)).not.toContain(" de ");
	});

	test("is the fall-back of the call where there is none", async () => {
		const t = await translator("nb");
		expect(t("shell:menu.noSuch", { defaultValue: "Kantine" })).toBe("Kantine");
		expect(t("shell:menu.noSuch", { defaultValue: "Garasje" })).toBe("Garasje");
		expect(t("shell:menu.noSuch")).toBe("menu.noSuch");
		expect(t("shell:menu.home", { defaultValue: "Kantine" })).toBe("Hjem");
	});

	test("belongs to its language and namespace", async () => {
		const [nb, en] = [await instanceFor("nb"), await instanceFor("en")];
		const home = (instance: typeof nb) => instance.getFixedT(null, "shell")("menu.home");
		expect([home(nb), home(en), home(nb)]).toEqual(["Hjem", "Home", "Hjem"]);
		expect(nb.getFixedT(null, "common")("menu.home")).not.toBe("Hjem");
	});
});
