import { eq, sql } from "drizzle-orm";
import type { TFunction } from "i18next";
import { NAMED, nameOf } from "#app/directory/names";
import type { Language } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { formFollowingRuns, formFollowings } from "#db/schema/forms";
import type { Definition } from "../definition/definition";
import { withoutPipes } from "../definition/pipe";
import { type Texts, textIn } from "../definition/texts";
import type { Following } from "./followings.server";
import { isStillAsked, type KnownSource, type When, whenKey, whenOptions, whenSources } from "./when";

/** The people that rules of a form, or what has followed from a reply, name: by id their name and whether they are active. */
export function readNamed(visit: Visit, reads: ReadBatch, of: { formId: string } | { replyId: string }) {
	const [table, whose] =
		"formId" in of
			? [formFollowings, eq(formFollowings.formId, of.formId)]
			: [formFollowingRuns, eq(formFollowingRuns.replyId, of.replyId)];
	const named = sql`select one.value from ${table}, json_each(${table.personIds}) one where ${table.tenantId} = ${visit.tenant.id} and ${whose}`;
	const found = reads.add(
		visit.rows.listingWith(
			people,
			{},
			{ where: sql`${people.id} in (${named})`, limit: 1000, fields: ["id", ...NAMED, "isActive", "role"] },
		),
	);
	return () =>
		new Map(
			found().map(
				({ row }) => [row.id, { name: nameOf(row), isThere: row.isActive && row.role !== "CLIENT" }] as const,
			),
		);
}
export type Named = ReturnType<ReturnType<typeof readNamed>>;

/** How the parts of a form are called by its author. */
const saying = (language: Language, definition: Definition) => (texts: Texts | undefined) =>
	withoutPipes(textIn(texts, language, definition.languages[0]).text);

/** What can be looked at, as choices: questions in their order, then scores. */
export function sourceWords(source: KnownSource, definition: Definition, { t, language }: Words): string {
	const say = saying(language, definition);
	const { of, question, row } = source;
	if (of.kind === "answer") {
		const label = (question && (say(question.label) || question.code)) ?? "";
		const inRow = question?.type === "matrix" ? question.rows.find(({ id }) => id === row) : undefined;
		return inRow ? `${label} – ${say(inRow.label)}` : label;
	}
	const name = say(definition.scores.find(({ id }) => id === of.score)?.name);
	return t(of.kind === "band" ? "formFollowing:source.band" : "formFollowing:source.score", { name });
}

export type Words = { t: TFunction; language: Language };

/** When a rule holds, in a sentence. */
export function whenWords({ of, test, value }: When, definition: Definition, words: Words): string {
	const { t, language } = words;
	const source = whenSources(definition).find(({ key }) => key === whenKey(of));
	const quoted = (text: string) => t("formBuild:rules.quoted", { text });
	const name = source ? quoted(sourceWords(source, definition, words)) : t("formBuild:rules.unknown");
	const options = source ? whenOptions(source, definition) : [];
	const said = [value].flat().map((one) => {
		if (typeof one === "boolean") return t(one ? "formBuild:yes" : "formBuild:no");
		const option = options.find(({ id }) => id === String(one));
		return option ? quoted(saying(language, definition)(option.label)) : String(one ?? "");
	});
	return t(`formBuild:rules.words.${test}`, { name, value: said.join(` ${t("formBuild:rules.or")} `) });
}

/** A rule as it is shown: when, what, to whom, and what is amiss with it. */
export function serializeFollowing(rule: Following, definition: Definition, named: Named, words: Words) {
	const { t } = words;
	const { id, condition, action, text, toAdvisor, personIds, dueDays, isOn } = rule;
	const there = personIds.flatMap((one) => (named.get(one)?.isThere ? [named.get(one)?.name ?? ""] : []));
	const whom = [...(toAdvisor ? [t("formFollowing:advisor")] : []), ...there];
	const due = dueDays === null ? "" : t("formFollowing:dueIn", { count: dueDays });
	return {
		...{ id, action, text, isOn },
		when: whenWords(condition, definition, words),
		whom: [whom.join(", "), due].filter((part) => part !== "").join(" · "),
		/** It looks at what the form has no more. */
		isStale: !isStillAsked(condition, definition),
		/** Somebody whom it names is no member of the staff any more. */
		gone: personIds.filter((one) => !named.get(one)?.isThere).length,
	};
}
export type ShownFollowing = ReturnType<typeof serializeFollowing>;
