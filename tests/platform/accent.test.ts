import { describe, expect, test } from "vitest";
import { accentCss, accentShades, contrast } from "#app/platform/accent";

const surfaces = {
	light: ["#ffffff", "#f3f7f7", "#f8fbfb", "#ecf1f1"],
	dark: ["#161c1c", "#0f1415", "#121819", "#1d2425"],
};

const colours = ["#000000", "#ffffff", "#ffff00", "#00ff00", "#0000ff", "#ff0000", "#ff69b4", "#808080", "#02696a"];

describe.each(colours)("a tenant that chose %s", (colour) => {
	const shades = accentShades(colour);
	if (!shades) throw new Error("no shades");

	test.each(["light", "dark"] as const)("can be read in the %s theme", (theme) => {
		const shade = (role: keyof typeof shades) => shades[role][theme];
		for (const surface of surfaces[theme]) {
			expect(contrast(shade("accent"), surface)).toBeGreaterThanOrEqual(4.5);
			expect(contrast(shade("accent-ink"), surface)).toBeGreaterThanOrEqual(4.5);
			expect(contrast(shade("focus"), surface)).toBeGreaterThanOrEqual(3);
		}
		expect(contrast(shade("accent-ink"), shade("accent-sel"))).toBeGreaterThanOrEqual(4.5);
		expect(contrast(shade("accent-ink"), shade("accent-soft"))).toBeGreaterThanOrEqual(4.5);
		expect(contrast(shade("on-accent"), shade("accent"))).toBeGreaterThanOrEqual(4.5);
		expect(contrast(shade("on-accent"), shade("accent-hover"))).toBeGreaterThanOrEqual(4.5);
		const ink = theme === "light" ? "#111c1d" : "#eaf0f0";
		expect(contrast(ink, shade("accent-soft"))).toBeGreaterThanOrEqual(7);
	});
});

test("the light theme has the lightest shade of the hue that is allowed, the dark one the darkest", () => {
	expect(accentShades("#02696a")?.accent).toEqual({ light: "#1e7778", dark: "#63b4b5" });
});

test("what is no colour makes no style", () => {
	for (const wrong of [null, "", "teal", "#12345", "#12345g", "red;}body{display:none"])
		expect(accentShades(wrong)).toBeNull();
});

test("the style names each role of the accent once, for both themes", () => {
	const shades = accentShades("#8a4b00");
	const css = shades ? accentCss(shades) : "";
	expect(css.match(/--c-/g)).toHaveLength(8);
	expect(css).toMatch(/^(--c-[a-z-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?)+$/);
});
