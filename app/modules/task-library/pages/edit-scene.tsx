import { Form, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CoverForm } from "#app/media/cover/cover-form";
import { IconButton, LinkButton, SubmitButton } from "#app/ui/button";
import { FilterBar } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { MoveButtons } from "#app/ui/move-buttons";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { useDragSort } from "#app/ui/use-drag-sort";
import { editSceneVerbs } from "../actions.server";
import { ContentMeta } from "../components/content-meta";
import { RecordActions } from "../components/record-actions";
import { TitleFields } from "../components/title-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type EditSceneData, showEditScene } from "../show.server";
import { EditSceneQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "media", "filePicker", "errors"], title: "taskLibrary:scenes.edit" };

export const loader = page("edit", EditSceneQuery, showEditScene);
export const action = pageAction("edit", editSceneVerbs, { bodyMax: 6_000_000 });

export default function EditScene() {
	const data = useLoaderData<typeof loader>() as EditSceneData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const { scene, tenant } = data;
	const at = paths(tenant);
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
					<Items data={data} />
					<Found data={data} answer={answer} />
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

/** The contents of the scene in their order. */
function Items({ data }: { data: EditSceneData }) {
	const { t } = useTranslation("taskLibrary");
	const { submit } = useFetcher();
	const { scene, items, tenant } = data;
	const at = paths(tenant);
	const carried = useDragSort(
		items.map(({ id }) => id),
		(ids) => {
			const form = new FormData();
			form.set("intent", "sort");
			form.set("id", scene.id);
			for (const id of ids) form.append("ids[]", id);
			submit(form, { method: "post" });
		},
	);
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-base font-semibold">{t("scenes.contents")}</h2>
			{items.length === 0 && <p className="text-sm text-ink-2">{t("scenes.empty")}</p>}
			<ol aria-label={t("scenes.contents")} className="flex flex-col gap-2 empty:hidden">
				{items.map((content, place) => (
					<li key={content.id} {...carried(content.id)}>
						<div className="card flex items-center gap-2 p-2">
							<Icon name="grip-vertical" className="size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
							<span className="w-6 shrink-0 text-right text-13 text-ink-3 tabular-nums">{place + 1}</span>
							<div className="min-w-0 flex-1 py-1">
								<Link
									to={at.editContent(content.id)}
									lang={content.lang}
									className="inline-flex min-h-6 items-center font-medium break-words hover:underline max-md:min-h-11"
								>
									{content.title}
								</Link>
								<ContentMeta content={content} />
							</div>
							<MoveButtons
								fields={{ id: scene.id, contentId: content.id }}
								labels={{
									up: t("edit.moveUp", { title: content.title }),
									down: t("edit.moveDown", { title: content.title }),
								}}
								isFirst={place === 0}
								isLast={place === items.length - 1}
							/>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="remove" />
								<input type="hidden" name="id" value={scene.id} />
								<input type="hidden" name="contentId" value={content.id} />
								<IconButton type="submit" icon="x" size="sm" label={t("scenes.remove", { title: content.title })} />
							</Form>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Contents of the library that can be put into the scene. */
function Found({ data, answer }: { data: EditSceneData; answer: unknown }) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent: "add" });
	const { scene, found, find, isFull } = data;
	if (isFull) return <p className="text-sm text-ink-2">{t("errors.tooManyItems")}</p>;
	return (
		<section>
			<h2 className="text-base font-semibold">{t("scenes.add")}</h2>
			<FilterBar searchLabel={t("library.search")} searchName="find" query={find} />
			<FormErrors errors={problem.summary} />
			{found.length === 0 && <p className="text-sm text-ink-2">{t("scenes.nothingFound")}</p>}
			<ul aria-label={t("scenes.add")} className="flex flex-col divide-y divide-line empty:hidden">
				{found.map((content) => (
					<li key={content.id} className="flex items-center gap-3 py-2">
						<div className="min-w-0 flex-1">
							<p lang={content.lang} className="font-medium break-words">
								{content.title}
							</p>
							<ContentMeta content={content} />
						</div>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="add" />
							<input type="hidden" name="id" value={scene.id} />
							<input type="hidden" name="contentId" value={content.id} />
							<IconButton type="submit" icon="plus" label={t("scenes.addOne", { title: content.title })} />
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}
