import { expect, test } from "vitest";
import { shortened, shownNetwork } from "#app/platform/from-where";

test.each([
	["203.0.113.77", "203.0.113.0/24"],
	["::ffff:203.0.113.77", "203.0.113.0/24"],
	["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::/48"],
	["2001:DB8::1", "2001:db8:0::/48"],
	["::1", "0:0:0::/48"],
	["local", null],
	["", null],
])("%s is told as %s", (address, network) => expect(shortened(address)).toBe(network));

test("dots stand for what was left out", () => {
	expect(shownNetwork("203.0.113.0/24")).toBe("203.0.113.…");
	expect(shownNetwork("2001:db8:85a3::/48")).toBe("2001:db8:85a3:…");
});
