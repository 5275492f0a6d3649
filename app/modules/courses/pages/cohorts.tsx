import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { createCohort, showCohorts } from "../cohorts.server";
import { CohortDays } from "../components/cohort-meetings";
import { CohortsQuery, CreateCohortInput } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:cohorts.title" };

export const loader = page("learners", CohortsQuery, showCohorts);
export const action = pageAction("learners", {
	create: handler(
		CreateCohortInput,
		async (visit: Visit, input) => {
			const id = await createCohort(visit, input);
			return done({ to: paths(visit.tenant.guid).cohort(id), snackbar: { key: "courses:snackbar.added" } });
		},
		{ level: 30 },
	),
});

/** Those who take a course together. */
export default function Cohorts() {
	const { course, cohorts, edits, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "create" });
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.learners(course.id), label: t("learners.title") }}
				title={t("cohorts.title")}
				meta={course.title}
			/>
			{cohorts.length === 0 ? (
				<EmptyState icon="users-round" title={t("cohorts.none")}>
					{t("cohorts.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("cohorts.title")}>
					{cohorts.map((cohort) => (
						<CardRow key={cohort.id} className="flex-wrap justify-between">
							<span className="min-w-0 flex-1 basis-60">
								<Link to={at.cohort(cohort.id)} className="link block font-medium break-words">
									{cohort.name}
								</Link>
								<span className="text-13 text-ink-2">
									<CohortDays {...cohort} />
								</span>
							</span>
							<span className="text-sm text-ink-2">
								{cohort.seats === null
									? t("cohorts.people", { count: cohort.count })
									: t("cohorts.seatsTaken", { taken: cohort.count, seats: cohort.seats })}
							</span>
							<LinkButton size="sm" to={at.learners(course.id, { cohort: cohort.id })}>
								{t("learners.progress")}
							</LinkButton>
						</CardRow>
					))}
				</CardList>
			)}
			{edits && (
				<Form method="post" className="card mt-6 flex max-w-160 flex-col gap-4 p-4" noValidate>
					<TextField
						id="name"
						name="name"
						label={t("cohorts.name")}
						error={problem.of("name")}
						defaultValue={problem.typed("name")}
					/>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="create" className="self-start">
						{t("cohorts.new")}
					</SubmitButton>
				</Form>
			)}
		</PageBody>
	);
}
