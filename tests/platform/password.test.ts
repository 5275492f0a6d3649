import { expect, test } from "vitest";
import { hashPassword, passwordProblem, verifyPassword } from "#app/platform/password.server";

test.each([
	["five characters", "Ab3.x", "passwordMin?count=6"],
	["six characters", "Ab3.xy", undefined],
	["six signs of more than one unit each", "🦊🐻🐼🐨🦁🐯", undefined],
	["five signs of more than one unit each", "🦊🐻🐼🐨🦁", "passwordMin?count=6"],
	["256 bytes", "aB3".padEnd(256, "x"), undefined],
	["257 bytes", "aB3".padEnd(257, "x"), "passwordTooLong"],
	["256 bytes in fewer letters", "æøåé".repeat(32), undefined],
	["258 bytes in fewer letters", `${"æøåé".repeat(32)}æ`, "passwordTooLong"],
	["one of the most common", "passord123", "passwordCommon"],
	["one of the most common, in capitals", "PaSSord123", "passwordCommon"],
	["one of the most common, with a space before", " passord123", "passwordCommon"],
	["one that leaked lists show, though not first", "blink182", "passwordCommon"],
	["a word of the season and a year to come", "Sommer2031!", "passwordCommon"],
	["a word of another language", "Парола1", "passwordCommon"],
	["a row", "23456789", "passwordCommon"],
	["a row that goes on after nine", "8901234", "passwordCommon"],
	["a row downwards", "fedcba", "passwordCommon"],
	["the same over and over", "abcabcabc", "passwordCommon"],
	["a word of the season among others", "sommer ved havet", undefined],
	["a common word and more than a number", "vinterkatt7", undefined],
	["a number that is no row", "482915", undefined],
])("a password of %s", (_name, password, fault) => {
	expect(passwordProblem(password)).toBe(fault);
});

test("a hash holds its parameters and a salt of its own, and only the right password fits", async () => {
	const [first, second] = await Promise.all([hashPassword("blåbær på fjellet"), hashPassword("blåbær på fjellet")]);
	expect(first).toMatch(/^scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
	expect(first).not.toBe(second);
	expect(await verifyPassword("blåbær på fjellet", first)).toBe(true);
	expect(await verifyPassword("blåbær på fjellet ", first)).toBe(false);
	expect(await verifyPassword("Blåbær på fjellet", first)).toBe(false);
});

test("å is å, whichever keyboard wrote it", async () => {
	const hash = await hashPassword("Ålesund".normalize("NFC"));
	expect(await verifyPassword("Ålesund".normalize("NFD"), hash)).toBe(true);
});

test("a hash that was made with less is still read by its own parameters", async () => {
	const hash = "scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA==$8X4oJ9gKOWI/Cg0AHsK+1jZdz31OhcskAPqZ1gvRmF0=";
	expect(await verifyPassword("an older password", hash)).toBe(true);
	expect(await verifyPassword("another password", hash)).toBe(false);
});

test("nobody's password is never right", async () => {
	expect(await verifyPassword("", null)).toBe(false);
	expect(await verifyPassword("followup-demo", null)).toBe(false);
});
