import { expect, test } from "vitest";
import { passwordStrength } from "#app/ui/password-strength";

test("a longer and more varied password is never called weaker", () => {
	const growing = ["sommer", "sommer26", "Sommer26!", "Sommer26!fjord", "Sommer26!fjord og fjell"];
	const strengths = growing.map(passwordStrength);
	expect(strengths).toEqual([...strengths].sort());
	expect(strengths[0]).toBe(0);
	expect(strengths.at(-1)).toBe(3);
});

test("length alone does not make one strong", () => {
	expect(passwordStrength("aaaaaaaaaaaaaaaaaaaaaaaaa")).toBe(0);
	expect(passwordStrength("ababababababababab")).toBe(0);
});
