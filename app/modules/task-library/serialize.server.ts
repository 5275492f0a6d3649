import { translator } from "#app/platform/i18n.server";
import { textFor } from "#app/platform/localised";
import type { RichDoc } from "#app/platform/rich-text/document";
import { calloutNames, renderRichText } from "#app/platform/rich-text/render.server";
import type { Visit } from "#app/platform/tenant/context";
import { type Content, TIMED_LEAST } from "./contents.server";
import type { Scene } from "./scenes.server";

/** A content as cards and rows show it, in the visitor's language. */
export function serializeContent(visit: Visit, content: Content) {
	const { id, kind, status, language, level, minutes, coverGuid, sceneCount, openCount, createdAt } = content;
	const { subject, profession, skill, tags, learnerCount, learnerSeconds } = content;
	const isTimed = learnerCount >= TIMED_LEAST && learnerSeconds !== null;
	const needed = isTimed ? Math.max(1, Math.round(learnerSeconds / 60)) : null;
	const title = textFor(content.titles, visit.language, language);
	// A picture is its own background.
	const cover = coverGuid ?? (kind === "image" ? content.fileGuid : null);
	return {
		...{ id, kind, status, language, level, cover, sceneCount, openCount, createdAt },
		/** The minutes that it takes: those that learners have needed, as soon as enough of them were timed. */
		...{ minutes: needed ?? minutes, said: minutes, needed },
		/** The languages of its card, the own one first; where somebody reads it in theirs. */
		languages: [language, ...Object.keys(content.variants).filter((one) => one !== language)],
		shownId: content.variants[visit.language] ?? id,
		isProvided: content.providedOf !== null,
		...{ title: title.text, lang: title.lang, subject, profession, skill, tags },
	};
}
export type ContentData = ReturnType<typeof serializeContent>;

/** All of a content: what it is of its kind, and its parts. */
export async function serializeWhole(visit: Visit, content: Content) {
	const { url, videoId, seconds, alt, parts, cues } = content;
	const t = await translator(visit.language);
	const { fileGuid, fileName, fileType, fileSize, soundGuid, soundName, soundType, soundSize, textInstead } = content;
	return {
		...serializeContent(visit, content),
		...{ url, videoId, seconds, alt, parts, cues },
		file: fileGuid ? { guid: fileGuid, name: fileName, type: fileType, size: fileSize } : null,
		sound: soundGuid ? { guid: soundGuid, name: soundName, type: soundType, size: soundSize } : null,
		textInstead: textInstead || cues.map(({ text }) => text).join("\n"),
		body:
			content.kind === "text"
				? renderRichText((content.body ?? { type: "doc" }) as RichDoc, {
						words: {
							video: t("taskLibrary:watch"),
							language: visit.language,
							callouts: await calloutNames(content.language),
						},
					})
				: null,
	};
}
export type WholeContent = Awaited<ReturnType<typeof serializeWhole>>;

/** A scene as its card shows it, with how many of its contents the visitor has done. */
export function serializeScene(visit: Visit, scene: Scene, done = 0) {
	const { id, status, contentCount, minutes, coverGuid, createdAt, intro, language } = scene;
	const title = textFor(scene.titles, visit.language, language);
	return {
		...{ id, status, contentCount, minutes, coverGuid, createdAt, intro, language },
		...{ title: title.text, lang: title.lang, done: Math.min(done, contentCount) },
	};
}
export type SceneData = ReturnType<typeof serializeScene>;
