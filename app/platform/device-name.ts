/** What a browser says of itself, in the names that people know; null where it says nothing that is known. */
export type DeviceName = { browser: string | null; system: string | null };

// The order matters: most browsers name those that they descend from too.
const browsers: [RegExp, string][] = [
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/Vivaldi\//, "Vivaldi"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X|Macintosh/, "macOS"],
	[/CrOS/, "ChromeOS"],
	[/Linux/, "Linux"],
];

export function deviceName(userAgent: string): DeviceName {
	const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
	return { browser: named(browsers), system: named(systems) };
}
