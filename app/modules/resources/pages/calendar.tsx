import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Button, LinkButton } from "#app/ui/button";
import { CalendarDays } from "#app/ui/calendar-days";
import { CalendarHead, useCalendarHeading } from "#app/ui/calendar-head";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { showCalendar } from "../calendar.server";
import { EntryLine } from "../components/calendar-entry";
import { DayList } from "../components/day-list";
import { DayTable } from "../components/day-table";
import { WeekTable } from "../components/week-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { putDown } from "../put-down.server";
import { CalendarQuery, PutDownInput } from "../resources.schema";

export const handle = { i18n: ["resources", "errors"], title: "resources:calendar.title" };

export const loader = page("calendar", CalendarQuery, showCalendar);
export const action = pageAction("calendar", { putDown: handler(PutDownInput, putDown) });

export default function Calendar() {
	const { query, previous, next, today, types, columns, table, weeks, days, moved, tenant } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	const { span, day } = query;
	const to = (changes: Record<string, string>) => at.calendar({ ...query, move: "", from: "", ...changes });
	const problem = useFormProblem(useActionData<typeof action>());
	const shown = { type: query.type, resource: query.resource, mine: query.mine };
	const heading = useCalendarHeading(span, day, days);
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
			<CalendarHead {...{ span, day, days, previous, next, today, to }}>
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
			</CalendarHead>
			{columns.length === 0 && (
				<EmptyState icon="calendar-clock" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			{columns.length > 0 && table && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="intent" value="putDown" />
					<input type="hidden" name="booking" value={query.move} />
					<input type="hidden" name="from" value={query.from} />
					{Object.entries(shown).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<FormErrors errors={problem.summary} />
					{moved !== null && (
						<div className="mb-3">
							<Notice title={t("calendar.putDown", { title: moved })} live>
								<p>{t("calendar.putDownHelp")}</p>
								<LinkButton size="sm" to={to({})} preventScrollReset>
									{t("keep")}
								</LinkButton>
							</Notice>
						</div>
					)}
					<DayTable
						rows={table}
						{...{ columns, moved, shown, tenant, label: heading }}
						pickUp={(move, from) => to({ move, from })}
					/>
				</Form>
			)}
			{columns.length > 0 && table && <DayList rows={table} columns={columns} tenant={tenant} />}
			{columns.length > 0 && weeks && (
				<WeekTable weeks={weeks} columns={columns} days={days} today={today} tenant={tenant} label={heading} />
			)}
			{columns.length > 0 && span === "month" && (
				<CalendarDays
					days={days}
					month={day.slice(0, 7)}
					today={today}
					label={heading}
					nothing={t("calendar.nothing")}
					keyOf={({ key }) => key}
				>
					{(entry) => <EntryLine entry={entry} tenant={tenant} />}
				</CalendarDays>
			)}
		</div>
	);
}
