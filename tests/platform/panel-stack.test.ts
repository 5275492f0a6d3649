import { expect, test } from "vitest";
import { stacked, unstacked } from "#app/modules/users/components/address";

const after = (query: string, changes: Record<string, string | null>) => {
	const address = new URLSearchParams(query);
	for (const [name, value] of Object.entries(changes)) value === null ? address.delete(name) : address.set(name, value);
	return address;
};
const open = (query: string, guid: string) => `${after(query, stacked(new URLSearchParams(query), guid))}`;
const close = (query: string) => `${after(query, unstacked(new URLSearchParams(query)))}`;

test("a panel opened from a panel lies upon it, and each closing shows the one under it", () => {
	const three = open(open(open("q=x", "a"), "b"), "c");
	expect(new URLSearchParams(three).get("under")).toBe("a,b");
	expect(new URLSearchParams(close(three)).get("member")).toBe("b");
	expect(close(close(three))).toBe("q=x&member=a");
	expect(close(close(close(three)))).toBe("q=x");
});

test("one that lies further down is gone back to, so that two who lead to each other make no pile", () => {
	expect(open(open(open("", "a"), "b"), "a")).toBe("member=a");
});
