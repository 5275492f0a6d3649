import { useTranslation } from "react-i18next";
import type { Answer } from "#app/forms/answers/answer";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { type Entry, type EntryKind, hoursIn, lengthOf, SCALE_MOST } from "../entries";

type EntryValueProps = { entry: Entry; answer: Answer | undefined };

/** What was answered of an entry, in words. */
export function EntryValue({ entry, answer }: EntryValueProps) {
	const { t } = useTranslation("activityLog");
	const say = useNumber();
	const format = useFormat();
	if (answer === undefined)
		return (
			<span className="text-ink-3">
				<span aria-hidden="true">–</span>
				<span className="sr-only">{t("value.nothing")}</span>
			</span>
		);
	const hours = entry.kind === "hours" ? hoursIn(answer) : null;
	if (hours)
		return (
			<span className="tabular-nums">
				{format.clock(hours.from)}–{format.clock(hours.to)}{" "}
				<span className="whitespace-nowrap text-ink-3">({say(entry, lengthOf(hours))})</span>
			</span>
		);
	if (typeof answer === "boolean")
		return (
			<span className="inline-flex items-center gap-1.5">
				<Icon name={answer ? "check" : "minus"} className={answer ? "text-success" : "text-ink-3"} />
				{t(answer ? "value.yes" : "value.no")}
			</span>
		);
	if (typeof answer === "number")
		return (
			<span className="tabular-nums">
				{entry.kind === "scale"
					? t("value.ofMost", { value: say(entry, answer), most: SCALE_MOST })
					: say(entry, answer)}
			</span>
		);
	return <span className="break-words whitespace-pre-line">{String(answer)}</span>;
}

/** Writes a number of an entry with what it counts. */
export function useNumber() {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	return ({ kind, unit }: { kind: EntryKind; unit: string }, value: number, isMean = false): string => {
		const text = format.number(value, { maximumFractionDigits: isMean || kind === "hours" ? 1 : 2 });
		if (kind === "hours") return t("value.hours", { value: text });
		return unit ? `${text}\u00a0${unit}` : text;
	};
}
