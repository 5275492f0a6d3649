import { Form, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { How } from "#app/directory/components/link-or-copy";
import { dropping, LinkOrCopyDrop } from "#app/directory/components/link-or-copy-drop";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { MoveButtons } from "#app/ui/move-buttons";
import { useDragSort } from "#app/ui/use-drag-sort";
import { paths } from "../paths";
import type { EditSceneData } from "../show.server";
import { ContentMeta } from "./content-meta";

type ItemsProps = {
	data: EditSceneData;
	/** The content of the library that is being dragged here. */
	carried: string | null;
};

/** The contents of a scene in their order; what is dragged out of the library is dropped here, as itself or as a copy. */
export function SceneItems({ data, carried: content }: ItemsProps) {
	const { t } = useTranslation("taskLibrary");
	const { submit } = useFetcher();
	const { scene, items, tenant } = data;
	const at = paths(tenant);
	const send = (fields: Record<string, string | string[]>) => {
		const form = new FormData();
		form.set("id", scene.id);
		for (const [name, value] of Object.entries(fields))
			for (const one of [value].flat()) form.append(Array.isArray(value) ? `${name}[]` : name, one);
		submit(form, { method: "post" });
	};
	const carried = useDragSort(
		items.map(({ id }) => id),
		(ids) => send({ intent: "sort", ids }),
	);
	const drop = (how: How, before = "") => content && send({ intent: "add", contentId: content, how, before });
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-base font-semibold">{t("scenes.contents")}</h2>
			{items.length === 0 && <p className="text-sm text-ink-2">{t("scenes.empty")}</p>}
			<ol aria-label={t("scenes.contents")} className="flex flex-col gap-2 empty:hidden">
				{items.map((one, place) => (
					<li key={one.id} {...(content ? dropping(() => drop("link", one.id)) : carried(one.id))}>
						<div className="card flex items-center gap-2 p-2">
							<Icon name="grip-vertical" className="size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
							<span className="w-6 shrink-0 text-right text-13 text-ink-3 tabular-nums">{place + 1}</span>
							<div className="min-w-0 flex-1 py-1">
								<Link
									to={one.isProvided ? at.content(one.id) : at.editContent(one.id)}
									lang={one.lang}
									className="inline-flex min-h-6 items-center font-medium break-words hover:underline max-md:min-h-11"
								>
									{one.title}
								</Link>
								<ContentMeta content={one} />
							</div>
							<MoveButtons
								fields={{ id: scene.id, contentId: one.id }}
								labels={{
									up: t("edit.moveUp", { title: one.title }),
									down: t("edit.moveDown", { title: one.title }),
								}}
								isFirst={place === 0}
								isLast={place === items.length - 1}
							/>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="remove" />
								<input type="hidden" name="id" value={scene.id} />
								<input type="hidden" name="contentId" value={one.id} />
								<IconButton type="submit" icon="x" size="sm" label={t("scenes.remove", { title: one.title })} />
							</Form>
						</div>
					</li>
				))}
			</ol>
			{content && <LinkOrCopyDrop words={(how) => t(`scenes.drop.${how}`)} onDrop={drop} />}
		</section>
	);
}
