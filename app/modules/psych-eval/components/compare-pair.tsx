import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChartTable } from "#app/forms/charts/chart-card";
import { Trend } from "#app/forms/over-time/components/trend";
import { useDays, useSay } from "#app/forms/over-time/components/use-say";
import { differenceOf } from "#app/forms/over-time/followed";
import { IN } from "#app/lists/in-list";
import { Button } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import type { ReportData } from "./report-data";

type ComparePairProps = { report: ReportData; client: string | null; list: string | null };

/** Two days that the reader chooses, side by side. */
export function ComparePair({ report, client, list }: ComparePairProps) {
	const { t } = useTranslation(["psychEval", "overTime"]);
	const { say, sayOr } = useSay();
	const { pair, replies, formId } = report;
	const days = useDays(replies.map(({ day }) => day));
	const options = replies.map(({ id }, at) => ({ value: id, label: days[at] ?? "" }));
	const nameOf = (at: number) => options.find(({ value }) => value === pair.ids[at])?.label ?? "";
	return (
		<>
			<Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
				{client && <input type="hidden" name="client" value={client} />}
				<input type="hidden" name="form" value={formId} />
				{list !== null && <input type="hidden" name={IN} value={list} />}
				<SelectField id="one" name="one" label={t("reports.one")} options={options} defaultValue={pair.ids[0] ?? ""} />
				<SelectField
					id="other"
					name="other"
					label={t("reports.other")}
					options={options}
					defaultValue={pair.ids[1] ?? ""}
				/>
				<Button type="submit">{t("reports.show")}</Button>
			</Form>
			<ChartTable
				label={t("reports.compare")}
				heads={[
					t("overTime:area"),
					nameOf(0),
					nameOf(1) === nameOf(0) ? `${nameOf(1)} ` : nameOf(1),
					t("reports.change"),
				]}
				rows={pair.rows.map(({ name, trend, values: [one = null, other = null] }) => {
					const difference = differenceOf(one, other);
					return {
						name,
						cells: [
							...[sayOr(one), sayOr(other)],
							<Trend key="change" trend={trend} difference={difference} say={say} />,
						],
					};
				})}
			/>
		</>
	);
}
