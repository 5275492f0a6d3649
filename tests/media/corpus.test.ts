import { expect, it } from "vitest";
import { fileTypes, shownInline } from "#app/media/library/file-types";
import { cleanName, extensionOf } from "#app/media/library/names";
import { isOfType } from "#app/media/library/sniff";
import { corpus } from "../support/corpus";

it("has forty files and more", () => expect(corpus.length).toBeGreaterThanOrEqual(40));

it.each(corpus)("%s (%j)", (_what, sent, content, verdict) => {
	const extension = extensionOf(cleanName(sent));
	expect(isOfType(extension, content) ? "taken" : "refused").toBe(verdict);
});

it("shows nothing by itself that could hold a script", () => {
	expect(shownInline.filter((type) => /html|svg|xml|text|script|json/.test(type))).toEqual([]);
	expect(
		Object.keys(fileTypes).filter((one) => /^(x?html?|svg|xml|m?js|exe|bat|cmd|sh|ps1|vbs|jar|swf)$/.test(one)),
	).toEqual([]);
});
