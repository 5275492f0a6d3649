import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, IconLink, LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { SelectField } from "#app/ui/text-field";
import { showCalendar } from "../calendar.server";
import { spans } from "../choices";
import { DayTable } from "../components/day-table";
import { MonthDays } from "../components/month-days";
import { WeekTable } from "../components/week-table";
import { page } from "../guard.server";
import { paths } from "../paths";
import { CalendarQuery } from "../resources.schema";

export const handle = { i18n: ["resources", "errors"], title: "resources:calendar.title" };

export const loader = page("calendar", CalendarQuery, showCalendar);

export default function Calendar() {
	const { query, previous, next, today, types, columns, table, weeks, days, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("resources");
	const format = useFormat();
	const at = paths(tenant);
	const { span, day } = query;
	const to = (changes: Record<string, string>) => at.calendar({ ...query, ...changes });
	const month = day.slice(0, 7);
	const [first, last] = [days[0]?.day ?? day, days.at(-1)?.day ?? day];
	const heading =
		span === "month"
			? format.month(month)
			: span === "day"
				? `${format.weekday(day)} ${format.date(day, "long")}`
				: `${format.date(first)} – ${format.date(last)}`;
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader
				title={t("calendar.title")}
				actions={
					<LinkButton kind="primary" icon="calendar-plus" to={at.book()}>
						{t("book")}
					</LinkButton>
				}
			/>
			<Tabs
				label={t("calendar.spans")}
				tabs={spans.map((one) => ({ to: to({ span: one }), label: t(`calendar.${one}`), current: one === span }))}
			/>
			<div className="flex flex-wrap items-end gap-3 py-3">
				<h2 className="min-w-44 text-base font-semibold first-letter:uppercase">{heading}</h2>
				<div className="flex items-center gap-2">
					<IconLink
						icon="chevron-left"
						label={t("calendar.previous")}
						size="sm"
						to={to({ day: previous })}
						preventScrollReset
					/>
					<LinkButton kind="quiet" size="sm" to={to({ day: today })} preventScrollReset>
						{t("calendar.today")}
					</LinkButton>
					<IconLink
						icon="chevron-right"
						label={t("calendar.next")}
						size="sm"
						to={to({ day: next })}
						preventScrollReset
					/>
				</div>
				<LinkButton
					kind="quiet"
					size="sm"
					icon={query.mine ? "users-round" : "user-round"}
					to={to({ mine: query.mine ? "" : "1" })}
					preventScrollReset
				>
					{t(query.mine ? "calendar.showAll" : "calendar.showMine")}
				</LinkButton>
				<Form method="get" className="flex items-end gap-2" preventScrollReset>
					<input type="hidden" name="span" value={span} />
					<input type="hidden" name="day" value={day} />
					<input type="hidden" name="mine" value={query.mine} />
					<SelectField
						id="type"
						name="type"
						key={query.type}
						label={t("field.type")}
						defaultValue={query.type}
						options={[{ value: "", label: t("find.everyType") }, ...types]}
					/>
					<Button type="submit">{t("calendar.show")}</Button>
				</Form>
			</div>
			{columns.length === 0 && (
				<EmptyState icon="calendar-clock" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			{columns.length > 0 && table && <DayTable rows={table} columns={columns} tenant={tenant} label={heading} />}
			{columns.length > 0 && weeks && (
				<WeekTable weeks={weeks} columns={columns} days={days} today={today} tenant={tenant} label={heading} />
			)}
			{columns.length > 0 && span === "month" && <MonthDays days={days} month={month} today={today} tenant={tenant} />}
		</div>
	);
}
