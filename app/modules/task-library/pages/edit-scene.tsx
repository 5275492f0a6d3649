import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CoverForm } from "#app/media/cover/cover-form";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { editSceneHandlers } from "../actions.server";
import { RecordActions } from "../components/record-actions";
import { SceneItems } from "../components/scene-items";
import { SceneLibrary } from "../components/scene-library";
import { TitleFields } from "../components/title-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type EditSceneData, showEditScene } from "../show.server";
import { EditSceneQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "media", "filePicker", "errors"], title: "taskLibrary:scenes.edit" };

export const loader = page("edit", EditSceneQuery, showEditScene);
export const action = pageAction("edit", editSceneHandlers, { bodyMax: 6_000_000 });

export default function EditScene() {
	const data = useLoaderData<typeof loader>() as EditSceneData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const { scene, tenant } = data;
	const at = paths(tenant);
	const [carried, setCarried] = useState<string | null>(null);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.scenes, label: t("scenes.title") }}
				title={scene.name}
				meta={`${t("contents", { count: scene.contentCount })} · ${t("minutes", { count: scene.minutes })}`}
				actions={
					<LinkButton icon="eye" to={at.lesson(scene.id)}>
						{t("edit.open")}
					</LinkButton>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="flex min-w-0 flex-col gap-8">
					<SceneForm key={scene.updatedAt} scene={scene} answer={answer} />
					<SceneItems data={data} carried={carried} />
					<SceneLibrary data={data} answer={answer} onCarry={setCarried} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					<RecordActions id={scene.id} name={scene.name} status={scene.status} trashHelp={t("scenes.trashHelp")} />
					<CoverForm
						title={t("scenes.picture")}
						id={scene.id}
						coverGuid={scene.coverGuid}
						icon="presentation"
						tenant={tenant}
						answer={answer}
					/>
				</div>
			</div>
		</PageBody>
	);
}

function SceneForm({ scene, answer }: { scene: EditSceneData["scene"]; answer: unknown }) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent: "save" });
	return (
		<Form method="post" preventScrollReset className="flex flex-col gap-5" noValidate>
			<input type="hidden" name="id" value={scene.id} />
			<input type="hidden" name="updatedAt" value={scene.updatedAt} />
			<TitleFields problem={problem} titles={scene.titles} language={scene.language} />
			<TextArea
				id="intro"
				name="intro"
				label={t("field.intro")}
				lang={scene.language}
				rows={3}
				error={problem.of("intro")}
				defaultValue={problem.typed("intro") ?? scene.intro}
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="save" className="self-start">
				{t("edit.save")}
			</SubmitButton>
		</Form>
	);
}
