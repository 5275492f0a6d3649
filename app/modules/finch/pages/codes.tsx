import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { CodeSheet, codesIn } from "../components/code-sheet";
import { codeHours, codeWays } from "../given/code";
import { makeGroupCodes, showCodes } from "../given/give.server";
import { CodesQuery, GroupCodesInput } from "../given/given.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["finch", "formReplies", "errors"], title: "finch:codes.title" };

export const loader = page("students", CodesQuery, showCodes);
export const action = pageAction("students", { make: handler(GroupCodesInput, makeGroupCodes) });

/** Codes for a whole group, to be handed out in class. */
export default function CodesOfGroup() {
	const { tenant, group, groups, forms } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	const codes = codesIn(answer);
	const hasNone = groups.length === 0 || forms.length === 0;
	return (
		<PageBody width="form">
			<PageHeader
				title={t("codes.title")}
				meta={t("codes.intro")}
				back={{ to: at.students, label: t("students.title") }}
				actions={
					<LinkButton icon="tablet" to={at.code} className="no-print" reloadDocument>
						{t("codes.page")}
					</LinkButton>
				}
			/>
			{hasNone ? (
				<EmptyState
					icon="key-round"
					title={t(groups.length === 0 ? "codes.noGroups" : "give.noForm")}
					action={
						<LinkButton to={groups.length === 0 ? at.students : at.forms}>
							{t(groups.length === 0 ? "students.title" : "forms.title")}
						</LinkButton>
					}
				>
					{t(groups.length === 0 ? "codes.noGroupsHelp" : "give.noFormHelp")}
				</EmptyState>
			) : (
				<Form method="post" className="group no-print flex flex-col gap-5" noValidate>
					<SelectField
						id="group"
						name="group"
						label={t("student.group")}
						error={problem.of("group")}
						defaultValue={problem.typed("group") ?? group}
						options={groups.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
					/>
					<SelectField
						id="form"
						name="form"
						label={t("report.form")}
						error={problem.of("form")}
						defaultValue={problem.typed("form")}
						options={forms}
					/>
					<RadioGroup
						id="way"
						name="way"
						legend={t("codes.way")}
						error={problem.of("way")}
						defaultValue={problem.typed("way") ?? "each"}
						options={codeWays.map((value) => ({
							...{ value, label: t(`codes.ways.${value}`), help: t(`codes.waysHelp.${value}`) },
						}))}
					/>
					<SelectField
						id="hours"
						name="hours"
						label={t("give.hours")}
						error={problem.of("hours")}
						defaultValue={problem.typed("hours") ?? "24"}
						options={codeHours.map((value) => ({ value, label: t(`hours.${value}`) }))}
						className="max-w-56"
					/>
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="make" icon="key-round">
							{t("codes.make")}
						</SubmitButton>
						<SubmitButton kind="quiet" formMethod="get" formAction={at.sessionPage}>
							{t("session.follow")}
						</SubmitButton>
					</div>
				</Form>
			)}
			{codes && <CodeSheet codes={codes} />}
		</PageBody>
	);
}
