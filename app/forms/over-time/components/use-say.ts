import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";

/** Numbers with at most one decimal as the reader writes them; what is missing is a dash with a word for readers. */
export function useSay() {
	const format = useFormat();
	const { t } = useTranslation("overTime");
	const say = (value: number) => format.number(Math.round(value * 10) / 10);
	return { say, sayOr: (value: number | null) => (value === null ? t("missing") : say(value)), format };
}

/** The days of replies as they are written; of several on one day each has its number. */
export function useDays(days: readonly string[]): string[] {
	const { date } = useFormat();
	return days.map((day, at) => {
		const number = days.slice(0, at).filter((earlier) => earlier === day).length + 1;
		return number === 1 ? date(day) : `${date(day)} (${number})`;
	});
}
