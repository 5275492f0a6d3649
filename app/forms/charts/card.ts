import type { ReactElement } from "react";
import type { Look } from "./look";

/** How a card's words and numbers are written: by the page, or by the server for a document. */
export type Words = {
	/** A text by its whole key, such as `formReports:answer`. */
	t: (key: string, values?: Record<string, unknown>) => string;
	number: (value: number) => string;
	/** A day. */
	date: (day: string) => string;
	dateTime: (at: number) => string;
	/** A part of a whole in per cent. */
	share: (part: number, whole: number) => string;
};

export type LegendEntry = { name: string; note?: string; look: Look };

/** One thing that a report tells, with all its words: shown as a card of a page, and set in a document. */
export type Card = {
	title: string;
	/** How many answered, and when. */
	about: string;
	/** What is not told, and why. */
	note?: string;
	/** The drawing, in the width that the place has room for. */
	chart?: (width?: number) => ReactElement;
	legend?: readonly LegendEntry[];
	/** Mean and the like. */
	facts?: readonly Fact[];
	/** What is said of the table below it. */
	below?: string;
	table?: { label?: string; heads: readonly string[]; rows: readonly { name: string; cells: readonly string[] }[] };
};
export type Fact = { name: string; value: string };

/** Numbers with at most one decimal. */
export const roundly = (value: number) => Math.round(value * 10) / 10;
