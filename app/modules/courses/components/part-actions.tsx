import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { paths } from "../paths";
import type { EditData } from "../show-edit.server";

/** What can be done with a whole chapter or lesson: copied, moved to another chapter, put into the trash. */
export function PartActions({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "duplicate" });
	const { part, tree } = data;
	if (!part) return null;
	const others = tree.filter(({ id }) => id !== part.chapterId);
	return (
		<section className="card flex flex-col gap-4 p-4">
			<h2 className="text-base font-semibold">{t(part.isChapter ? "edit.thisChapter" : "edit.thisLesson")}</h2>
			<Approval data={data} answer={answer} />
			{!part.isChapter && others.length > 0 && (
				<Form method="post" preventScrollReset className="flex flex-col items-start gap-2">
					<input type="hidden" name="id" value={part.id} />
					<SelectField
						id="chapterId"
						name="chapterId"
						label={t("edit.moveTo")}
						className="w-full"
						options={others.map(({ id, title }) => ({ value: id, label: title }))}
					/>
					<SubmitButton intent="moveTo" kind="secondary">
						{t("edit.move")}
					</SubmitButton>
				</Form>
			)}
			<FormErrors errors={problem.summary} />
			{data.text?.isThere && (
				<LinkButton
					icon="history"
					to={paths(data.tenant).versions(data.course.id, part.id, { language: data.language })}
					className="self-start"
				>
					{t("versions.title")}
				</LinkButton>
			)}
			<Form method="post" className="flex flex-wrap gap-2">
				<input type="hidden" name="id" value={part.id} />
				<SubmitButton intent="duplicate" kind="secondary" icon="copy">
					{t("edit.duplicate")}
				</SubmitButton>
				<SubmitButton intent="trashPart" kind="danger" icon="trash-2">
					{t("edit.trash")}
				</SubmitButton>
			</Form>
		</section>
	);
}

/** Whether the text in this language is approved, and the way to approve it as it stands. */
function Approval({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "approve" });
	const { part, text, language } = data;
	if (!part || !text?.isThere) return null;
	if (text.isApproved) return <p className="text-sm text-ink-2">{t("edit.isApproved")}</p>;
	return (
		<Form method="post" preventScrollReset className="flex flex-col items-start gap-2">
			<p className="text-sm text-ink-2">{t("edit.isDraft")}</p>
			<input type="hidden" name="id" value={part.id} />
			<input type="hidden" name="language" value={language} />
			<input type="hidden" name="writtenAt" value={text.writtenAt} />
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="approve" kind="secondary" icon="check">
				{t("edit.approve")}
			</SubmitButton>
		</Form>
	);
}
