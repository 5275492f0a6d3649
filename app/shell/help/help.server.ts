import type { TFunction } from "i18next";
import { moduleTopicKeys, portalTopicKeys } from "./topics";

type Answer = { question: string; answer: string };
export type Topic = { key: string; title: string; intro: string; answers: Answer[] };

const questions = ["first", "second", "third"] as const;

/** What the help says of a topic, in the language of `t`; undefined where there is no such topic. */
export function readTopic(key: string, t: TFunction): Topic | undefined {
	const isModule = moduleTopicKeys.includes(key);
	if (!isModule && !portalTopicKeys.some((known) => known === key)) return undefined;
	const words = (name: string) => t(`help:topics.${key}.${name}`);
	return {
		key,
		title: t(isModule ? `modules:${key}` : `help:titles.${key}`),
		intro: words("intro"),
		answers: questions.map((which) => ({ question: words(`${which}.question`), answer: words(`${which}.answer`) })),
	};
}

/** The topics of the portal and of these modules, with all words of `q` in their text. */
export function findTopics(q: string, modules: readonly string[], t: TFunction): { portal: Topic[]; modules: Topic[] } {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	const holds = (topic: Topic) => {
		const text = [topic.title, topic.intro, ...topic.answers.flatMap(({ question, answer }) => [question, answer])];
		return words.every((word) => text.join(" ").toLowerCase().includes(word));
	};
	const among = (keys: readonly string[]) => keys.flatMap((key) => readTopic(key, t) ?? []).filter(holds);
	return { portal: among(portalTopicKeys), modules: among(moduleTopicKeys.filter((key) => modules.includes(key))) };
}
