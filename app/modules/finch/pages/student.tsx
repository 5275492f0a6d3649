import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AnswersSection } from "../components/answers-section";
import { ConsentBadge } from "../components/consent-badge";
import { ConsentFields } from "../components/consent-fields";
import { GiveSection } from "../components/give-section";
import { ProgressCell } from "../components/progress-cell";
import { ReportBadge } from "../components/report-badge";
import { makeLink, makeStudentCode, sendLink } from "../given/give.server";
import { MakeLinkInput, SendLinkInput, StudentCodeInput } from "../given/given.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { saveConsent, showStudent } from "../students/show-student.server";
import { ConsentInput, StudentNamed } from "../students/students.schema";

export const handle = { i18n: ["finch", "formReplies", "errors"], title: "finch:students.title" };

export const loader = page("students", StudentNamed, showStudent);
export const action = pageAction("students", {
	consent: handler(ConsentInput, saveConsent),
	sendLink: handler(SendLinkInput, sendLink),
	makeLink: handler(MakeLinkInput, makeLink),
	makeCode: handler(StudentCodeInput, makeStudentCode),
});

/** A student: the guardian's consent, the ways to give a form, what was answered, and the reports. */
export default function Student() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("finch");
	const { student, tenant, notedBy, reports } = shown;
	const problem = useFormProblem(answer, { intent: "consent" });
	const at = paths(tenant);
	const newReport = `${at.newReport}?student=${student.id}`;
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.students, label: t("students.title") }}
				title={student.name}
				badges={<ConsentBadge consent={student.consent} />}
				meta={[student.groupName, student.school].filter(Boolean).join(" · ")}
				actions={
					<>
						<LinkButton icon="pencil" to={at.editStudent(student.id)}>
							{t("students.edit")}
						</LinkButton>
						<LinkButton icon="chart-line" to={newReport}>
							{t("reports.add")}
						</LinkButton>
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<GiveSection {...shown} answer={answer} />
					<AnswersSection {...shown} />
				</div>
				<div className="min-w-0">
					<Section title={t("consentTitle")}>
						<Form
							method="post"
							key={student.updatedAt}
							className="group card flex flex-col gap-4 p-4"
							preventScrollReset
							noValidate
						>
							<input type="hidden" name="updatedAt" value={student.updatedAt} />
							<ConsentFields student={student} problem={problem} />
							<FormErrors errors={problem.summary} />
							{notedBy && <p className="text-13 text-ink-3">{t("student.notedBy", { name: notedBy })}</p>}
							<div>
								<SubmitButton intent="consent" kind="secondary">
									{t("consentSave")}
								</SubmitButton>
							</div>
						</Form>
					</Section>
					<Section title={t("facts")}>
						<Card>
							<DefinitionList
								items={[
									...(student.groupName ? [{ label: t("student.group"), value: student.groupName }] : []),
									...(student.school ? [{ label: t("student.school"), value: student.school }] : []),
									{ label: t("student.teacher"), value: student.teacher?.name ?? t("student.nobody") },
									{ label: t("student.progress"), value: <ProgressCell {...student} /> },
								]}
							/>
						</Card>
					</Section>
					<Section title={t("reports.title")} count={reports.length}>
						{reports.length === 0 ? (
							<p className="text-sm text-ink-2">{t("reports.noneOfStudent")}</p>
						) : (
							<CardList label={t("reports.title")}>
								{reports.map(({ id, title, status }) => (
									<CardRow key={id} className="flex-wrap justify-between gap-y-2">
										<Link
											to={at.reportOf(id)}
											className="min-w-0 flex-1 text-sm font-medium break-words hover:underline"
										>
											{title}
										</Link>
										<ReportBadge status={status} />
									</CardRow>
								))}
							</CardList>
						)}
					</Section>
				</div>
			</div>
		</PageBody>
	);
}
