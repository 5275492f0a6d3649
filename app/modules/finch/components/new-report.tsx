import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { paths } from "../paths";
import type { NewReportView } from "../reports/show-reports.server";

/** A new report: about a student who is named, or about a group. */
export function NewReport({ shown, answer }: { shown: NewReportView; answer: unknown }) {
	const { tenant, student, group, groups, forms, fromDay, toDay } = shown;
	const problem = useFormProblem(answer);
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	const back = student
		? { to: at.student(student.id), label: student.name }
		: { to: at.list, label: t("reports.title") };
	const lacks = forms.length === 0 ? "form" : !student && groups.length === 0 ? "group" : null;
	return (
		<PageBody width="form">
			<PageHeader
				title={t("reports.add")}
				meta={student ? t("reports.ofStudent", { name: student.name }) : t("reports.ofGroup")}
				back={back}
			/>
			{lacks ? (
				<EmptyState
					icon="chart-line"
					title={t(lacks === "form" ? "reports.noForm" : "codes.noGroups")}
					action={
						<LinkButton to={lacks === "form" ? at.forms : at.students}>
							{t(lacks === "form" ? "forms.title" : "students.title")}
						</LinkButton>
					}
				>
					{t(lacks === "form" ? "reports.noFormHelp" : "codes.noGroupsHelp")}
				</EmptyState>
			) : (
				<Form method="post" className="group flex flex-col gap-5" noValidate>
					{student ? (
						<input type="hidden" name="student" value={student.id} />
					) : (
						<SelectField
							id="group"
							name="group"
							label={t("student.group")}
							error={problem.of("group")}
							defaultValue={problem.typed("group") ?? group}
							options={groups.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
						/>
					)}
					<SelectField
						id="form"
						name="form"
						label={t("report.form")}
						error={problem.of("form")}
						defaultValue={problem.typed("form")}
						options={forms}
					/>
					<div className="flex flex-wrap gap-4">
						{(["fromDay", "toDay"] as const).map((name) => (
							<TextField
								key={name}
								id={name}
								name={name}
								type="date"
								label={t(`report.${name}`)}
								error={problem.of(name)}
								defaultValue={problem.typed(name) ?? (name === "fromDay" ? fromDay : toDay)}
								className="w-44"
							/>
						))}
					</div>
					<TextField
						id="title"
						name="title"
						label={t("report.title")}
						help={t("report.titleHelp")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						optional
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="make" icon="plus">
							{t("reports.make")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
