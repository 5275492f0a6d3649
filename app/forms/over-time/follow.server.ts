import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reply } from "../replies/reply-row";
import { earlierMeasures } from "../reports/measurements";
import { readingRetiring } from "../reports/retired.server";
import type { Form, Version } from "../store/form-row.server";
import { eventsAt } from "./charts";
import { type Followed, followed } from "./followed";

/**
 * How it goes with somebody by their replies to a form, oldest first, in the visitor's words; null where there is no reply. One round trip
 * where something was measured otherwise before, else none.
 */
export async function followReplies(
	visit: Visit,
	{ form, version }: { form: Pick<Form, "id" | "titles" | "languages">; version: Pick<Version, "definition"> | null },
	replies: readonly Reply[],
): Promise<Followed | null> {
	if (!version || replies.length === 0) return null;
	const { definition } = version;
	const t = await translator(visit.language);
	const { before } = definition.since
		? await visit.rows.read({ before: readingRetiring(visit, form.id) })
		: { before: [] };
	return {
		...followed({ definition, title: form.titles, earlier: earlierMeasures(definition, before) }, replies, {
			languages: [visit.language, definition.languages[0]],
			more: (name) => t("overTime:questionsOf", { name }),
			until: (name, number) => t("overTime:until", { name, number }),
		}),
		events: eventsAt([], replies, t("overTime:newVersion")),
	};
}
