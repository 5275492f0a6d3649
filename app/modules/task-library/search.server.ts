import { textFor } from "#app/platform/localised";
import type { Visit } from "#app/platform/tenant/context";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { learningContents, learningScenes } from "#db/schema/task-library";
import { openContents } from "./contents.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { openScenes } from "./scenes.server";

const titleFor = ({ language }: Visit, of: { titles: Record<string, string>; language: string }) =>
	textFor(of.titles, language, of.language).text;

/** The contents and learning scenes that the visitor may open. */
export const search = [
	moduleSearch(manifest, "library", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(learningContents, { where: openContents(visit), search: { text }, limit }),
				(content) => ({
					...{ id: content.id, title: titleFor(visit, content) },
					href: paths(visit.tenant.guid).content(content.id),
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).library, text),
	}),
	moduleSearch(manifest, "scenes", {
		reading: (visit, { text, limit }) =>
			asHits(visit.rows.listing(learningScenes, { where: openScenes(visit), search: { text }, limit }), (scene) => ({
				...{ id: scene.id, title: titleFor(visit, scene) },
				href: paths(visit.tenant.guid).lesson(scene.id),
			})),
		all: (visit, text) => searching(paths(visit.tenant.guid).scenes, text),
	}),
];
