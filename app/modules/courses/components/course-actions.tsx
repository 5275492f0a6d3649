import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { EditData } from "../show-edit.server";

const next = { draft: ["published"], published: ["draft", "archived"], archived: ["published"] } as const;

type Props = { course: EditData["course"]; archive: string; answer: unknown };

/** Where a course stands and what can be done with the whole of it. */
export function CourseActions({ course, archive, answer }: Props) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "status" });
	return (
		<section className="card flex flex-col gap-4 p-4">
			<h2 className="flex items-center gap-2 text-base font-semibold">
				{t("filter.status")}
				<Badge tone={course.status === "published" ? "success" : "neutral"}>{t(`status.${course.status}`)}</Badge>
			</h2>
			<Form method="post" preventScrollReset className="flex flex-wrap gap-2">
				<input type="hidden" name="intent" value="status" />
				<input type="hidden" name="id" value={course.id} />
				{next[course.status].map((status) => (
					<SubmitButton
						key={status}
						name="status"
						value={status}
						kind={status === "published" ? "primary" : "secondary"}
					>
						{t(`setStatus.${status}`)}
					</SubmitButton>
				))}
				<FormErrors errors={problem.summary} />
			</Form>
			<LinkButton icon="download" to={archive} reloadDocument className="self-start">
				{t("edit.archive")}
			</LinkButton>
			<Form method="post">
				<input type="hidden" name="id" value={course.id} />
				<SubmitButton intent="duplicateCourse" kind="secondary" icon="copy">
					{t("edit.duplicate")}
				</SubmitButton>
			</Form>
			<div>
				<ConfirmButton
					label={t("edit.trash")}
					icon="trash-2"
					title={t("edit.trashTitle", { courseTitle: course.name })}
					confirmLabel={t("edit.trash")}
					fields={{ intent: "trashCourse", id: course.id }}
				>
					{t("edit.trashHelp")}
				</ConfirmButton>
			</div>
		</section>
	);
}
