import type { TFunction } from "i18next";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { countryNames, dateFormat, numberFormat, relativeFormat } from "./formatters";

/** Epoch milliseconds, or a day as `YYYY-MM-DD`. */
export type Moment = number | string;

type Clock = {
	/** The request's instant in epoch milliseconds, so that server and browser write the same words. */
	now: number;
	timeZone: string;
	/** A BCP 47 tag, such as nb-NO. */
	locale: string;
};

const FormatContext = createContext(makeFormat({ now: 0, timeZone: "UTC", locale: "en-GB" }, String as never));

/** Gives every part below the page's clock, time zone and locale. */
export function ClockProvider({ now, timeZone, locale, children }: Clock & { children: ReactNode }) {
	const { t } = useTranslation("common");
	const format = useMemo(() => makeFormat({ now, timeZone, locale }, t), [now, timeZone, locale, t]);
	return <FormatContext.Provider value={format}>{children}</FormatContext.Provider>;
}

const DAY = 86_400_000;

/** A day has no zone: it is read and written as UTC. */
function read(moment: Moment, timeZone: string) {
	return typeof moment === "string"
		? { at: Date.parse(`${moment}T00:00:00Z`), timeZone: "UTC", isDay: true }
		: { at: moment, timeZone, isDay: false };
}

/** Writes dates, times and numbers in the page's language and the person's time zone. */
export const useFormat = () => useContext(FormatContext);

/** The functions of `useFormat`, for code outside components; `t` speaks the namespace `common`. */
export function makeFormat({ now, timeZone, locale }: Clock, t: TFunction<"common">) {
	const dayAt = (day: string, hour: string) => t("time.dayAt", { day, time: hour });
	const written = new Map<string, Intl.DateTimeFormat>();
	/** The formatter of a style, found by few letters: a list writes hundreds of dates. */
	const formatter = (style: keyof typeof styles, zone: string) => {
		const key = style + zone;
		const known = written.get(key) ?? dateFormat(locale, { ...styles[style], timeZone: zone });
		written.set(key, known);
		return known;
	};
	const shortMonth = locale.startsWith("en") ? "short" : "2-digit";
	const styles = {
		short: { day: shortMonth === "2-digit" ? "2-digit" : "numeric", month: shortMonth, year: "numeric" },
		long: { day: "numeric", month: "long", year: "numeric" },
		time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
	} as const;
	const usesDots = /^(nb|nn|da)/.test(locale);
	const dayNumber = (at: number, zone: string) =>
		Math.floor(Date.parse(`${dateFormat("sv-SE", { timeZone: zone }).format(at)}T00:00:00Z`) / DAY);

	let last = { moment: "" as Moment, style: "", text: "" };
	/** 20.11.2026, 20 Nov 2026; long: 20. november 2026. */
	const date = (moment: Moment, style: "short" | "long" = "short") => {
		// A time says the same date twice: in words, and in full on hover.
		if (last.moment === moment && last.style === style) return last.text;
		const { at, timeZone: zone } = read(moment, timeZone);
		last = { moment, style, text: formatter(style, zone).format(at) };
		return last.text;
	};
	/** November 2026, of `2026-11`. */
	const month = (text: string) =>
		dateFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(`${text}-01T00:00:00Z`));
	/** man., of a day. */
	const weekday = (day: string) =>
		dateFormat(locale, { weekday: "short", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
	/** 08.43 in Norwegian and Danish, 08:43 elsewhere. */
	const time = (at: number) => timeIn(at, timeZone);
	const timeIn = (at: number, zone: string) => {
		const text = formatter("time", zone).format(at);
		return usesDots ? text.replace(":", ".") : text;
	};
	/** The same of a time that stands as "08:43". */
	const clock = (text: string) => {
		const [hours = 0, minutes = 0] = text.split(":").map(Number);
		return timeIn(Date.UTC(2000, 0, 1, hours, minutes), "UTC");
	};
	const dateTime = (moment: Moment) => (typeof moment === "string" ? date(moment) : dayAt(date(moment), time(moment)));

	/** "12 min ago", "yesterday, 15:42", "in 5 days"; further than 7 days away the date. */
	const relative = (moment: Moment) => {
		const { at, timeZone: zone, isDay } = read(moment, timeZone);
		if (Math.abs(at - now) > 9 * DAY) return date(moment);
		const days = dayNumber(at, zone) - dayNumber(now, timeZone);
		if (Math.abs(days) > 7) return date(moment);
		// The language data's "om 3 døgn" is nobody's Norwegian, so days from two on have words of our own.
		if (Math.abs(days) > 1) return t(days > 0 ? "time.inDays" : "time.daysAgo", { count: Math.abs(days) });
		const inDays = relativeFormat(locale, { numeric: "auto" }).format(days, "day");
		if (isDay) return inDays;
		const words = relativeFormat(locale, { numeric: "auto", style: "short" });
		const minutes = Math.round((at - now) / 60_000);
		if (minutes === 0) return words.format(0, "second");
		if (Math.abs(minutes) < 60) return words.format(minutes, "minute");
		if (days === 0) return words.format(Math.round(minutes / 60), "hour");
		return dayAt(inDays, time(at));
	};
	/** The heading of a group of one day: "Today", "Yesterday", "18 November 2026". */
	const dayHeading = (at: number) => {
		const days = dayNumber(at, timeZone) - dayNumber(now, timeZone);
		if (days < -1 || days > 1) return date(at, "long");
		const word = relativeFormat(locale, { numeric: "auto" }).format(days, "day");
		return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
	};
	const number = (value: number, options?: Intl.NumberFormatOptions) => numberFormat(locale, options).format(value);
	/** Norway, of NO. */
	const country = (code: string) => (/^[A-Z]{2}$/.test(code) && countryNames(locale).of(code)) || code;
	/** The machine's form, for `<time dateTime>`. */
	const iso = (moment: Moment) => (typeof moment === "string" ? moment : new Date(moment).toISOString());

	return { date, month, weekday, time, clock, dateTime, relative, dayHeading, number, country, iso };
}
