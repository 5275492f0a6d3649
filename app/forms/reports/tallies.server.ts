import { type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formAnswers, formReplies } from "#db/schema/forms";
import type { Answers } from "../answers/answer";
import { answerFacts } from "../answers/answer-facts";
import { type Definition, questionsOf } from "../definition/definition";
import type { ScoreResults } from "../scoring/score";
import type { Version } from "../store/form-row.server";
import { readingVersions } from "../store/reading-forms.server";
import type { Figure } from "../versions/version-mapping";
import { answerTo } from "./answer-given.server";

/** How often a value was answered on a day by those of a language and an answer; of the question `REPLIES` how many they were. */
export type Tally = Figure & { day: string; language: string; given: string | null };
export const REPLIES = "";

/** Replies of a form that are counted here: more would not fit a Worker's memory with all they have answered. */
const COUNTED_MOST = 20_000;
/** Questions whose answers are left behind. */
const LEFT_MOST = 40;

export type Counted = { formId: string; replies: number; definition: Definition };
type Asked = Counted & {
	/** Which replies. */
	where: SQL | undefined;
	/** What they are told apart by: questions, of which a reply has answered one at most. */
	questions?: readonly string[];
	/** Without what was answered: only how many they were. */
	isSizes?: boolean;
};

/**
 * Reads what replies have answered, told apart by day, language and answer: each reply once, and no row of facts. It is counted here by the version
 * that the reply belongs to; only where replies are too many the database counts their rows of facts, which it reads twice, as it sorts them.
 */
export function readTallies(reads: ReadBatch, ctx: TenantContext, asked: Asked): () => Tally[] {
	if (asked.replies > COUNTED_MOST) return reads.add(readingSorted(ctx, asked));
	const each = reads.add(readingEach(ctx, asked));
	const versions = asked.isSizes ? () => [] : reads.add(readingVersions(ctx, [asked.formId]));
	return () => counted(each(), versions());
}

// By their full names: a day stands with a row of facts too.
const fieldsOf = (questions: readonly string[]) => ({
	day: sql<string>`form_replies.day`.as("day"),
	language: sql<string>`form_replies.language`.as("language"),
	given: answerTo(questions).as("given"),
});

type Each = Pick<Tally, "day" | "language" | "given"> & { versionId: string; answers: string; scores: string };

function readingEach({ rows }: TenantContext, asked: Asked): PendingQuery<Each[]> {
	const { where, questions = [], isSizes = false } = asked;
	const nothing = sql<string>`'{}'`;
	const query = rows
		.select(formReplies, {
			...fieldsOf(questions),
			versionId: formReplies.versionId,
			answers: (isSizes ? nothing : withoutWords(asked)).as("answers"),
			scores: (isSizes ? nothing : sql<string>`form_replies.scores`).as("scores"),
		})
		.where(where);
	return { query, shape: (rows) => rows as Each[] };
}

/** What is only counted as answered need not come along. */
const wordy = ["shortText", "longText", "email", "phone", "signature", "file"];

function withoutWords({ definition }: Counted): SQL<string> {
	const left = questionsOf(definition).filter(({ type }) => wordy.includes(type));
	const paths = left.slice(0, LEFT_MOST).map(({ id }) => sql`, ${`$."${id}"`}, ''`);
	return paths.length === 0
		? sql`form_replies.answers`
		: sql`json_replace(form_replies.answers${sql.join(paths, sql``)})`;
}

function counted(replies: readonly Each[], versions: readonly Version[]): Tally[] {
	const definitions = new Map(versions.map(({ id, definition }) => [id, definition]));
	const tallies = new Map<string, Tally>();
	const count = (one: Omit<Tally, "count">) => {
		const key = [one.day, one.language, one.given, one.question, one.part, one.value].join("\t");
		const known = tallies.get(key);
		if (known) known.count++;
		else tallies.set(key, { ...one, count: 1 });
	};
	for (const { versionId, answers, scores, ...of } of replies) {
		count({ ...of, question: REPLIES, part: "", value: "" });
		const definition = definitions.get(versionId);
		if (!definition) continue;
		const facts = answerFacts(definition, JSON.parse(answers) as Answers, JSON.parse(scores) as ScoreResults);
		for (const { questionId, part, value } of facts) count({ ...of, question: questionId, part, value });
	}
	return [...tallies.values()];
}

/** The rows of facts of a reply: a range of their key. */
const ownRows = sql`${formAnswers.id} > ${formReplies.id} || ':' and ${formAnswers.id} < ${formReplies.id} || ';'`;

function readingSorted({ rows }: TenantContext, { where, questions = [], isSizes }: Asked): PendingQuery<Tally[]> {
	const tallyOf = (question: SQL, part: SQL, value: SQL) => ({
		...{ question: sql<string>`${question}`.as("question"), part: sql<string>`${part}`.as("part") },
		...{ value: sql<string>`${value}`.as("value"), count: sql<number>`count(*)`.as("count") },
	});
	const fields = fieldsOf(questions);
	const nothing = sql`''`;
	const sizes = rows
		.select(formReplies, { ...fields, ...tallyOf(nothing, nothing, nothing) })
		.where(where)
		.groupBy(sql`1`, sql`2`, sql`3`);
	const { questionId, part, value } = formAnswers;
	const figures = rows
		.select(formReplies, { ...fields, ...tallyOf(sql`${questionId}`, sql`${part}`, sql`${value}`) })
		.crossJoin(rows.own(formAnswers))
		.where(sql`${where} and ${ownRows}`)
		.groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`);
	return { query: isSizes ? sizes : sizes.unionAll(figures as never), shape: (found) => found as Tally[] };
}
