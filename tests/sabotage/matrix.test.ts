import { afterAll, beforeAll, expect, test } from "vitest";
import { closeMatrix, openMatrix, wake, walk } from "../isolation/matrix";
import { chosen } from "./suites.mjs";

const built = chosen.filter(({ seenBy }) => seenBy.includes("matrix"));

beforeAll(() => openMatrix(() => true));
afterAll(closeMatrix);

test("nothing is found where nothing is wrong", async () => {
	expect(await walk()).toEqual([]);
});

test.each(built)("$name", async ({ name }) => {
	await wake(name);
	const found = await walk();
	await wake(null);
	expect(found).not.toEqual([]);
});

test("nothing is found when all sleep again", async () => {
	expect(await walk()).toEqual([]);
});
