import { and, eq, type SQL } from "drizzle-orm";
import type { TFunction } from "i18next";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { ListQuery } from "#app/lists/query.schema";
import { parseInput } from "#app/platform/handler.server";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { invalid, notFound } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { formReplies } from "#db/schema/forms";
import { availableOptions, pipedFrom } from "../answers/available-options";
import { formatAnswer, type Speech } from "../answers/format-answer";
import { type Definition, questionsById } from "../definition/definition";
import { columnsOf } from "../exports/columns";
import { dictionaryFile } from "../exports/dictionary-file.server";
import { exportReplies } from "../exports/export-replies.server";
import { type ListedReply, listOfReplies, withSubjects } from "../lists/list-of-replies.server";
import { repliesOf, replySource } from "../lists/replies-source.server";
import { aboutColumn, questionColumns, type ReplyColumn, replyListWith } from "../lists/reply-columns";
import { canRestore, removeReplies, restoreReplies } from "../replies/change-reply.server";
import { repliesOpenTo } from "../replies/open-to.server";
import { asReply } from "../replies/reply-row";
import { assignReplies, REVIEWED_MOST, setStatus } from "../replies/review.server";
import { type Form, type FormKey, readForm } from "../store/form-row.server";
import { readVersions } from "../store/show-version.server";
import { subjectKindOf } from "../subjects/known-subjects.server";
import { dictionaryOf } from "../transfer/dictionary";
import type {
	BulkAssignee,
	BulkReplies,
	BulkStatus,
	FormName,
	RepliesFile,
	RepliesQuery,
	UndoRemoveReplies,
} from "./replies.schema";
import type { ReviewConfig } from "./review-config";

/** So much of an answer stands in a cell; the reply has it whole. */
const CELL_MOST = 160;

const listQuery = (questions: readonly ReplyColumn[], { settings }: Form, input: object) =>
	parseInput(ListQuery(replyListWith(questions, settings)), input) as ListQuery;

/** A form by its name in the address, or as a call names it, with the questions that are asked now as columns, and what stands above its pages. */
export async function withColumns<Head>(
	reviewConfig: ReviewConfig<Head>,
	visit: Visit,
	name: string | FormKey,
	does: "reads" | "reviews" = "reviews",
) {
	const [{ form, version, draft }, t] = await Promise.all([
		readForm(visit, reviewConfig.area, typeof name === "string" ? { slug: name } : name),
		translator(visit.language),
	]);
	const head = await reviewConfig.open(visit, form, does);
	const { definition } = version ?? draft;
	const words = { yes: t("common:yes"), no: t("common:no"), band: t("formReplies:export.band") };
	const asked = questionColumns(definition, visit.language, words);
	return { form, definition, questions: [...aboutColumns(form, t), ...asked], head };
}

/** Of a form about people it is mostly whoever has answered: then it is shown once it is chosen. */
function aboutColumns(form: Form, t: TFunction): ReplyColumn[] {
	const { subjectType } = form;
	if (subjectType === "person") return [aboutColumn(t("formReplies:column.about"), true)];
	return subjectKindOf(form) ? [aboutColumn(t(`forms:subject.${subjectType}.title`), false)] : [];
}

/** The replies to a form as a list: two round trips, as its columns follow from the form. */
export const showReplies =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, { form_name, ...input }: z.output<typeof RepliesQuery>) => {
		const { form, definition, questions, head } = await withColumns(reviewConfig, visit, form_name, "reads");
		const t = await translator(visit.language);
		const [found, name] = await Promise.all([
			listOfReplies(visit, reviewConfig.area, { form, questions }, listQuery(questions, form, input)),
			withSubjects(visit, form, t("forms:subject.hidden")),
		]);
		const listed = await name(found.rows);
		const languages = [visit.language, ...definition.languages] as [Language, ...Language[]];
		const words = { yes: t("common:yes"), no: t("common:no"), other: t("formReplies:export.other"), languages };
		const linesOf = readingCells(definition, words);
		const cells = (reply: ListedReply) =>
			Object.fromEntries(
				questions.flatMap(({ key, id }) => {
					const line = linesOf(id, reply).join(", ");
					return line === "" ? [] : [[key, line.length > CELL_MOST ? `${line.slice(0, CELL_MOST)}…` : line]];
				}),
			);
		return {
			title: form.title,
			head,
			...{ list: found.list, staff: found.staff, questions, isAnonymous: form.settings.isAnonymous ?? false },
			rows: listed.map((reply) => {
				const { answers: _, scores: __, about, ...row } = reply;
				return { ...row, cells: { ...cells(reply), ...(about !== null && { about }) } as Record<string, string> };
			}),
		};
	};

