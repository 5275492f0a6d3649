import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reply } from "../replies/reply-row";
import type { Form, Version } from "../store/form-row.server";
import { eventsAt } from "./charts";
import { type Followed, followed } from "./followed";

/** How it goes with somebody by their replies to a form, oldest first, in the visitor's words; null where there is no reply. */
export async function followReplies(
	visit: Visit,
	{ form, version }: { form: Pick<Form, "titles" | "languages">; version: Pick<Version, "definition"> | null },
	replies: readonly Reply[],
): Promise<Followed | null> {
	if (!version || replies.length === 0) return null;
	const t = await translator(visit.language);
	const [first] = version.definition.languages;
	return {
		...followed({ definition: version.definition, title: form.titles }, replies, {
			languages: [visit.language, first],
			more: (name) => t("overTime:questionsOf", { name }),
		}),
		events: eventsAt([], replies, t("overTime:newVersion")),
	};
}
