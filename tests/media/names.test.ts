import { describe, expect, it } from "vitest";
import { disposition } from "#app/media/library/disposition";
import { cleanName, extensionOf, foldersOf, isTooLong, nextName, sortNameOf } from "#app/media/library/names";
import { seeded } from "#db/seed/random";

const pieces = [
	...[
		"..",
		"/",
		"\\",
		".",
		" ",
		"  ",
		"\0",
		"\n",
		"\r",
		"\t",
		"\u0007",
		"\u202e",
		"\u2066",
		"\u200b",
		"\ufeff",
		"\u0085",
	],
	...[
		"a",
		"Å",
		"A\u030a",
		"ø",
		"ß",
		"Ω",
		"ж",
		"漢",
		"🎉",
		"\ud800",
		"%2e%2e",
		"%00",
		"con",
		".exe",
		".pdf",
		"'",
		'"',
		"*",
		"=",
		";",
		"x".repeat(90),
	],
];

describe("a name", () => {
	it("of whatever is sent is one plain segment, and stays as it is (5,000 names)", () => {
		const random = seeded(7);
		for (let round = 0; round < 5000; round++) {
			const sent = Array.from({ length: 1 + random.below(8) }, () => random.pick(pieces)).join("");
			const name = cleanName(sent);
			expect(name).not.toBe("");
			expect(name).not.toMatch(/[/\\\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|^\.\.|\.$|^\s|\s$/u);
			expect(name).toBe(name.normalize("NFC"));
			expect(() => encodeURIComponent(name)).not.toThrow();
			expect(cleanName(name)).toBe(name);
			for (const folder of foldersOf(`${sent}/${sent}/x`)) expect(cleanName(folder)).toBe(folder);
			const said = disposition(false, name);
			expect(said).toMatch(
				/^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9\-._~%!$&+^`|]+$/,
			);
			expect(decodeURIComponent(said.split("UTF-8''")[1] ?? "")).toBe(name);
			if (isTooLong(name)) continue;
			const next = nextName(name, new Set([sortNameOf(name)]));
			expect(isTooLong(next)).toBe(false);
			expect(extensionOf(next)).toBe(extensionOf(name));
			expect(sortNameOf(next)).not.toBe(sortNameOf(name));
		}
	});

	it.each([
		["../../etc/passwd", "passwd"],
		["C:\\Users\\kari\\Plan.docx", "Plan.docx"],
		["invoice\u202efdp.exe", "invoicefdp.exe"],
		["Blåba\u030ar.txt", "Blåbår.txt"],
		["a\0b\n.txt", "ab.txt"],
		["...", "file"],
		["", "file"],
		["  navn .pdf  ", "navn .pdf"],
	])("%j is kept as %s", (sent, kept) => {
		expect(cleanName(sent)).toBe(kept);
	});

	it("that is taken gets the next free number", () => {
		const taken = new Set(["plan.pdf", "plan (2).pdf"]);
		expect(nextName("Plan.pdf", taken)).toBe("Plan (3).pdf");
		expect(nextName("Plan (2).pdf", taken)).toBe("Plan (3).pdf");
		expect(nextName("Ny.pdf", taken)).toBe("Ny.pdf");
	});
});
