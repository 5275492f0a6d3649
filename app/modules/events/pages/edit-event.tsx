import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody } from "#app/ui/page-header";
import { ChangeGuard, moveIn } from "../components/change-guard";
import { EventFields } from "../components/event-fields";
import { EventHead } from "../components/event-head";
import { CoverInput, EditEventInput, EventRef } from "../events.schema";
import { changeEvent, duplicate, saveAsTemplate, showEditEvent } from "../events.server";
import { page, pageAction } from "../guard.server";
import { cancelEvent, dropCover, publishEvent, setCover } from "../publish.server";

export const handle = { i18n: ["events", "media", "errors"], title: "events:page.edit" };

/** Bytes of the form with a picture. */
const COVER_MAX = 6_000_000;

export const loader = page("list", EventRef, showEditEvent);
export const action = pageAction(
	"list",
	{
		save: handler(EditEventInput, changeEvent),
		publish: handler(EventRef, publishEvent),
		cancelEvent: handler(EventRef, cancelEvent),
		duplicate: handler(EventRef, duplicate),
		template: handler(EventRef, saveAsTemplate),
		cover: handler(CoverInput, setCover),
		dropCover: handler(EventRef, dropCover),
	},
	{ bodyMax: COVER_MAX },
);

export default function EditEvent() {
	const { head, values, cover, courseSteps } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const move = moveIn(answer);
	const picture = useFormProblem(answer, { intent: "cover", ids: { file: "cover" } });
	const { t } = useTranslation("events");
	return (
		<PageBody width="settings">
			<EventHead head={head} current="edit" />
			{head.status === "draft" && !head.isTemplate && (
				<div className="mb-5">
					<Notice
						title={t("draftTitle")}
						action={
							<Form method="post">
								<SubmitButton intent="publish" icon="megaphone">
									{t("publish")}
								</SubmitButton>
							</Form>
						}
					>
						{t("draftHelp")}
					</Notice>
				</div>
			)}
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={values.updatedAt} />
				<EventFields values={values} problem={problem} courseSteps={courseSteps} isKnown />
				<FormErrors errors={problem.summary} />
				{move && <ChangeGuard move={move} />}
				<div>
					<SubmitButton intent="save">{move ? t("guard.save", { count: move.notified }) : t("save")}</SubmitButton>
				</div>
			</Form>
			<Section title={t("cover.title")} intro={t("cover.help")} className="mt-10">
				{cover && <img src={`/api/media/${cover}`} alt="" className="mb-3 max-h-48 rounded-lg object-cover" />}
				<Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
					<Field id="cover" label={t("cover.file")} error={picture.of("file")}>
						{(ties) => <FileInput {...ties} name="file" accept="image/*" />}
					</Field>
					<SubmitButton intent="cover" kind="secondary" icon="image-plus">
						{t("cover.upload")}
					</SubmitButton>
				</Form>
				{cover && (
					<Form method="post" className="mt-2">
						<SubmitButton intent="dropCover" kind="quiet">
							{t("cover.remove")}
						</SubmitButton>
					</Form>
				)}
			</Section>
			<Section title={t("more")} className="mt-10">
				<div className="flex flex-wrap gap-2">
					<Form method="post">
						<SubmitButton intent="duplicate" kind="secondary" icon="copy">
							{t("duplicate")}
						</SubmitButton>
					</Form>
					{!head.isTemplate && (
						<Form method="post">
							<SubmitButton intent="template" kind="secondary">
								{t("saveTemplate")}
							</SubmitButton>
						</Form>
					)}
					{head.status === "published" && !head.isOver && (
						<ConfirmButton
							label={t("cancelEvent")}
							title={t("cancelTitle", { title: head.title })}
							confirmLabel={t("cancelEvent")}
							fields={{ intent: "cancelEvent" }}
						>
							{t("cancelHelp", { count: head.taken })}
						</ConfirmButton>
					)}
				</div>
			</Section>
		</PageBody>
	);
}
