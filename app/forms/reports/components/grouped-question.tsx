import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { ChartCard, ChartTable } from "../../charts/chart-card";
import { Legend } from "../../charts/legend";
import { lookOf } from "../../charts/look";
import { PngButton } from "../../charts/png-button";
import { StackedChart } from "../../charts/stacked-chart";
import { WideChart } from "../../charts/wide-chart";
import type { AnswersView } from "../present-report.server";
import type { Summary } from "../say-question";
import { useShare } from "./use-share";

type GroupedProps = { summary: Summary; groups: AnswersView["groups"]; period: string };

/** A question by the answers to another one: a row for each group, small groups without numbers. */
export function GroupedQuestion({ summary, groups, period }: GroupedProps) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const share = useShare();
	const { question, label, rows } = summary;
	const told = groups.map(({ label: name, size, questions }) => {
		const own = questions?.find((one) => one.question.id === question.id);
		return { name, own, isHidden: size === null || own === undefined };
	});
	const values = [...new Set(told.flatMap(({ own }) => own?.parts[0]?.counts.map(({ value }) => value) ?? []))].filter(
		(value) => value !== "",
	);
	const isNumeric = told.some(({ own }) => own?.parts[0]?.numbers != null);
	const about = summary.answered === null ? period : `${t("answered", { count: summary.answered })} · ${period}`;
	const hidden = t("hidden");
	const say = (value: number | null | undefined) =>
		value === null ? hidden : value === undefined ? "–" : format.number(Math.round(value * 10) / 10);
	const isClosed = told.some(({ own }) => own?.parts.some(({ isHidden }) => isHidden));
	if (isNumeric || isClosed || values.length === 0 || values.length > 6 || summary.parts.length > 1)
		return (
			<section className="card p-5">
				<h2 className="text-base font-semibold">{label}</h2>
				<p className="mt-1 text-13 text-ink-3">{about}</p>
				{isClosed && <p className="mt-2 text-sm text-ink-2">{t("valuesHidden")}</p>}
				<ChartTable
					label={label}
					heads={isNumeric ? [t("group"), t("number"), t("mean"), t("median")] : [t("group"), t("number")]}
					rows={told.map(({ name, own, isHidden }) => {
						const numbers = own?.parts[0]?.numbers;
						const answered = own ? own.answered : 0;
						const cells = [isHidden || answered === null ? hidden : format.number(answered)];
						return { name, cells: isNumeric ? [...cells, say(numbers?.mean), say(numbers?.median)] : cells };
					})}
				/>
			</section>
		);
	const names = values.map((value) => rows.values[value] ?? value);
	const countsOf = (own: (typeof told)[number]["own"]) =>
		values.map((value) => own?.parts[0]?.counts.find((one) => one.value === value)?.count ?? 0);
	return (
		<ChartCard
			title={label}
			legend={<Legend entries={names.map((name, at) => ({ name, look: lookOf(at) }))} />}
			chart={
				<WideChart label={label}>
					<StackedChart
						label={`${label}. ${about}`}
						rows={told.filter(({ isHidden }) => !isHidden).map(({ name, own }) => ({ name, counts: countsOf(own) }))}
						parts={names}
						sayShare={(part) => share(part, 1)}
					/>
				</WideChart>
			}
			about={about}
			actions={<PngButton name={question.code} title={label} />}
			table={{
				label,
				heads: [t("group"), ...names],
				rows: told.map(({ name, own, isHidden }) => ({
					name,
					cells: isHidden ? values.map(() => hidden) : countsOf(own).map((count) => format.number(count)),
				})),
			}}
		/>
	);
}
