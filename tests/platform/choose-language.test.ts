import { expect, test } from "vitest";
import type { Language } from "#app/platform/i18n";
import { chooseLanguage } from "#app/platform/i18n.server";

type Case = [cookie: string | null, profile: Language | null, browser: string | null, chosen: Language];

test.each<Case>([
	["setlanguage=it", "de", "nb", "it"],
	["a=b; setlanguage=el; c=d", null, null, "el"],
	["setlanguage=fr", "de", "nb", "de"],
	["setlanguage=", "de", "nb", "de"],
	["setlanguage=constructor", null, "ro", "ro"],
	["setlanguage=NB", null, "tr", "tr"],
	["notsetlanguage=it", null, "bg", "bg"],
	[null, "da", "nb", "da"],
	[null, null, "nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en;q=0.5", "nb"],
	[null, null, "no", "nb"],
	[null, null, "nn-NO,en;q=0.9", "nb"],
	[null, null, "de-AT", "de"],
	[null, null, "fr-FR,fr;q=0.9,es;q=0.8,en;q=0.7", "es"],
	[null, null, "en;q=0.3,it;q=0.9", "it"],
	[null, null, "en;q=0.3, it; q=0.9", "it"],
	[null, null, "sv,da;q=0.5", "da"],
	[null, null, "da;q=0,el;q=0.1", "el"],
	[null, null, "da;q=0", "en"],
	[null, null, "fr,zh;q=0.9", "en"],
	[null, null, "*", "en"],
	[null, null, "", "en"],
	[null, null, ";;;,,,q=", "en"],
	[null, null, "de;q=much,ro;q=0.2", "ro"],
	[null, null, null, "en"],
])("cookie %j, profile %j, browser %j: %s", (cookie, profile, browser, chosen) => {
	const headers = new Headers();
	if (cookie !== null) headers.set("Cookie", cookie);
	if (browser !== null) headers.set("Accept-Language", browser);
	expect(chooseLanguage(new Request("https://portal.test/", { headers }), profile)).toBe(chosen);
});
