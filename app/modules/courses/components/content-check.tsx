import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { TextField } from "#app/ui/text-field";
import type { EditData } from "../show-edit.server";

type Props = { course: EditData["course"]; check: string; answer: unknown };

/** When a course was last looked through and is to be looked through again, with the way to what is found by itself. */
export function ContentCheck({ course, check, answer }: Props) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const problem = useFormProblem(answer, { intent: "checked" });
	return (
		<section className="card flex flex-col gap-4 p-4">
			<h2 className="text-base font-semibold">{t("check.content")}</h2>
			<LinkButton icon="list-checks" to={check} className="self-start">
				{t("check.title")}
			</LinkButton>
			{course.checkedOn && <p className="text-sm">{t("check.checkedOn", { date: date(course.checkedOn) })}</p>}
			<Form method="post" preventScrollReset className="flex flex-col gap-3" noValidate>
				<input type="hidden" name="id" value={course.id} />
				<TextField
					id="checkBy"
					name="checkBy"
					type="date"
					label={t("check.by")}
					help={t("check.byHelp")}
					error={problem.of("checkBy")}
					defaultValue={problem.typed("checkBy") ?? course.checkBy ?? ""}
					optional
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="checked" kind="secondary" className="self-start">
					{t("check.done")}
				</SubmitButton>
			</Form>
		</section>
	);
}
