import type { AreaChart, Marker } from "../reports/chart-data";
import type { TrendWord } from "./trend";

export type ComparedRow = {
	id: string;
	name: string;
	min: number;
	max: number;
	better: "higher" | "lower";
	first: number | null;
	previous: number | null;
	current: number | null;
	sincePrevious: TrendWord;
	sinceFirst: TrendWord;
	band: { label: string; text: string; tone: "good" | "neutral" | "warning" | "danger" } | null;
};
export type ShownNote = {
	id: string;
	replyId: string;
	text: string;
	isShown: boolean;
	isHidden: boolean;
	at: number;
	author: string;
	day: string | null;
};

/** What the page of a client's charts is drawn from. */
export type ReportData = {
	formId: string;
	title: string;
	lastAt: number | null;
	replies: { id: string; day: string }[];
	charts: AreaChart[];
	events: { at: number; label: string }[];
	compared: ComparedRow[];
	pair: {
		ids: (string | null)[];
		rows: { id: string; name: string; better: "higher" | "lower"; values: (number | null)[] }[];
	};
	goals: { id: string; text: string; values: (number | null)[] }[];
	notOnTrack: string[];
	markers: Marker[];
	notes: ShownNote[];
};

/** The difference of two values; null where one is missing. */
export const differenceOf = (from: number | null, to: number | null): number | null =>
	from === null || to === null ? null : Number((to - from).toFixed(2));
