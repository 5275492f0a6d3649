import type { TFunction } from "i18next";
import { eventsAt, type Languages, type Marker } from "#app/forms/over-time/charts";
import { followed } from "#app/forms/over-time/followed";
import type { Reply } from "#app/forms/replies/reply-row";
import { earlierMeasures } from "#app/forms/reports/measurements";
import type { Form, Version } from "#app/forms/store/form-row.server";
import { ratingOf } from "../answering/goals";

type Answered = { form: Form; version: Version; replies: readonly Reply[]; before: readonly Version[] };
type Around = { markers: readonly Pick<Marker, "day" | "label">[]; goals: readonly { id: string; text: string }[] };

/** How it goes with a client by a form, with what is marked and how close their own goals have come: for the page and the document. */
export function progressOf(
	{ form, version: { definition }, replies, before }: Answered,
	{ markers, goals }: Around,
	{ languages, t }: { languages: Languages; t: TFunction },
) {
	return {
		...followed({ definition, title: form.titles, earlier: earlierMeasures(definition, [...before]) }, replies, {
			languages,
			more: (name) => t("overTime:questionsOf", { name }),
			until: (name, number) => t("overTime:until", { name, number }),
		}),
		events: eventsAt(markers, replies, t("overTime:newVersion")),
		goals: goals
			.map(({ id, text }) => ({ id, text, values: replies.map(({ answers }) => ratingOf(id, answers)) }))
			.filter(({ values }) => values.some((value) => value !== null)),
	};
}
