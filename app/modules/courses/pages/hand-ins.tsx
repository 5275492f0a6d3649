import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { SelectField, TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { handInTones, Marks } from "../components/marks";
import { AnswerHandInInput, HandInsQuery } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { answerHandIn, showHandIns } from "../hand-ins.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors", "people"], title: "courses:handIns.title" };

export const loader = page("learners", HandInsQuery, showHandIns);
export const action = pageAction("learners", {
	approve: handler(AnswerHandInInput, (visit: Visit, input) => answered(visit, "approved", input)),
	return: handler(AnswerHandInInput, (visit: Visit, input) => answered(visit, "returned", input)),
});

async function answered(visit: Visit, verdict: "approved" | "returned", input: z.output<typeof AnswerHandInInput>) {
	await answerHandIn(visit, verdict, input);
	return done({ snackbar: { key: `courses:snackbar.${verdict}` } });
}

type Data = Awaited<ReturnType<typeof showHandIns>>;

/** What learners have handed in, to be approved or returned with a comment. */
export default function HandIns() {
	const data = useLoaderData<typeof loader>() as Data;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const { course, items, next, isFirst, all, tenant } = data;
	const at = paths(tenant);
	const query = all ? "?all=1" : "";
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.learners(course.id), label: t("learners.title") }}
				title={t("handIns.title")}
				meta={course.title}
			/>
			<Tabs
				label={t("handIns.title")}
				tabs={[
					{ to: at.handIns(course.id), label: t("handIns.waiting"), current: !all },
					{ to: at.handIns(course.id, "?all=1"), label: t("handIns.all"), current: Boolean(all) },
				]}
			/>
			<div className="mt-5 flex flex-col gap-4">
				{items.length === 0 && (
					<EmptyState icon="inbox" title={t("handIns.none")}>
						{t("handIns.noneHelp")}
					</EmptyState>
				)}
				{items.map((item) => (
					<HandIn key={item.id} item={item} file={at.handIn(course.id, item.id)} answer={answer} />
				))}
			</div>
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("handIns.title")}>
					{!isFirst && <LinkButton to={at.handIns(course.id, query)}>{t("first")}</LinkButton>}
					{next && (
						<LinkButton to={at.handIns(course.id, `${query || "?"}${query && "&"}cursor=${next}`)}>
							{t("more")}
						</LinkButton>
					)}
				</nav>
			)}
		</PageBody>
	);
}

function HandIn({ item, file, answer }: { item: Data["items"][number]; file: string; answer: unknown }) {
	const { t } = useTranslation("courses");
	const values = (answer as { values?: { handIn?: string } } | undefined)?.values;
	const id = `comment-${item.id}`;
	const isMine = values?.handIn === item.id;
	const problem = useFormProblem(isMine ? answer : undefined, { ids: { comment: id } });
	return (
		<article className="card p-4 text-sm">
			<h2 className="text-base font-semibold">
				{item.name} · {item.step}
			</h2>
			<p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
				<Badge tone={handInTones[item.status]}>{t(`task.${item.status}`)}</Badge>
				{t("handIns.try", { number: item.number })} · <Time at={item.at} />
			</p>
			{item.words && <p className="mt-3 break-words whitespace-pre-line">{item.words}</p>}
			{item.file && (
				<a href={file} download className="link mt-2 inline-block break-all">
					{item.file}
				</a>
			)}
			{item.status !== "handedIn" && item.comment && (
				<p className="mt-3 rounded-lg bg-sunken p-3 break-words whitespace-pre-line">{item.comment}</p>
			)}
			<Marks marks={item.marks} />
			{item.status === "handedIn" && (
				<Form method="post" className="mt-4 flex flex-col gap-3" preventScrollReset noValidate>
					<input type="hidden" name="handIn" value={item.id} />
					{item.criteria.map((criterion, at) => (
						<SelectField
							key={criterion}
							id={`mark-${item.id}-${at}`}
							name="marks[]"
							label={criterion}
							width="max-w-60"
							options={[
								{ value: "", label: t("mark.none") },
								...[0, 1, 2, 3].map((mark) => ({ value: String(mark), label: t(`mark.${mark}`) })),
							]}
						/>
					))}
					<TextArea
						id={id}
						name="comment"
						label={t("handIns.comment")}
						rows={3}
						error={problem.of("comment")}
						defaultValue={problem.typed("comment")}
						optional
					/>
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="approve" icon="check">
							{t("handIns.approve")}
						</SubmitButton>
						<SubmitButton intent="return" kind="secondary" icon="undo-2">
							{t("handIns.return")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</article>
	);
}
