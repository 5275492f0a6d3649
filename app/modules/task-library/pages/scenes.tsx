import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { useListAddress } from "#app/lists/components/use-list-address";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { TextArea } from "#app/ui/text-field";
import { scenesHandlers } from "../actions.server";
import { SceneCard } from "../components/scene-card";
import { TitleFields } from "../components/title-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { sceneList } from "../scenes.list";
import { showScenes } from "../show.server";
import { ScenesQuery } from "../task-library.schema";

export const handle = {
	i18n: ["taskLibrary", "lists", "people", "modules", "errors"],
	title: "taskLibrary:scenes.title",
};

export const loader = page("scenes", ScenesQuery, showScenes);
export const action = pageAction("scenes", scenesHandlers);

const sorts = ["-created", "title", "minutes"] as const;

export default function Scenes() {
	const { list, rows, edits, language, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["taskLibrary", "lists"]);
	const at = paths(tenant);
	const address = useListAddress(sceneList, list);
	return (
		<ListPage
			definition={sceneList}
			list={list}
			rows={rows}
			path={at.scenes}
			answer={answer}
			title={t("scenes.title")}
			actions={
				edits && (
					<LinkButton icon="trash-2" to={`${at.scenes}/trash`}>
						{t("scenes.trash")}
					</LinkButton>
				)
			}
			bar={{
				searchLabel: t("scenes.search"),
				without: edits ? [] : ["status"],
				hasColumns: false,
				actions: (
					<Menu
						buttonClass="btn btn-quiet btn-sm cursor-pointer"
						button={
							<>
								<Icon name="arrow-up-down" />
								{t("sort.by")}
							</>
						}
						entries={sorts.map((sort) => ({
							...{ kind: "link" as const, label: t(`sort.${sort.replace("-", "")}`), to: address.to({ sort }) },
							chosen: list.state.sort === sort,
						}))}
					/>
				),
			}}
			above={edits && <NewScene language={language} answer={answer} />}
			empty={{ icon: "presentation", title: t("scenes.none"), help: t(edits ? "scenes.noneHelp" : "scenes.noneYet") }}
			range={t("lists:trash.range", { count: rows.length })}
			isFootBelow
		>
			{({ rows: shown }) => (
				<ul className="grid gap-5 px-4 pb-4 sm:grid-cols-2 md:px-6 lg:grid-cols-3 xl:grid-cols-4">
					{shown.map((scene) => (
						<li key={scene.id} className="flex min-w-0">
							<SceneCard scene={scene} to={at.lesson(scene.id)} />
						</li>
					))}
				</ul>
			)}
		</ListPage>
	);
}

function NewScene({ language, answer }: { language: string; answer: unknown }) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent: "create" });
	return (
		<details open={problem.refused || undefined} className="mb-4">
			<summary className="btn btn-primary w-fit">{t("scenes.new")}</summary>
			<Form method="post" className="card mt-3 flex max-w-192 flex-col gap-4 p-4" noValidate>
				<TitleFields problem={problem} titles={{}} language={language} />
				<TextArea
					id="intro"
					name="intro"
					label={t("field.intro")}
					rows={3}
					error={problem.of("intro")}
					defaultValue={problem.typed("intro")}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="create" className="self-start">
					{t("scenes.create")}
				</SubmitButton>
			</Form>
		</details>
	);
}
