import { useTranslation } from "react-i18next";
import { Progress } from "#app/ui/progress";
import type { ProgressView } from "../looks.server";
import { useNumber } from "./entry-value";

/** Days in a row, and how far each target has come. */
export function Strides({ streaks, progress }: Pick<ProgressView, "streaks" | "progress">) {
	const { t } = useTranslation("activityLog");
	const say = useNumber();
	return (
		<div className="mt-6 flex flex-col gap-6">
			<dl className="grid grid-cols-2 gap-3">
				{(["current", "longest"] as const).map((kind) => (
					<div key={kind} className="card p-3">
						<dt className="text-13 text-ink-3">{t(`streak.${kind}`)}</dt>
						<dd className="text-xl font-semibold tabular-nums">{t("streak.days", { count: streaks[kind] })}</dd>
					</div>
				))}
			</dl>
			{progress.length > 0 && (
				<section aria-labelledby="targets-title">
					<h2 id="targets-title" className="mb-3 text-base font-semibold">
						{t("target.title")}
					</h2>
					<ul className="flex flex-col gap-4">
						{progress.map(({ entry, target, reached }) => (
							<li key={entry.id}>
								<p className="mb-1 text-sm font-medium">{entry.label}</p>
								<Progress
									value={Math.min(reached, target.amount)}
									max={target.amount}
									label={t(`target.${target.per}`, {
										reached: say(entry, reached, true),
										amount: say(entry, target.amount),
									})}
								/>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
