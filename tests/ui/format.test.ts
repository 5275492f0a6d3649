import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { makeFormat } from "#app/ui/format";
import en from "../../locales/en/common.json";
import nb from "../../locales/nb/common.json";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// 20 November 2026, 00:30 in Oslo, still the 19th in UTC.
const now = Date.UTC(2026, 10, 19, 23, 30);

beforeAll(() =>
	i18next.init({ lng: "nb", defaultNS: "common", resources: { nb: { common: nb }, en: { common: en } } }),
);

const norwegian = (at = now) =>
	makeFormat({ now: at, timeZone: "Europe/Oslo", locale: "nb-NO" }, i18next.getFixedT("nb", "common"));
const english = () => makeFormat({ now, timeZone: "Europe/Oslo", locale: "en-GB" }, i18next.getFixedT("en", "common"));

describe("dates and times", () => {
	test("are written as each language writes them", () => {
		expect(norwegian().date("2026-11-05")).toBe("05.11.2026");
		expect(norwegian().date("2026-11-05", "long")).toBe("5. november 2026");
		expect(english().date("2026-11-05")).toBe("5 Nov 2026");
		expect(norwegian().dateTime(now)).toBe("20.11.2026 kl. 00.30");
		expect(english().dateTime(now)).toBe("20 Nov 2026, 00:30");
	});

	test("follow the person's time zone, while a day belongs to none", () => {
		const inNewYork = makeFormat(
			{ now, timeZone: "America/New_York", locale: "en-GB" },
			i18next.getFixedT("en", "common"),
		);
		expect(inNewYork.date(now)).toBe("19 Nov 2026");
		expect(inNewYork.date("2026-11-20")).toBe("20 Nov 2026");
		expect(inNewYork.relative("2026-11-20")).toBe("tomorrow");
	});
});

describe("relative time", () => {
	test("counts days by the calendar, not by 24 hours", () => {
		expect(norwegian().relative(now - 12 * MINUTE)).toBe("for 12 min siden");
		expect(norwegian().relative(now - HOUR)).toBe("i går kl. 23.30");
		expect(norwegian().relative("2026-11-21")).toBe("i morgen");
	});

	test("says dager, which the language data calls døgn", () => {
		expect(norwegian().relative(now - 3 * DAY)).toBe("for 3 dager siden");
		expect(norwegian().relative("2026-11-27")).toBe("om 7 dager");
	});

	test("becomes a date beyond seven days", () => {
		expect(norwegian().relative("2026-11-28")).toBe("28.11.2026");
		expect(norwegian().relative("2026-11-12")).toBe("12.11.2026");
	});

	test("keeps its days over the change from summer time", () => {
		const afterChange = Date.UTC(2026, 9, 25, 23, 30);
		expect(norwegian(afterChange).relative(Date.UTC(2026, 9, 24, 22, 30))).toBe("i går kl. 00.30");
	});
});
