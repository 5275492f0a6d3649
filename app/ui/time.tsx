import { type Moment, useFormat } from "./format";

type TimeProps = {
	/** Epoch milliseconds, or a day as `YYYY-MM-DD`. */
	at: Moment;
	/** relative: words up to 7 days, then the date, with the full time on hover. */
	as?: "relative" | "date" | "longDate" | "dateTime";
	className?: string;
};

/** A moment, in the page's language and the person's time zone. */
export function Time({ at, as = "relative", className }: TimeProps) {
	const format = useFormat();
	const text = {
		relative: () => format.relative(at),
		date: () => format.date(at),
		longDate: () => format.date(at, "long"),
		dateTime: () => format.dateTime(at),
	}[as]();
	// Server and browser may carry different editions of the language data; the server's words stand.
	return (
		<time dateTime={format.iso(at)} title={format.dateTime(at)} className={className} suppressHydrationWarning>
			{text}
		</time>
	);
}
