import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChartCard } from "#app/forms/charts/chart-card";
import { Legend } from "#app/forms/charts/legend";
import { lookOf } from "#app/forms/charts/look";
import { StackedChart } from "#app/forms/charts/stacked-chart";
import { Trend } from "#app/forms/over-time/components/trend";
import { useSay } from "#app/forms/over-time/components/use-say";
import { Button } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { page } from "../guard.server";
import { paths } from "../paths";
import { GroupPage, showGroup } from "../reports/show-group.server";

export const handle = { i18n: ["psychEval", "overTime"], title: "psychEval:group.title" };

export const loader = page("users", GroupPage, showGroup);

const outcomes = ["better", "same", "worse"] as const;

export default function Group() {
	const { tenant, from, to, least, forms, group } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["psychEval", "overTime"]);
	const { say, sayOr, format } = useSay();
	const share = (value: number) => format.number(value, { style: "percent", maximumFractionDigits: 0 });
	const hidden = t("group.hidden", { count: least });
	if (!group)
		return (
			<PageBody width="home">
				<PageHeader title={t("group.title")} back={{ to: paths(tenant).users, label: t("clients.title") }} />
				<EmptyState icon="chart-line" title={t("reports.none")}>
					{t("reports.noneHelp")}
				</EmptyState>
			</PageBody>
		);
	const isShown = ({ people, outcomes: counts }: (typeof group.rows)[number]) =>
		people !== null && outcomes.every((one) => counts[one] !== null);
	const shown = group.rows.filter(isShown);
	const columns = shown.length > 0 ? outcomes : [];
	return (
		<PageBody width="home">
			<PageHeader
				title={t("group.title")}
				meta={t("group.intro", { count: least })}
				back={{ to: paths(tenant).users, label: t("clients.title") }}
			/>
			<Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
				<SelectField
					id="form"
					name="form"
					label={t("give.form")}
					defaultValue={group.formId}
					options={forms.map(({ id, title }) => ({ value: id, label: title }))}
				/>
				<TextField id="from" name="from" type="date" label={t("group.from")} defaultValue={from} />
				<TextField id="to" name="to" type="date" label={t("group.to")} defaultValue={to} />
				<Button type="submit">{t("reports.show")}</Button>
			</Form>
			{group.people === null ? (
				<Notice>{hidden}</Notice>
			) : (
				<>
					<p className="mb-4 text-base">
						{t("group.people", { count: group.people })}
						{group.answered !== null && ` · ${t("group.answered", { share: share(group.answered) })}`}
					</p>
					<ChartCard
						title={t("group.outcomes")}
						legend={
							<Legend entries={outcomes.map((one, at) => ({ name: t(`overTime:trend.${one}`), look: lookOf(at) }))} />
						}
						chart={
							shown.length > 0 ? (
								<StackedChart
									label={t("group.chart", { title: group.title })}
									parts={outcomes.map((one) => t(`overTime:trend.${one}`))}
									rows={shown.map((row) => ({ name: row.name, counts: outcomes.map((one) => row.outcomes[one] ?? 0) }))}
									sayShare={share}
								/>
							) : (
								<p className="text-sm text-ink-2">{hidden}</p>
							)
						}
						about={t("group.about", { from: format.date(from), to: format.date(to) })}
						table={{
							label: t("group.title"),
							heads: [
								...[t("overTime:area"), t("group.n"), t("group.first"), t("group.last"), t("reports.change")],
								...columns.map((one) => t(`overTime:trend.${one}`)),
							],
							rows: group.rows.map((row) => ({
								name: row.name,
								cells: [
									...[
										row.people === null ? t("group.few") : format.number(row.people),
										sayOr(row.first),
										sayOr(row.last),
									],
									<Trend
										key="change"
										trend={
											row.change === null
												? "unknown"
												: row.change === 0
													? "same"
													: row.change > 0 === (row.better === "higher")
														? "better"
														: "worse"
										}
										difference={row.change}
										say={say}
									/>,
									...columns.map((one) =>
										isShown(row) ? share((row.outcomes[one] ?? 0) / (row.people ?? 1)) : t("group.few"),
									),
								],
							})),
						}}
					/>
					{shown.length > 0 && <p className="mt-3 text-13 text-ink-3">{hidden}</p>}
				</>
			)}
		</PageBody>
	);
}
