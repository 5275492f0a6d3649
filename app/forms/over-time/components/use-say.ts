import { useFormat } from "#app/ui/format";
import { roundly } from "../../charts/card";
import { useWords } from "../../charts/use-words";
import { daysSaid, sayValue } from "../over-time-cards";

/** Numbers with at most one decimal as the reader writes them; what is missing is a dash with a word for readers. */
export function useSay() {
	const format = useFormat();
	const words = useWords();
	const say = (value: number) => words.number(roundly(value));
	return { say, sayOr: (value: number | null) => sayValue(value, words), format };
}

/** The days of replies as they are written. */
export function useDays(days: readonly string[]): string[] {
	return daysSaid(days, useFormat().date);
}
