import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { joinCohort, leaveCohort, removeCohort, saveCohort, showCohort } from "../cohorts.server";
import { AssignFields } from "../components/assign-fields";
import { CohortForm } from "../components/cohort-form";
import { CohortDays, CohortMeetings } from "../components/cohort-meetings";
import { useStepsDone } from "../components/use-steps-done";
import { CohortMemberInput, CohortQuery, JoinCohortInput, SaveCohortInput } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "people", "errors"], title: "courses:cohorts.title" };

export const loader = page("learners", CohortQuery, showCohort);
export const action = pageAction("learners", {
	save: handler(
		SaveCohortInput,
		async (visit: Visit, input) => {
			await saveCohort(visit, input);
			return done({ snackbar: { key: "courses:snackbar.saved" } });
		},
		{ level: 30 },
	),
	remove: handler(
		CohortQuery,
		async (visit: Visit, input) => {
			const courseId = await removeCohort(visit, input);
			return done({ to: paths(visit.tenant.guid).cohorts(courseId), snackbar: { key: "courses:snackbar.dropped" } });
		},
		{ level: 30 },
	),
	join: handler(JoinCohortInput, async (visit: Visit, input) => {
		const count = await joinCohort(visit, input);
		return done({ snackbar: { key: "courses:snackbar.assigned", params: { count } } });
	}),
	leave: handler(CohortMemberInput, async (visit: Visit, input) => {
		await leaveCohort(visit, input);
		return done({ snackbar: { key: "courses:snackbar.leftCohort" } });
	}),
});

export type CohortData = Awaited<ReturnType<typeof showCohort>>;

/** One cohort: when it meets, who is in it and how far they have come. */
export default function CohortPage() {
	const { course, cohort, members, choice, edits, tenant } = useLoaderData<typeof loader>() as CohortData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const { stepsDone } = useStepsDone();
	const problem = useFormProblem(answer, { intent: "join" });
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.cohorts(course.id), label: t("cohorts.title") }}
				title={cohort.name}
				meta={course.title}
				actions={
					<LinkButton icon="chart-line" to={at.learners(course.id, { cohort: cohort.id })}>
						{t("learners.progress")}
					</LinkButton>
				}
			/>
			<p className="mb-4 text-sm text-ink-2">
				<CohortDays {...cohort} />
			</p>
			<CohortMeetings meetings={cohort.meetings} />
			<Section
				title={t("cohorts.members")}
				aside={
					<span className="text-sm text-ink-2">
						{cohort.seats === null
							? t("cohorts.people", { count: cohort.count })
							: t("cohorts.seatsTaken", { taken: cohort.count, seats: cohort.seats })}
					</span>
				}
			>
				{members.length > 0 && (
					<CardList label={t("cohorts.members")}>
						{members.map(({ userId, name, done: steps, all }) => (
							<CardRow key={userId} className="flex-wrap justify-between">
								<span className="min-w-0 flex-1 basis-40 font-medium break-words">{name}</span>
								<Progress value={steps} max={Math.max(1, all)} label={stepsDone(steps, all)} inline />
								<ConfirmButton
									label={t("cohorts.leave", { personName: name })}
									kind="quiet"
									size="sm"
									title={t("cohorts.leave", { personName: name })}
									confirmLabel={t("learners.remove")}
									fields={{ intent: "leave", userId }}
								>
									{t("cohorts.leaveHelp")}
								</ConfirmButton>
							</CardRow>
						))}
					</CardList>
				)}
				<Form
					method="post"
					preventScrollReset
					className="card mt-4 flex flex-col gap-4 p-4"
					noValidate
					key={cohort.count}
				>
					<AssignFields {...{ tenant, choice, problem }} hasDueOn={false} intent="join" label={t("cohorts.join")} />
				</Form>
			</Section>
			{edits && (
				<>
					<Section title={t("cohorts.settings")}>
						<CohortForm cohort={cohort} answer={answer} />
					</Section>
					<div className="mt-6">
						<ConfirmButton
							label={t("cohorts.remove")}
							icon="trash-2"
							title={t("cohorts.remove")}
							confirmLabel={t("cohorts.remove")}
							fields={{ intent: "remove" }}
						>
							{t("cohorts.removeHelp")}
						</ConfirmButton>
					</div>
				</>
			)}
		</PageBody>
	);
}