/** What a column of the list holds of a reply, in words: a question as a whole, else what the form's files have there. */
function readingCells(definition: Definition, words: Speech) {
	const questions = questionsById(definition);
	const columns = new Map(columnsOf(definition).map((column) => [column.id, column]));
	return (id: string, reply: ListedReply) => {
		const question = questions.get(id);
		if (!question) return columns.get(id)?.lines(reply, words) ?? [];
		const options = pipedFrom(question) ? availableOptions(definition, question, reply.answers) : undefined;
		return formatAnswer(question, reply.answers, { ...words, options });
	};
}

/** The replies that the list's filters leave, as a file. */
export const repliesFile =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, { form_name, format, values, ...input }: z.output<typeof RepliesFile>) => {
		const { form, questions } = await withColumns(reviewConfig, visit, form_name, "reads");
		const query = { ...listQuery(questions, form, input), format, values };
		return exportReplies(visit, reviewConfig.area, { form, questions }, query);
	};

/** What each variable of the form's files means, over all its versions. */
export const showDictionary =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, { form_name }: z.output<typeof FormName>) => {
		const { form, version } = await readForm(visit, reviewConfig.area, { slug: form_name });
		const variables = version ? await readDictionary(visit, form.id) : [];
		return { title: form.title, head: await reviewConfig.open(visit, form, "reads"), variables };
	};

export const dictionaryAsFile =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, { form_name }: z.output<typeof FormName>) => {
		const { form } = await readForm(visit, reviewConfig.area, { slug: form_name });
		await reviewConfig.open(visit, form, "reads");
		return dictionaryFile(visit, form, await readDictionary(visit, form.id));
	};

async function readDictionary(visit: Visit, formId: string) {
	const [versions, t] = await Promise.all([readVersions(visit, formId), translator(visit.language)]);
	return dictionaryOf(versions, { yes: t("common:yes"), no: t("common:no") });
}

async function chosen<Head>(
	reviewConfig: ReviewConfig<Head>,
	visit: Visit,
	{ form_name, ids, matching }: z.output<typeof BulkReplies>,
) {
	const asked = await withColumns(reviewConfig, visit, form_name);
	const where = repliesOf(visit, reviewConfig.area, asked.form.id);
	const rows = await chosenRows(visit, await replySource(visit, asked), { ids, matching }, where);
	if (rows.length > REVIEWED_MOST) throw invalid({ ids: `formReplies:errors.tooMany?count=${REVIEWED_MOST}` });
	return rows.map(asReply);
}

/** Says of several replies where they stand in their review. */
export const statusOfChosen =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof BulkStatus>): Promise<BulkAnswer> => {
		const ids = (await chosen(reviewConfig, visit, input)).map(({ id }) => id);
		const count = await setStatus(visit, reviewConfig.area, { ids, status: input.status, message: input.message });
		return bulkDone({ key: "formReplies:told.status", params: { count } });
	};

export const assignChosen =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof BulkAssignee>): Promise<BulkAnswer> => {
		const ids = (await chosen(reviewConfig, visit, input)).map(({ id }) => id);
		await assignReplies(visit, reviewConfig.area, { ids, assigneeId: input.assigneeId });
		return bulkDone({ key: "formReplies:told.assigned", params: { count: ids.length } });
	};

/** Deletes replies; they count no more. The answer has the way back. */
export const removeChosen =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof BulkReplies>): Promise<BulkAnswer> => {
		const replies = await chosen(reviewConfig, visit, input);
		await removeReplies(visit, reviewConfig.area, replies);
		const before = JSON.stringify({ ids: replies.map(({ id }) => id), at: visit.now.getTime() });
		const undo = canRestore(reviewConfig.area)
			? { intent: "undoRemove", form_name: input.form_name, before }
			: undefined;
		return bulkDone({ key: "formReplies:told.removed", params: { count: replies.length } }, undo);
	};

/** Brings back what one removal took away, as far as the visitor may open it and it still lies in the trash. */
export const restoreRemoved =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, { form_name, before }: z.output<typeof UndoRemoveReplies>): Promise<BulkAnswer> => {
		const { form } = await withColumns(reviewConfig, visit, form_name);
		if (!canRestore(reviewConfig.area)) throw notFound();
		const own = and(eq(formReplies.formId, form.id), eq(formReplies.deletedAt, before.at));
		const where = and(
			hasId(formReplies, before.ids),
			filtering(and(own, repliesOpenTo(visit, reviewConfig.area)) as SQL),
		);
		const gone = await visit.rows.list(formReplies, { where, limit: REVIEWED_MOST });
		if (gone.length > 0) await restoreReplies(visit, reviewConfig.area, gone.map(asReply));
		return bulkDone({ key: "formReplies:told.restored", params: { count: gone.length } });
	};

/** How many a list's query leaves, to one more than a bulk action takes. */
export const countMatching =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof BulkReplies>) => {
		const asked = await withColumns(reviewConfig, visit, input.form_name);
		const rows = await chosenRows(
			visit,
			await replySource(visit, asked),
			{ ids: [], matching: input.matching ?? "" },
			repliesOf(visit, reviewConfig.area, asked.form.id),
		);
		return { matching: rows.length };
	};
