import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import { type ListSource, listSource } from "#app/lists/source.server";
import type { Visit } from "#app/platform/tenant/context";
import { formReplies, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import type { Form } from "../store/form-row.server";
import { aboutFilter } from "../subjects/about-filter.server";
import { ABOUT, type ReplyColumn, replyListWith } from "./reply-columns";
import { respondentFilter } from "./respondent-filter.server";

const version = sql`(select ${formVersions.number} from ${formVersions} where ${formVersions.tenantId} = ${formReplies.tenantId} and ${formVersions.id} = ${formReplies.versionId})`;

const own = {
	sent: { by: formReplies.submittedAt, none: 0 },
	status: formReplies.status,
	version: { by: version },
	assignee: formReplies.assigneeId,
	language: formReplies.language,
	source: formReplies.source,
	day: formReplies.day,
	isLate: formReplies.isLate,
	seconds: formReplies.seconds,
};

/** Whose replies, and which columns their form gives the list. */
export type AskedReplies = { form: Form; questions: readonly ReplyColumn[] };

/** The replies to a form as a list, which can be filtered by what was answered, and by what they are about; `filters`: what is asked for, where it is known. */
export async function replySource(
	visit: Visit,
	{ form, questions }: AskedReplies,
	filters?: readonly Filter[],
): Promise<ListSource<typeof formReplies>> {
	const isAbout = filters?.some(({ column }) => column === ABOUT) ?? true;
	const about = isAbout ? await aboutFilter(visit, form) : undefined;
	const answered = Object.fromEntries(questions.map((column) => [column.key, { by: answerOf(column) }]));
	const columns = {
		...own,
		respondent: respondentFilter(form.id, filters),
		...answered,
		...(about && { [ABOUT]: about }),
	};
	return listSource(replyListWith(questions, form.settings), formReplies, columns as never, {
		search: (words) => and(...words.map(isSaid)),
	});
}

/** An answer or a score as a filter compares it: options and yes or no as text, several options as their list, numbers as numbers. */
function answerOf({ of, path, kind }: ReplyColumn): SQL {
	const value = sql`json_extract(${formReplies[of]}, ${`$${path.map((part) => `."${part}"`).join("")}`})`;
	return kind === "choice" ? sql`cast(${value} as text)` : value;
}

/** The replies to a form that this visitor may open, sent and in no trash. */
export const repliesOf = (visit: Visit, area: Area, formId: string): SQL =>
	and(eq(formReplies.formId, formId), sent, repliesOpenTo(visit, area)) as SQL;

/** Whether a word stands in one of the answers; the database folds only the letters of ASCII. */
const isSaid = (word: string): SQL =>
	sql`exists (select 1 from json_tree(${formReplies.answers}) where json_tree.type = 'text' and (instr(lower(json_tree.value), ${word}) > 0 or instr(json_tree.value, ${word}) > 0))`;
