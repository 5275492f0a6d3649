import { exportList } from "#app/lists/export/export-list.server";
import type { ListQuery } from "#app/lists/query.schema";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { type ListedReply, pageOfReplies, withSubjects } from "../lists/list-of-replies.server";
import { replyList } from "../lists/replies.list";
import { type ReplyColumn, replyListWith } from "../lists/reply-columns";
import type { Form } from "../store/form-row.server";
import { readVersions } from "../store/show-version.server";
import { subjectKindOf } from "../subjects/known-subjects.server";
import { dictionaryOf } from "../transfer/dictionary";
import { columnWords } from "./column-words";
import { dictionarySheet } from "./dictionary-file.server";
import { answerColumns } from "./reply-columns";

/** Only of a form that asks for it. */
const confirmed = { key: "confirmedEmail", kind: "text", label: "formReplies:reply.confirmedEmail", exported: true };

export type RepliesExport = ListQuery & { format: "csv" | "xlsx"; values: "words" | "codes" };

/**
 * The replies that a list's filters leave, with a column for each question of all versions: as people read them, or with the
 * codes of the data dictionary.
 */
export async function exportReplies(
	visit: Visit,
	area: Area,
	asked: { form: Form; questions: readonly ReplyColumn[] },
	query: RepliesExport,
): Promise<Response> {
	const { form } = asked;
	const t = await translator(visit.language);
	const [versions, naming] = await Promise.all([
		readVersions(visit, form.id),
		withSubjects(visit, form, t("forms:subject.hidden")),
	]);
	const isAbout = subjectKindOf(form) !== undefined;
	const subject = { key: "subject", kind: "text", label: `forms:subject.${form.subjectType}.title`, exported: true };
	const say = (key: string, values?: Record<string, string | number>) => t(`formReplies:${key}`, values ?? {});
	const languages = [visit.language, ...form.languages] as never;
	const columns = answerColumns(versions, {
		speech: { yes: t("common:yes"), no: t("common:no"), other: say("export.other"), languages },
		words: columnWords(t),
		codes: query.values === "codes",
	});
	// What is filtered by is known by the list's own definition; the file has the columns of all versions.
	const { columns: filtered } = replyListWith(asked.questions, form.settings);
	const definition = {
		...replyList,
		columns: [
			...filtered.map((column) =>
				column.key === "sent" && form.settings.isAnonymous ? { ...column, kind: "day" as const } : column,
			),
			...(isAbout ? [subject as never] : []),
			...(form.settings.verifiesEmail ? [confirmed as never] : []),
			...columns.map(({ title, kind }, at) => ({ key: `a${at}`, kind, label: title, exported: true }) as never),
		],
	};
	return exportList<ListedReply>(visit, {
		definition: definition as never,
		query: { ...query, columns: null },
		name: `replies-${form.slug}`,
		sheets: {
			name: say("title"),
			more: [dictionarySheet(t, form, dictionaryOf(versions, { yes: t("common:yes"), no: t("common:no") }))],
		},
		read: async (asks) => {
			const page = await pageOfReplies(visit, area, asked, asks);
			return { ...page, items: await naming(page.items) };
		},
		cells: {
			...Object.fromEntries(columns.map(({ cell }, at) => [`a${at}`, cell])),
			subject: ({ about, subjectId }) => (query.values === "codes" ? subjectId : about),
		},
	});
}
