import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardView } from "#app/forms/charts/card-view";
import { useWords } from "#app/forms/charts/use-words";
import { AreaCharts } from "#app/forms/over-time/components/area-charts";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { headOf, reportCards } from "#app/forms/reports/report-cards";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { paths } from "../paths";
import { changeCard } from "../reports/change-card";
import type { ReportView } from "../reports/show-reports.server";
import { reportStatuses } from "../reports/statuses";
import { ReportBadge } from "./report-badge";

/** A report: what the teacher says, and what was answered in its period, in charts. */
export function OneReport({ shown, answer }: { shown: ReportView; answer: unknown }) {
	const { tenant, report, formTitle, figures } = shown;
	const problem = useFormProblem(answer);
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={report.title}
				back={{ to: at.list, label: t("reports.title") }}
				badges={<ReportBadge status={report.status} />}
				meta={
					<>
						{report.student ? (
							<Link to={at.student(report.student)} className="link">
								{report.about}
							</Link>
						) : (
							report.about
						)}
						{` · ${formTitle}`}
					</>
				}
				actions={
					<>
						<a href={at.reportPdf(report.id)} className="btn btn-secondary no-print">
							{t("report.pdf")}
						</a>
						<PrintButton />
						<ConfirmButton
							label={t("report.remove")}
							kind="quiet"
							icon="trash-2"
							title={t("report.removeTitle", { title: report.title })}
							confirmLabel={t("report.remove")}
							fields={{ intent: "remove" }}
						>
							{t("report.removeEffect")}
						</ConfirmButton>
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0">
					{figures ? <Figures figures={figures} /> : <Notice tone="info">{t("report.notTold")}</Notice>}
				</div>
				<div className="min-w-0">
					<Section title={t("report.settings")}>
						<Form
							method="post"
							key={report.updatedAt}
							className="group card flex flex-col gap-4 p-4"
							preventScrollReset
							noValidate
						>
							<input type="hidden" name="updatedAt" value={report.updatedAt} />
							<TextField
								id="title"
								name="title"
								label={t("report.title")}
								error={problem.of("title")}
								defaultValue={problem.typed("title") ?? report.title}
							/>
							{(["fromDay", "toDay"] as const).map((name) => (
								<TextField
									key={name}
									id={name}
									name={name}
									type="date"
									label={t(`report.${name}`)}
									error={problem.of(name)}
									defaultValue={problem.typed(name) ?? (name === "fromDay" ? report.from : report.to)}
									className="max-w-44"
								/>
							))}
							<SelectField
								id="status"
								name="status"
								label={t("report.status")}
								error={problem.of("status")}
								defaultValue={problem.typed("status") ?? report.status}
								options={reportStatuses.map((value) => ({ value, label: t(`reportStatus.${value}`) }))}
							/>
							<TextArea
								id="note"
								name="note"
								label={t("report.note")}
								help={t("report.noteHelp")}
								error={problem.of("note")}
								defaultValue={problem.typed("note") ?? report.note}
							/>
							<FormErrors errors={problem.summary} />
							<div>
								<SubmitButton intent="save" kind="secondary">
									{t("save")}
								</SubmitButton>
							</div>
						</Form>
					</Section>
				</div>
			</div>
		</PageBody>
	);
}

function Figures({ figures: { shown, followed, change } }: { figures: NonNullable<ReportView["figures"]> }) {
	const words = useWords();
	const { t } = useTranslation("finch");
	const { finding } = headOf(shown, words);
	return (
		<>
			{finding && <p className="mb-4 text-lg font-semibold">{finding}</p>}
			{change.length > 0 && (
				<div className="mb-6">
					<CardView card={changeCard(change, words)} />
				</div>
			)}
			{followed && (
				<Section title={t("report.overTime")}>
					<AreaCharts report={followed} />
				</Section>
			)}
			{shown.number > 0 && (
				<Section title={t("report.answers")}>
					<div className="flex flex-col gap-6">
						{reportCards(shown, words).map(({ id, card }) => (
							<CardView key={id} card={card} png={`${shown.form.slug}-${id}`} />
						))}
					</div>
				</Section>
			)}
		</>
	);
}
