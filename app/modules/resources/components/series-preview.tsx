import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Checkbox } from "#app/ui/choices";
import { useFormat } from "#app/ui/format";
import { SelectField } from "#app/ui/text-field";
import type { Preview } from "../book.server";
import { writeChoice } from "../series-choices";

/** All days of a series before anything is booked; a day on which something stands in the way is left out unless one says otherwise. */
export function SeriesPreview({ preview: { rows, print }, skip }: { preview: Preview; skip?: readonly string[] }) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const free = rows.filter(({ problem }) => problem === null).length;
	return (
		<section aria-labelledby="preview-title" className="card p-4" tabIndex={-1} id="preview">
			<h2 id="preview-title" className="text-base font-semibold">
				{t("series.preview")}
			</h2>
			<p className="mt-1 mb-3 text-sm text-ink-2" role="status">
				{t("series.free", { count: free, all: rows.length })}
			</p>
			<input type="hidden" name="previewed" value={print} />
			<ul className="divide-y divide-line">
				{rows.map(({ day, problem, offers }) => (
					<li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
						<span className="min-w-40 text-sm tabular-nums">
							{format.weekday(day)} {format.date(day)}
						</span>
						<Badge tone={problem ? "warning" : "success"} icon={problem ? "triangle-alert" : "check"}>
							{t(problem ? "series.blocked" : "series.ok")}
						</Badge>
						{offers.length > 0 ? (
							<SelectField
								id={`instead-${day}`}
								name="instead"
								label={t("series.insteadOn", { day: format.date(day) })}
								defaultValue={writeChoice({ day, kind: "skip" })}
								options={[
									{ value: writeChoice({ day, kind: "skip" }), label: t("series.skip") },
									...offers.map(({ value, label, kind }) => ({
										value,
										label:
											kind === "time"
												? t("series.atTime", { time: format.clock(label) })
												: t("series.inPlace", { name: label }),
									})),
								]}
							/>
						) : (
							<label className="flex min-h-11 items-center gap-2 text-sm">
								<input
									type="checkbox"
									className="tick"
									name="skip"
									value={day}
									defaultChecked={skip?.includes(day) || problem !== null}
								/>
								{t("series.skip")}
								<span className="sr-only">{format.date(day)}</span>
							</label>
						)}
						{problem && <p className="w-full text-13 text-ink-2">{problem}</p>}
					</li>
				))}
			</ul>
			{free < rows.length && (
				<div className="mt-3">
					<Checkbox id="waitsForSkipped" name="waitsForSkipped" label={t("series.wait")} help={t("series.waitHelp")} />
				</div>
			)}
		</section>
	);
}
