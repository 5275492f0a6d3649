import { NAMED, nameOf } from "#app/directory/names";
import { filtersOf, type ListQuery } from "#app/lists/query.schema";
import { type Asks, askedBy, planList, readList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { formReplies, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { logReads } from "../replies/read-reply.server";
import { asReply } from "../replies/reply-row";
import { shownSubmittedAt } from "../replies/shown-submitted-at";
import type { Form } from "../store/form-row.server";
import { subjectNamer } from "../subjects/subjects.server";
import { type AskedReplies, repliesOf, replySource } from "./replies-source.server";
import { replyListWith } from "./reply-columns";
import { readingStaff } from "./staff.server";

const pointers = {
	respondent: [people, formReplies.respondentId, NAMED],
	assignee: [people, formReplies.assigneeId, NAMED],
	subject: [people, formReplies.subjectId, NAMED],
	version: [formVersions, formReplies.versionId, ["number"]],
} as const;
const readingReplies = (visit: Visit, options: ReturnType<typeof planList>["options"]) =>
	visit.rows.listingWith(formReplies, pointers, options);
type Found = ReturnType<ReturnType<typeof readingReplies>["shape"]>[number];

/** A page of a form's replies with the list around it, in one round trip; of health data each is noted as read. */
export async function listOfReplies(visit: Visit, area: Area, asked: AskedReplies, query: ListQuery) {
	const { form, questions } = asked;
	const { filters } = filtersOf(replyListWith(questions, form.settings), query);
	const source = await replySource(visit, asked, filters);
	const reads = new ReadBatch();
	const plan = readList(visit, source as never, query, reads, repliesOf(visit, area, form.id));
	const found = reads.add(readingReplies(visit, plan.options));
	const staff = readingStaff(visit, reads);
	await reads.send(visit.rows);
	const { list, rows } = plan.page(found(), ({ row }) => row);
	await logReads(visit, form.isHealth ? rows.map(({ row }) => row) : [], "list");
	return { list, rows: rows.map((row) => listed(visit, form, row)), staff: staff() };
}

/** One page of replies for an export, or for a call that lists them. */
export async function pageOfReplies(
	visit: Visit,
	area: Area,
	asked: AskedReplies,
	asks: Asks,
	how: "list" | "export" = "export",
) {
	const { form } = asked;
	const source = await replySource(visit, asked, asks.filters);
	const plan = planList(source as never, asks, askedBy(visit), repliesOf(visit, area, form.id));
	const { found } = await visit.rows.read({ found: readingReplies(visit, plan.options) });
	const { items, next } = plan.page(found, ({ row }) => row);
	await logReads(visit, form.isHealth ? items.map(({ row }) => row) : [], how);
	return { items: items.map((row) => listed(visit, form, row)), next };
}

/** A reply as lists and exports have it. */
function listed(visit: Visit, form: Form, { row, respondent, assignee, subject, version }: Found) {
	const {
		id,
		guid,
		status,
		language,
		source,
		day,
		isLate,
		seconds,
		submittedAt,
		versionId,
		answers,
		scores,
		confirmedEmail,
		subjectId,
	} = asReply(row);
	return {
		...{ id, guid, status, source, day, isLate, versionId, answers, scores, confirmedEmail },
		sent: shownSubmittedAt(visit, form, submittedAt),
		...(form.settings.isAnonymous ? { language: null, seconds: null } : { language, seconds }),
		respondent: respondent ? nameOf(respondent) : confirmedEmail,
		assignee: assignee && nameOf(assignee),
		version: version?.number ?? null,
		...{ subjectId, about: form.subjectType === "person" && subject ? nameOf(subject) : null },
	};
}

/** The replies with what each is about, as far as the visitor sees it (`hidden` elsewhere); as they are where the form is about nothing. */
export async function withSubjects(visit: Visit, form: Form, hidden: string) {
	const find = await subjectNamer(visit, form);
	return async (replies: ListedReply[]): Promise<ListedReply[]> => {
		const names = await find?.(replies.map(({ subjectId }) => subjectId));
		if (!names) return replies;
		return replies.map((reply) => ({ ...reply, about: names.get(reply.subjectId ?? "")?.name ?? hidden }));
	};
}
export type ListedReply = ReturnType<typeof listed>;
