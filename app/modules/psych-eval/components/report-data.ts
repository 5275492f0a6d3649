import type { Marker } from "#app/forms/over-time/charts";
import type { Followed, TrendWord } from "#app/forms/over-time/followed";

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
export type ReportData = Followed & {
	formId: string;
	pair: {
		ids: (string | null)[];
		rows: { id: string; name: string; values: (number | null)[]; trend: TrendWord }[];
	};
	goals: { id: string; text: string; values: (number | null)[] }[];
	notOnTrack: string[];
	markers: Marker[];
	notes: ShownNote[];
};
