import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { levelOf, type Risk, type RiskMatrix } from "../risk/matrix";
import { riskIcon } from "./badges";

type RiskGridProps = {
	matrix: RiskMatrix;
	/** Where a deviation lies, as it was found and with the measures in place. */
	before?: Risk;
	after?: Risk;
};

/** The matrix as a table: each cell says its level by name, sign and colour. */
export function RiskGrid({ matrix, before, after }: RiskGridProps) {
	const { t } = useTranslation("hms");
	const steps = matrix.likelihood.map((_, at) => at + 1);
	const marks = (likelihood: number, consequence: number) =>
		[
			{ key: "before", risk: before },
			{ key: "after", risk: after },
		].flatMap(({ key, risk }) =>
			risk?.likelihood === likelihood && risk.consequence === consequence ? [t(`risk.${key}`)] : [],
		);
	return (
		<div>
			<table className="w-full table-fixed border-separate border-spacing-1 text-13">
				<caption className="sr-only">{t("risk.grid")}</caption>
				<thead>
					<tr className="align-bottom text-xs text-ink-2">
						<th scope="col" className="w-24 pb-1 text-left font-medium sm:w-32">
							{t("risk.axes")}
						</th>
						{matrix.likelihood.map((name, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the steps are known by their number
							<th key={at} scope="col" className="pb-1 font-normal">
								<span className="font-medium">{at + 1}</span>
								<span className="block break-words hyphens-auto max-sm:sr-only">{name}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{[...steps].reverse().map((consequence) => (
						<tr key={consequence}>
							<th scope="row" className="pr-1 text-left text-xs font-normal text-ink-2">
								<span className="font-medium">{consequence}</span>{" "}
								<span className="break-words hyphens-auto">{matrix.consequence[consequence - 1]}</span>
							</th>
							{steps.map((likelihood) => {
								const level = levelOf(matrix, { likelihood, consequence });
								const here = marks(likelihood, consequence);
								if (!level) return null;
								return (
									<td
										key={likelihood}
										className={`${level.tone === "neutral" ? "badge-neutral" : `tone-${level.tone}`} h-12 rounded-lg border p-1 text-center align-middle ${here.length > 0 ? "border-2 border-ink font-semibold" : "border-line"}`}
									>
										<span className="flex items-center justify-center gap-0.5 tabular-nums">
											<Icon name={riskIcon(level.tone)} className="size-3.5" />
											{likelihood * consequence}
										</span>
										<span className="sr-only">{level.name}</span>
										{here.map((mark) => (
											<span key={mark} className="block text-xs leading-tight break-words">
												{mark}
											</span>
										))}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			<ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2" aria-label={t("risk.levels")}>
				{matrix.levels.map(({ name, tone, upTo }, at) => (
					<li key={upTo} className="flex items-center gap-1">
						<Icon name={riskIcon(tone)} className="size-3.5" />
						{t("risk.range", { name, from: at === 0 ? 1 : (matrix.levels[at - 1]?.upTo ?? 0) + 1, to: upTo })}
					</li>
				))}
			</ul>
		</div>
	);
}
