import type * as z from "zod";
import { spoken } from "#app/forms/answers/spoken";
import { questionsById } from "#app/forms/definition/definition";
import { dictionaryFile } from "#app/forms/exports/dictionary-file.server";
import { exportReplies } from "#app/forms/exports/export-replies.server";
import { type ListedReply, listOfReplies } from "#app/forms/lists/list-of-replies.server";
import { repliesOf, replySource } from "#app/forms/lists/replies-source.server";
import { replyListWith } from "#app/forms/lists/reply-columns";
import { removeReply } from "#app/forms/replies/change-reply.server";
import { asReply } from "#app/forms/replies/reply-row";
import { assignReplies, REVIEWED_MOST, setStatus } from "#app/forms/replies/review.server";
import { readForm } from "#app/forms/store/form-row.server";
import { readVersions } from "#app/forms/store/show-version.server";
import { dictionaryOf } from "#app/forms/transfer/dictionary";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows } from "#app/lists/chosen.server";
import { ListQuery } from "#app/lists/query.schema";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { parseInput } from "#app/platform/verb.server";
import { area } from "./area";
import { formWithColumns, headOf } from "./head.server";
import type { BulkAssignee, BulkReplies, BulkStatus, FormName, RepliesFile, RepliesQuery } from "./replies.schema";

/** So much of an answer stands in a cell; the reply has it whole. */
const CELL_MOST = 160;

const listQuery = (questions: Parameters<typeof replyListWith>[0], input: object) =>
	parseInput(ListQuery(replyListWith(questions)), input) as ListQuery;

/** The replies to a form as a list: two round trips, as its columns follow from the form. */
export async function showReplies(visit: Visit, { form_name, ...input }: z.output<typeof RepliesQuery>) {
	const { form, definition, questions } = await formWithColumns(visit, form_name);
	const [found, t] = await Promise.all([
		listOfReplies(visit, area, { form, questions }, listQuery(questions, input)),
		translator(visit.language),
	]);
	const byId = questionsById(definition);
	const languages = [visit.language, ...definition.languages] as [Language, ...Language[]];
	const words = { yes: t("common:yes"), no: t("common:no"), other: t("formReplies:export.other"), languages };
	const cells = ({ answers }: ListedReply) =>
		Object.fromEntries(
			questions.flatMap(({ key, questionId }) => {
				const question = byId.get(questionId);
				const line = question ? spoken(question, answers, words).join(", ") : "";
				return line === "" ? [] : [[key, line.length > CELL_MOST ? `${line.slice(0, CELL_MOST)}…` : line]];
			}),
		);
	return {
		title: form.title,
		head: headOf(visit, form),
		...{ list: found.list, staff: found.staff, questions },
		rows: found.rows.map(({ answers: _, scores: __, ...row }, at) => ({
			...row,
			cells: cells(found.rows[at] as ListedReply),
		})),
	};
}

/** The replies that the list's filters leave, as a file. */
export async function repliesFile(visit: Visit, { form_name, format, values, ...input }: z.output<typeof RepliesFile>) {
	const { form, questions } = await formWithColumns(visit, form_name);
	const query = { ...listQuery(questions, input), format, values };
	return exportReplies(visit, area, { form, questions }, query);
}

/** What each variable of the form's files means, over all its versions. */
export async function showDictionary(visit: Visit, { form_name }: z.output<typeof FormName>) {
	const { form, version } = await readForm(visit, area, { slug: form_name });
	const variables = version ? dictionaryOf(await readVersions(visit, form.id)) : [];
	return { title: form.title, head: headOf(visit, form), variables };
}

export async function dictionaryAsFile(visit: Visit, { form_name }: z.output<typeof FormName>) {
	const { form } = await readForm(visit, area, { slug: form_name });
	return dictionaryFile(visit, form, dictionaryOf(await readVersions(visit, form.id)));
}

async function chosen(visit: Visit, { form_name, ids, matching }: z.output<typeof BulkReplies>) {
	const { form, questions } = await formWithColumns(visit, form_name);
	const where = repliesOf(visit, area, form.id);
	const rows = await chosenRows(visit, replySource(questions), { ids, matching }, where);
	if (rows.length > REVIEWED_MOST) throw invalid({ ids: `formReplies:errors.tooMany?count=${REVIEWED_MOST}` });
	return rows.map(asReply);
}

/** Says of several replies where they stand in their review. */
export async function statusOfChosen(visit: Visit, input: z.output<typeof BulkStatus>): Promise<BulkAnswer> {
	const ids = (await chosen(visit, input)).map(({ id }) => id);
	const count = await setStatus(visit, area, { ids, status: input.status, message: input.message });
	return bulkDone({ key: "formReplies:told.status", params: { count } });
}

export async function assignChosen(visit: Visit, input: z.output<typeof BulkAssignee>): Promise<BulkAnswer> {
	const ids = (await chosen(visit, input)).map(({ id }) => id);
	await assignReplies(visit, area, { ids, assigneeId: input.assigneeId });
	return bulkDone({ key: "formReplies:told.assigned", params: { count: ids.length } });
}

/** Deletes replies; they count no more. */
export async function removeChosen(visit: Visit, input: z.output<typeof BulkReplies>): Promise<BulkAnswer> {
	const replies = await chosen(visit, input);
	for (const reply of replies) await removeReply(visit, reply);
	return bulkDone({ key: "formReplies:told.removed", params: { count: replies.length } });
}

/** How many a list's query leaves, to one more than a bulk action takes. */
export async function countMatching(visit: Visit, input: z.output<typeof BulkReplies>) {
	const { form, questions } = await formWithColumns(visit, input.form_name);
	const rows = await chosenRows(
		visit,
		replySource(questions),
		{ ids: [], matching: input.matching ?? "" },
		repliesOf(visit, area, form.id),
	);
	return { matching: rows.length };
}
