import { Form, useLocation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PicturePicker } from "#app/media/picture-picker";
import { Button, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useHydrated } from "#app/ui/use-hydrated";
import type { EditData } from "../show-edit.server";
import { CourseCover } from "./course-cover";

/** The picture of a course. */
export function CoverForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const { pathname, search } = useLocation();
	const { revalidate } = useRevalidator();
	const hydrated = useHydrated();
	const [picks, setPicks] = useState(false);
	const problem = useFormProblem(answer, { intent: "cover", ids: { file: "cover-file" } });
	const { course, tenant } = data;
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="text-base font-semibold">{t("edit.cover")}</h2>
			{course.coverGuid && <CourseCover guid={course.coverGuid} className="aspect-video w-full rounded-lg" />}
			{!hydrated && (
				<Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
					<input type="hidden" name="id" value={course.id} />
					<input type="hidden" name="use" value="cover" />
					<label htmlFor="cover-file" className="label">
						{t("edit.picture")}
					</label>
					<input id="cover-file" type="file" name="file" accept="image/*" className="field" />
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="cover" kind="secondary">
						{t("edit.uploadPicture")}
					</SubmitButton>
				</Form>
			)}
			{hydrated && picks && (
				<PicturePicker
					action={`${pathname}${search}`}
					fields={{ intent: "picture", id: course.id, use: "cover" }}
					library={tenant}
					onPicked={() => {
						setPicks(false);
						revalidate();
					}}
					onCancel={() => setPicks(false)}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				{hydrated && !picks && (
					<Button icon="image-plus" onClick={() => setPicks(true)}>
						{t("edit.choosePicture")}
					</Button>
				)}
				{course.coverGuid && (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="id" value={course.id} />
						<SubmitButton intent="dropCover" kind="quiet">
							{t("edit.dropPicture")}
						</SubmitButton>
					</Form>
				)}
			</div>
		</section>
	);
}
