import { expect, test } from "vitest";
import { translator } from "#app/platform/i18n.server";
import { manifests } from "#app/registry/modules";
import { findTopics, readTopic } from "#app/shell/help/help.server";
import { moduleTopicKeys, portalTopicKeys, topicOf } from "#app/shell/help/topics";

const every = [...portalTopicKeys, ...moduleTopicKeys];

test.each(every)("the help tells of %s", async (key) => {
	const topic = readTopic(key, await translator("en"));
	const texts = [topic?.title, topic?.intro, ...(topic?.answers.flatMap((one) => [one.question, one.answer]) ?? [])];
	expect(texts).toHaveLength(8);
	for (const text of texts) expect(text).not.toMatch(/^(help:|modules:|topics\.|)$/);
	expect(texts.filter((text) => text?.includes(`topics.${key}`))).toEqual([]);
});

test("the help of a page is that of its module, whichever tenant's it is", () => {
	expect(topicOf("/4f1c/dashboardCRM/customers/7")).toBe("crm");
	expect(topicOf("/dashboardCRM/customers")).toBe("crm");
	expect(topicOf("/4f1c/user/users")).toBe("users");
	expect(topicOf("/4f1c/user/users/invite")).toBe("users");
	expect(topicOf("/4f1c/user/users/0190")).toBe("participant");
	expect(topicOf("/4f1c/user/organisation")).toBe("organisation");
	expect(topicOf("/home")).toBe("home");
	expect(topicOf("/error")).toBeUndefined();
	const pages = manifests.flatMap(({ components }) => Object.values(components).map(({ path }) => path));
	expect(pages.filter((path) => topicOf(`/4f1c/${path}`) === undefined)).toEqual([]);
});

test("the search of the help takes all words, and tells only of the modules one has", async () => {
	const t = await translator("nb");
	const found = (q: string, modules: readonly string[]) => {
		const { portal, modules: others } = findTopics(q, modules, t);
		return [...portal, ...others].map(({ key }) => key);
	};
	expect(found("papirkurven fil", moduleTopicKeys)).toContain("files");
	expect(found("papirkurven fil", ["crm"])).not.toContain("files");
	expect(found("xyzzy", moduleTopicKeys)).toEqual([]);
});
