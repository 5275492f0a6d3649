import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { Choice } from "#app/ui/text-field";
import { columnOf, type ListDefinition } from "../definition";
import type { Filter } from "../filters";
import { isPeriod } from "../periods";
import { useMomentWords } from "./use-moment-words";

/** Choices that the page knows only at run time, for columns of the kinds choice, person and tags. */
export type ListOptions = Readonly<Record<string, readonly Choice[]>>;

/** Columns whose choices are too many to be offered: where each is searched, as `findPeople` answers. */
export type ListFinders = Readonly<Record<string, string>>;

/** The words of columns, their choices and filters in the reader's language. */
export function useFilterWords(definition: ListDefinition, options: ListOptions) {
	const { t } = useTranslation("lists");
	const { t: common } = useTranslation("common");
	const format = useFormat();
	const moment = useMomentWords();
	const name = (key: string) => t(columnOf(definition, key)?.label ?? key);
	const choices = (key: string): Choice[] => {
		const fixed = columnOf(definition, key)?.choices ?? {};
		const own = Object.entries(fixed).map(([value, label]) => ({ value, label: t(label) }));
		return [...own, ...(options[key] ?? [])];
	};
	const oneValue = ({ column }: Filter, value: string): string => {
		const kind = columnOf(definition, column)?.kind;
		if (kind === "yesno") return common(value === "yes" ? "yes" : "no");
		if (isPeriod(value)) return t(`period.${value}`);
		if (kind === "day" || kind === "date") return /^\d{4}-/.test(value) ? format.date(value) : moment(value);
		return choices(column).find((choice) => choice.value === value)?.label ?? value;
	};
	/** "Fjordvik, Nesøy +2", with what is asked of them where it is not plain. */
	const value = (filter: Filter): string => {
		const { op, values } = filter;
		const said = values.slice(0, 3).map((one) => oneValue(filter, one));
		const more = values.length - said.length;
		const words = said.join(op === "between" ? "–" : ", ") + (more > 0 ? ` +${more}` : "");
		return op === "any" || op === "is" ? words : `${t(`op.${op}`)} ${words}`.trim();
	};
	return { name, choices, value };
}
