import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { AssignFields } from "../components/assign-fields";
import { validityTones } from "../components/certificate-notice";
import { useStepsDone } from "../components/use-steps-done";
import { AssignInput, LearnersQuery, RemoveLearnerInput, UnassignInput } from "../courses.schema";
import { assign, removeLearner, unassign } from "../enrolments.server";
import { page, pageAction } from "../guard.server";
import { showLearners } from "../learners.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "people", "modules", "errors"], title: "courses:learners.title" };

export const loader = page("learners", LearnersQuery, showLearners);
export const action = pageAction("learners", {
	assign: handler(AssignInput, async (visit: Visit, input) => {
		const count = await assign(visit, input);
		return done({ snackbar: { key: "courses:snackbar.assigned", params: { count } } });
	}),
	unassign: handler(
		UnassignInput,
		async (visit: Visit, input) => {
			await unassign(visit, input);
			return done({ snackbar: { key: "courses:snackbar.saved" } });
		},
		{ level: 30 },
	),
	remove: handler(RemoveLearnerInput, async (visit: Visit, input) => {
		await removeLearner(visit, input);
		return done({ snackbar: { key: "courses:snackbar.removed" } });
	}),
});

type Data = Awaited<ReturnType<typeof showLearners>>;
const tones = { completed: "success", overdue: "danger", inProgress: "info", notStarted: "neutral" } as const;

/** Who takes a course, how far they have come, and the form that assigns it. */
export default function Learners() {
	const data = useLoaderData<typeof loader>() as Data;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const { percentDone } = useStepsDone();
	const { course, chapters, learners, cohorts, cohort, next, isFirst, tenant } = data;
	const at = paths(tenant);
	type Learner = (typeof learners)[number];
	const columns: Column<Learner>[] = [
		{
			...{ key: "name", header: t("learners.name"), phone: "title" },
			cell: ({ name, userId }) => (
				<Link to={at.evidence(course.id, userId)} className="link">
					{name}
				</Link>
			),
		},
		{
			key: "status",
			header: t("learners.status"),
			phone: "state",
			cell: ({ status }) => <Badge tone={tones[status]}>{t(`learners.${status}`)}</Badge>,
		},
		{ key: "dueOn", header: t("learners.dueOn"), cell: ({ dueOn }) => dueOn && date(dueOn) },
		...(learners.some(({ validUntil }) => validUntil !== null)
			? [
					{
						...{ key: "validUntil", header: t("learners.validUntil"), phone: "state" as const },
						cell: ({ validity, validUntil }: Learner) =>
							validity &&
							validUntil && (
								<span className="inline-flex flex-wrap items-center gap-2">
									<Badge tone={validityTones[validity]}>{t(`validity.${validity}`)}</Badge>
									{date(validUntil)}
								</span>
							),
					},
				]
			: []),
		{
			...{ key: "progress", header: t("learners.progress"), align: "right" as const, phone: "end" as const },
			cell: ({ done: steps, all }) => `${steps}/${all} · ${percentDone(steps, all)}`,
		},
		...chapters.map(({ id, title }, index) => ({
			...{ key: id, header: title, align: "right" as const, phone: "hide" as const },
			cell: (one: Learner) => `${one.chapters[index]?.done ?? 0}/${one.chapters[index]?.all ?? 0}`,
		})),
		{
			...{ key: "remove", header: t("learners.actions"), hideHeader: true, phone: "state" as const },
			cell: ({ userId, name, doneAt }) =>
				doneAt === null && (
					<ConfirmButton
						label={t("learners.removeOne", { personName: name })}
						kind="quiet"
						size="sm"
						title={t("learners.removeOne", { personName: name })}
						confirmLabel={t("learners.remove")}
						fields={{ intent: "remove", id: course.id, userId }}
					>
						{t("learners.removeHelp")}
					</ConfirmButton>
				),
		},
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.course(course.id), label: course.title }}
				title={t("learners.title")}
				actions={
					<>
						<LinkButton icon="inbox" to={at.handIns(course.id)}>
							{t("handIns.title")}
						</LinkButton>
						{data.assignsAll && (
							<LinkButton icon="chart-line" to={at.figures(course.id)}>
								{t("figures.title")}
							</LinkButton>
						)}
						<LinkButton icon="calendar-days" to={at.cohorts(course.id)}>
							{t("cohorts.title")}
						</LinkButton>
						<LinkButton icon="download" to={at.learnersExport(course.id, { cohort })} reloadDocument>
							{t("learners.export")}
						</LinkButton>
					</>
				}
			/>
			<Assign data={data} answer={answer} />
			{cohorts.length > 0 && (
				<div className="mt-6">
					<Tabs
						label={t("cohorts.title")}
						tabs={[
							{ to: at.learners(course.id), label: t("learners.everybody"), current: cohort === null },
							...cohorts.map(({ id, name }) => ({
								...{ to: at.learners(course.id, { cohort: id }), label: name, current: cohort === id },
							})),
						]}
					/>
				</div>
			)}
			<div className="mt-6">
				{learners.length > 0 ? (
					<Table label={t("learners.title")} columns={columns} rows={learners} rowKey={({ userId }) => userId} wide />
				) : (
					<EmptyState icon="users-round" title={t("learners.none")}>
						{t("learners.noneHelp")}
					</EmptyState>
				)}
			</div>
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("learners.title")}>
					{!isFirst && <LinkButton to={at.learners(course.id, { cohort })}>{t("first")}</LinkButton>}
					{next && <LinkButton to={at.learners(course.id, { cohort, cursor: next })}>{t("more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}

function Assign({ data, answer }: { data: Data; answer: unknown }) {
	const { t } = useTranslation(["courses", "modules"]);
	const { date } = useFormat();
	const problem = useFormProblem(answer, { intent: "assign" });
	const { course, choice, roles, assignsAll, tenant } = data;
	const named = (to: string) =>
		to === "everybody" ? t("learners.everybody") : t(`modules:roles.${to.slice(5)}`, { defaultValue: to.slice(5) });
	return (
		<details open={problem.refused || undefined} className="card max-w-160 p-4">
			<summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold max-md:min-h-11">
				{t("learners.assign")}
			</summary>
			{course.assignedTo.length > 0 && (
				<ul className="mt-3 flex flex-col gap-2">
					{course.assignedTo.map(({ to, dueOn }) => (
						<li key={to} className="flex flex-wrap items-center justify-between gap-2 text-sm">
							<span>
								{dueOn
									? t("learners.ruleUntil", { group: named(to), date: date(dueOn) })
									: t("learners.rule", { group: named(to) })}
							</span>
							{assignsAll && (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="id" value={course.id} />
									<input type="hidden" name="to" value={to} />
									<SubmitButton intent="unassign" kind="quiet" size="sm">
										{t("learners.endRule")}
									</SubmitButton>
								</Form>
							)}
						</li>
					))}
				</ul>
			)}
			<Form method="post" preventScrollReset className="mt-4 flex flex-col gap-5" noValidate>
				<input type="hidden" name="id" value={course.id} />
				{assignsAll && (
					<CheckboxGroup
						name="to[]"
						legend={t("learners.groups")}
						help={t("learners.groupsHelp")}
						isTicked={(value) => problem.ticked("to", value) ?? false}
						layout="flow"
						options={["everybody", ...roles.map((role) => `role:${role}`)].map((value) => ({
							value,
							label: named(value),
						}))}
					/>
				)}
				<AssignFields {...{ tenant, choice, problem }} intent="assign" label={t("learners.assign")} />
			</Form>
		</details>
	);
}
