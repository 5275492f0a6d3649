import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconLink, LinkButton } from "./button";
import { useFormat } from "./format";

type Span = "day" | "week" | "month";
type CalendarHeadProps = {
	span: Span;
	day: string;
	days: readonly { day: string }[];
	previous: string;
	next: string;
	today: string;
	/** The address of the same calendar at another day or in another span. */
	to: (changes: { day: string } | { span: Span }) => string;
	children?: ReactNode;
};

/** What a calendar shows, the ways to the days beside it, and to a day, a week or a month. */
export function CalendarHead({ span, day, days, previous, next, today, to, children }: CalendarHeadProps) {
	const { t } = useTranslation("common");
	const heading = useCalendarHeading(span, day, days);
	return (
		<div className="flex flex-wrap items-end gap-3 py-3">
			<h2 className="min-w-44 text-base font-semibold first-letter:uppercase">{heading}</h2>
			<div className="flex items-center gap-2">
				<IconLink
					icon="chevron-left"
					label={t("calendar.previous")}
					size="sm"
					to={to({ day: previous })}
					preventScrollReset
				/>
				<LinkButton kind="quiet" size="sm" to={to({ day: today })} preventScrollReset>
					{t("calendar.today")}
				</LinkButton>
				<IconLink icon="chevron-right" label={t("calendar.next")} size="sm" to={to({ day: next })} preventScrollReset />
			</div>
			<nav aria-label={t("calendar.span")} className="flex items-center gap-1">
				{(["day", "week", "month"] as const).map((one) => (
					<LinkButton
						key={one}
						kind={one === span ? "secondary" : "quiet"}
						size="sm"
						to={to({ span: one })}
						aria-current={one === span ? "true" : undefined}
						preventScrollReset
					>
						{t(`calendar.${one}`)}
					</LinkButton>
				))}
			</nav>
			{children}
		</div>
	);
}

/** What a calendar shows, in words: a day, the days of a week, or a month. */
export function useCalendarHeading(span: Span, day: string, days: readonly { day: string }[]): string {
	const format = useFormat();
	if (span === "month") return format.month(day.slice(0, 7));
	if (span === "day") return `${format.weekday(day)} ${format.date(day, "long")}`;
	return `${format.date(days[0]?.day ?? day)} – ${format.date(days.at(-1)?.day ?? day)}`;
}
