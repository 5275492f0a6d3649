import { useTranslation } from "react-i18next";
import { useSay } from "#app/forms/over-time/components/use-say";
import { type ComparedRow, differenceOf } from "#app/forms/over-time/followed";
import { Notice } from "#app/ui/notice";

/** What the charts show, in one sentence before them: what got worse since last time, and what is better than at first. */
export function Finding({ compared, isOwn }: { compared: readonly ComparedRow[]; isOwn: boolean }) {
	const { t } = useTranslation("psychEval");
	const { say } = useSay();
	// Of two measurements the first is the one before.
	const isPair = compared.every(({ previous }) => previous === null);
	const worse = compared.filter((row) => (isPair ? row.sinceFirst : row.sincePrevious) === "worse");
	const better = compared.filter(({ sinceFirst }) => sinceFirst === "better");
	const signed = (value: number | null) => (value === null ? "" : ` (${value > 0 ? "+" : ""}${say(value)})`);
	const named = worse.map(
		({ name, first, previous, current }) => `${name}${signed(differenceOf(isPair ? first : previous, current))}`,
	);
	if (compared.every(({ current }) => current === null))
		return (
			<div className="mb-4">
				<Notice>{t(isOwn ? "finding.firstOwn" : "finding.first")}</Notice>
			</div>
		);
	return (
		<div className="mb-4">
			<Notice
				tone={worse.length > 0 ? "danger" : better.length > 0 ? "success" : "info"}
				title={
					worse.length > 0
						? t("finding.worse", { count: worse.length, areas: named.join(", ") })
						: t("finding.noneWorse")
				}
			>
				{better.length > 0
					? t("finding.better", { count: better.length, areas: better.map(({ name }) => name).join(", ") })
					: t("finding.noneBetter")}
			</Notice>
		</div>
	);
}
