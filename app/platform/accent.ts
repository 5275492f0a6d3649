/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
type Lch = { l: number; c: number; h: number };
type Rgb = [number, number, number];

/** A tenant's colour as the page uses it: each role of the accent for the light and the dark theme. */
export type AccentShades = Record<AccentRole, { light: string; dark: string }>;

const roles = [
	"accent",
	"accent-hover",
	"accent-ink",
	"accent-soft",
	"accent-sel",
	"accent-line",
	"on-accent",
	"focus",
] as const;
type AccentRole = (typeof roles)[number];

/** The worst surfaces that an accent lies on: `hover` in the light theme, `raised` in the dark one (tokens.css). */
const LIGHT_SURFACE = "#ecf1f1";
const DARK_SURFACE = "#1d2425";
const TEXT_CONTRAST = 4.5;
const STEP = 0.005;

/**
 * Makes every shade from one colour (`#rrggbb`) so that text stays readable whatever a tenant chose; null where it is no
 * colour. Hue is kept, lightness moves until the contrast is enough, chroma is cut to what sRGB can show.
 */
export function accentShades(colour: string | null): AccentShades | null {
	if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return null;
	const base = toLch(colour);
	const at = (l: number, c = base.c) => toHex({ l: Math.min(l, 0.99), c: Math.min(c, base.c), h: base.h });
	const light = search(0.52, -STEP, (l) => at(l), LIGHT_SURFACE);
	const dark = search(0.72, STEP, (l) => at(l), DARK_SURFACE);
	const selected = { light: at(0.945, 0.035), dark: at(0.31, 0.045) };
	const ink = {
		light: search(light - 0.03, -STEP, (l) => at(l), selected.light),
		dark: search(dark + 0.07, STEP, (l) => at(l), selected.dark),
	};
	const shades: AccentShades = {
		accent: { light: at(light), dark: at(dark) },
		"accent-hover": { light: at(light - 0.07), dark: at(dark + 0.08) },
		"accent-ink": { light: at(ink.light), dark: at(ink.dark) },
		"accent-soft": { light: at(0.982, 0.014), dark: at(0.27, 0.032) },
		"accent-sel": selected,
		"accent-line": { light: at(0.83, 0.09), dark: at(0.46, 0.085) },
		"on-accent": { light: "#ffffff", dark: at(0.16, 0.025) },
		focus: { light: at(light), dark: at(dark + 0.08) },
	};
	return shades;
}

/** The shades as custom properties that stand in for those of `tokens.css`. */
export function accentCss(shades: AccentShades): string {
	return roles.map((role) => `--c-${role}:${pair(shades[role])}`).join(";");
}

/** One role for both themes, as CSS takes it. */
export const pair = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

/** The contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function search(from: number, step: number, at: (l: number) => string, surface: string): number {
	let l = from;
	while (l > 0 && l < 1 && contrast(at(l), surface) < TEXT_CONTRAST) l += step;
	return l;
}

function luminance(hex: string): number {
	const [r, g, b] = toLinear(hex);
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear(hex: string): Rgb {
	return [1, 3, 5].map((at) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	}) as Rgb;
}

// The matrices are those of Björn Ottosson's OKLab.
function toLch(hex: string): Lch {
	const [r, g, b] = toLinear(hex);
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	return {
		l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		c: Math.hypot(A, B),
		h: (Math.atan2(B, A) * 180) / Math.PI,
	};
}

/** The colour with as much of its chroma as sRGB has room for. */
function toHex({ l, c, h }: Lch): string {
	for (let chroma = c; ; chroma -= 0.004) {
		const rgb = toRgb({ l, c: Math.max(chroma, 0), h });
		if (chroma <= 0 || rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return hexOf(rgb);
	}
}

function toRgb({ l, c, h }: Lch): Rgb {
	const A = c * Math.cos((h * Math.PI) / 180);
	const B = c * Math.sin((h * Math.PI) / 180);
	const long = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
	const medium = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
	const short = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
}

function hexOf(rgb: Rgb): string {
	const digits = rgb.map((value) => {
		const clipped = Math.min(1, Math.max(0, value));
		const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
		return Math.round(encoded * 255)
			.toString(16)
			.padStart(2, "0");
	});
	return `#${digits.join("")}`;
}
