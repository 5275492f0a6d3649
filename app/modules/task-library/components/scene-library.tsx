import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkOrCopy } from "#app/directory/components/link-or-copy";
import { carrying } from "#app/directory/components/link-or-copy-drop";
import { FilterBar } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import type { EditSceneData } from "../show.server";
import { ContentMeta } from "./content-meta";

type LibraryProps = { data: EditSceneData; answer: unknown; onCarry: (id: string | null) => void };

/** Contents of the library that can be put into the scene: by dragging them there, or by the buttons at each. */
export function SceneLibrary({ data, answer, onCarry }: LibraryProps) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent: "add" });
	const { scene, found, find, isFull } = data;
	if (isFull) return <p className="text-sm text-ink-2">{t("errors.tooManyItems")}</p>;
	return (
		<section>
			<h2 className="text-base font-semibold">{t("scenes.add")}</h2>
			<p className="text-13 text-ink-3">{t("scenes.addHelp")}</p>
			<FilterBar searchLabel={t("library.search")} searchName="find" query={find} />
			<FormErrors errors={problem.summary} />
			{found.length === 0 && <p className="text-sm text-ink-2">{t("scenes.nothingFound")}</p>}
			<ul aria-label={t("scenes.add")} className="flex flex-col divide-y divide-line empty:hidden">
				{found.map((content) => (
					<li key={content.id} {...carrying(content.id, onCarry)} className="flex flex-wrap items-center gap-3 py-2">
						<Icon name="grip-vertical" className="size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
						<div className="min-w-0 flex-1 basis-52">
							<p lang={content.lang} className="font-medium break-words">
								{content.title}
							</p>
							<ContentMeta content={content} />
						</div>
						<Form method="post" preventScrollReset className="flex gap-2">
							<input type="hidden" name="id" value={scene.id} />
							<input type="hidden" name="contentId" value={content.id} />
							<input type="hidden" name="intent" value="add" />
							<LinkOrCopy
								words={(how) => t(`scenes.addAs.${how}`)}
								named={(how) => t(`scenes.addAs.${how}Of`, { title: content.title })}
							/>
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}
