import { manifests } from "../../registry/modules";

/** What the help tells of beside the modules, by the first word of the pages' paths. */
const portalTopics = {
	start: [],
	home: ["home"],
	tasks: ["yourtasks"],
	answering: ["yourforms"],
	profile: ["yourprofile"],
	notifications: ["notifications"],
	lists: ["search"],
	participant: [],
	organisation: [],
	provider: ["followup"],
} as const satisfies Record<string, readonly string[]>;

export const portalTopicKeys = Object.keys(portalTopics) as (keyof typeof portalTopics)[];

/** The classic form builder shows the same forms in another way. */
const documented = manifests.filter(({ key }) => key !== "form_builder_old");
export const moduleTopicKeys: readonly string[] = documented.map(({ key }) => key);

const byWord = new Map<string, string>([
	...manifests.flatMap(({ key, components }) =>
		Object.values(components).map(({ path }): [string, string] => [
			path.split("/")[0] ?? "",
			key === "form_builder_old" ? "form_builder" : key,
		]),
	),
	...portalTopicKeys.flatMap((key) => portalTopics[key].map((word): [string, string] => [word, key])),
]);

/** The topic of a page, by its path with or without a tenant; undefined where none tells of it. */
export function topicOf(pathname: string): string | undefined {
	const words = pathname.split("/").filter(Boolean);
	const [area, page, person] = words.slice(isKnown(words[0]) ? 0 : 1);
	if (area === "user" && page === "organisation") return "organisation";
	if (area === "user" && page === "users" && person && !listed.has(person)) return "participant";
	return byWord.get(area ?? "");
}

const isKnown = (word = "") => byWord.has(word);

/** What stands in the place of a person in the paths of the members' list. */
const listed = new Set(["invite", "invitations", "import", "trash", "export"]);
