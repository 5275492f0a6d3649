import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { AreaField } from "../components/area-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ScheduleInput, ScheduleRef, SchedulesOf } from "../schedules/schedules.schema";
import { addSchedule, endSchedule, showSchedules } from "../schedules/schedules.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:schedules.title" };

export const loader = page("companies", SchedulesOf, showSchedules);
export const action = pageAction("companies", {
	add: handler(ScheduleInput, addSchedule),
	end: handler(ScheduleRef, endSchedule),
});

/** The rounds of a company that come again. */
export default function Schedules() {
	const shown = useLoaderData<typeof loader>();
	const { company, schedules, checklists, people, areas, tenant } = shown;
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "add" });
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				title={t("schedules.title")}
				back={{ to: at.company(company.guid), label: company.name }}
				actions={
					<LinkButton icon="calendar-days" to={at.year()}>
						{t("year.title")}
					</LinkButton>
				}
			/>
			<p className="mb-6 text-sm text-ink-2">{t("schedules.intro")}</p>
			{schedules.length > 0 && (
				<CardList label={t("schedules.title")}>
					{schedules.map(({ id, area, checklist, intervalMonths, nextOn, leader, isOpen }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-2">
							<span className="min-w-0 flex-1">
								<span className="block text-sm font-medium break-words">
									{[area, checklist ?? t("schedules.noChecklist")].join(" · ")}
								</span>
								<span className="text-13 text-ink-3">
									{t("schedules.every", { count: intervalMonths })} · {leader ?? t("nobody")}
									{isOpen && (
										<>
											{" · "}
											{t("schedules.next")} <Time at={nextOn} as="date" />
										</>
									)}
								</span>
							</span>
							{isOpen ? (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="id" value={id} />
									<SubmitButton intent="end" kind="quiet" aria-label={t("schedules.endOne", { area })}>
										{t("schedules.end")}
									</SubmitButton>
								</Form>
							) : (
								<Badge>{t("schedules.ended")}</Badge>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			<Section title={t("schedules.add")} className="mt-8">
				<Form
					method="post"
					key={schedules.length}
					className="group card flex flex-col gap-4 p-4"
					preventScrollReset
					noValidate
				>
					<AreaField areas={areas} error={problem.of("area")} defaultValue={problem.typed("area") ?? ""} />
					<SelectField
						id="checklist"
						name="checklist"
						label={t("round.checklist")}
						error={problem.of("checklist")}
						defaultValue={problem.typed("checklist") ?? checklists[0]?.value}
						options={checklists}
					/>
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							id="intervalMonths"
							name="intervalMonths"
							type="number"
							min={1}
							max={60}
							label={t("company.interval")}
							help={t("schedules.intervalHelp")}
							error={problem.of("intervalMonths")}
							defaultValue={problem.typed("intervalMonths") ?? shown.intervalMonths}
						/>
						<TextField
							id="nextOn"
							name="nextOn"
							type="date"
							label={t("schedules.first")}
							error={problem.of("nextOn")}
							defaultValue={problem.typed("nextOn") ?? shown.nextOn}
						/>
					</div>
					<SelectField
						id="leaderId"
						name="leaderId"
						label={t("round.leader")}
						error={problem.of("leaderId")}
						defaultValue={problem.typed("leaderId") ?? (people.some(({ value }) => value === shown.me) ? shown.me : "")}
						options={[{ value: "", label: t("nobody") }, ...people]}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add" kind="secondary" icon="plus">
							{t("schedules.make")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
