import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { type Column, Table } from "#app/ui/table";
import { CourseQuery } from "../courses.schema";
import { showFigures } from "../figures.server";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:figures.title" };

export const loader = page("edit", CourseQuery, showFigures);

type Data = Awaited<ReturnType<typeof showFigures>>;

/** Where learners stop in a course, how long its steps take them, and which questions are hard. */
export default function Figures() {
	const data = useLoaderData<typeof loader>() as Data;
	const { t } = useTranslation("courses");
	const { number } = useFormat();
	const { course, taken, steps, hardest, feedback, tenant } = data;
	const at = paths(tenant);
	const columns: Column<Data["steps"][number]>[] = [
		{ key: "step", header: t("figures.step"), phone: "title", cell: ({ title }) => title },
		{
			key: "finished",
			header: t("figures.finished"),
			cell: ({ started, finished }) => (
				<Progress
					value={finished}
					max={Math.max(taken, 1)}
					label={t("figures.finishedOf", { finished, started })}
					inline
				/>
			),
		},
		{
			...{ key: "median", header: t("figures.median"), align: "right" as const, phone: "end" as const },
			cell: ({ minutes }) => (minutes === null ? "" : t("minutes", { count: minutes })),
		},
		{
			...{ key: "planned", header: t("figures.planned"), align: "right" as const, phone: "hide" as const },
			cell: ({ planned }) => t("minutes", { count: planned }),
		},
	];
	const questions: Column<Data["hardest"][number]>[] = [
		{ key: "question", header: t("edit.question"), phone: "title", cell: ({ text }) => text },
		{ key: "step", header: t("figures.step"), cell: ({ step }) => step },
		{
			...{ key: "wrong", header: t("figures.wrong"), align: "right" as const, phone: "end" as const },
			cell: ({ wrong, answered }) => t("figures.wrongOf", { wrong, answered }),
		},
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.learners(course.id), label: t("learners.title") }}
				title={t("figures.title")}
				meta={course.title}
			/>
			{taken === 0 ? (
				<EmptyState icon="chart-line" title={t("learners.none")}>
					{t("figures.noneHelp")}
				</EmptyState>
			) : (
				<>
					<Table label={t("figures.title")} columns={columns} rows={steps} rowKey={({ id }) => id} />
					{hardest.length > 0 && (
						<section className="mt-8">
							<h2 className="mb-3 text-base font-semibold">{t("figures.hardest")}</h2>
							<Table label={t("figures.hardest")} columns={questions} rows={hardest} rowKey={({ id }) => id} />
						</section>
					)}
					{feedback.average !== null && (
						<section className="mt-8">
							<h2 className="mb-2 text-base font-semibold">{t("feedback.given")}</h2>
							<p className="text-sm">
								{t("feedback.average", { average: number(Math.round(feedback.average * 10) / 10) })} ({feedback.count})
							</p>
							<ul className="mt-3 flex flex-col gap-2">
								{feedback.comments.map(({ id, stars, comment }) => (
									<li key={id} className="card p-3 text-sm">
										<p className="text-ink-2">{t("feedback.of", { stars })}</p>
										<p className="break-words whitespace-pre-line">{comment}</p>
									</li>
								))}
							</ul>
						</section>
					)}
				</>
			)}
		</PageBody>
	);
}
