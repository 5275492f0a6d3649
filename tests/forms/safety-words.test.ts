import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepSafety } from "#app/modules/psych-eval/bank/bank-actions.server";
import type { Language } from "#app/platform/i18n";
import { selfReportSettings } from "#db/schema/psych-eval";
import { openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
beforeAll(async () => {
	store = await openStore();
});
afterAll(() => store.dispose());

describe("the words on whom to call", () => {
	it("stay in every language when several are written at once", async () => {
		const languages: Language[] = ["nb", "en", "tr", "el"];
		const writing = await Promise.all(
			languages.map(async (language) => ({ ...(await store.visit(30)), tenant: store.tenant, language }) as never),
		);
		await Promise.all(writing.map((visit, at) => keepSafety(visit, { safety: `Ring oss – ${languages[at]} "113"` })));
		const reader = await store.visit(30);
		const [kept] = await reader.rows.list(selfReportSettings, { limit: 1 });
		expect(kept?.safety).toEqual(
			Object.fromEntries(languages.map((language) => [language, `Ring oss – ${language} "113"`])),
		);
	});

	it("takes the place of what stood there in that language", async () => {
		const visit = { ...(await store.visit(30)), tenant: store.tenant, language: "nb" } as never;
		await keepSafety(visit, { safety: "" });
		const [kept] = await (await store.visit(30)).rows.list(selfReportSettings, { limit: 1 });
		expect(kept?.safety).toMatchObject({ nb: "", en: 'Ring oss – en "113"' });
	});
});
