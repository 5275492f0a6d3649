import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { moveToNextYear, showNextYear } from "../year/next-year.server";
import { NextYearInput } from "../year/year.schema";

export const handle = { i18n: ["finch", "errors"], title: "finch:year.title" };

export const loader = page("students", Nothing, showNextYear);
export const action = pageAction("students", { move: handler(NextYearInput, moveToNextYear) });

/** What each group is called next year; all move at once. */
export default function NextYear() {
	const { tenant, groups } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	const typed = problem.typedAll("names");
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: at.students, label: t("students.title") }}
				title={t("year.title")}
				meta={t("year.intro")}
			/>
			{groups.length === 0 ? (
				<EmptyState
					icon="users-round"
					title={t("codes.noGroups")}
					action={<LinkButton to={at.students}>{t("students.title")}</LinkButton>}
				>
					{t("codes.noGroupsHelp")}
				</EmptyState>
			) : (
				<Form method="post" className="group flex flex-col gap-4" noValidate>
					{groups.map(({ value, label, count, next }, nth) => (
						<div key={value}>
							<input type="hidden" name="groups[]" value={value} />
							<TextField
								id={`name${nth}`}
								name="names[]"
								label={t("year.group", { name: label, count })}
								error={undefined}
								defaultValue={typed?.[nth] ?? next}
								autoComplete="off"
								className="max-w-72"
							/>
						</div>
					))}
					<p className="text-13 text-ink-3">{t("year.help")}</p>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="move" icon="arrow-right">
							{t("year.move")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
