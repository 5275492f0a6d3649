import { type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { givenWordLists, languageWords, wordCards } from "#db/schema/norwegian-learning";

/** A condition on words or on what is kept of words, by the column that names the word: the visitor learns it. */
export const isLearned = ({ tenant, user }: Visit, wordId: SQL | typeof wordCards.wordId): SQL =>
	sql`${wordId} in (select w.id from ${givenWordLists} g cross join ${languageWords} w on w.tenant_id = g.tenant_id and w.list_id = g.list_id
		where g.tenant_id = ${tenant.id} and g.user_id = ${user.id}
		union all select w.id from ${languageWords} w where w.tenant_id = ${tenant.id} and w.owner_id = ${user.id})`;

/** A condition on words: the visitor learns it and has never been asked it. */
export const isNew = (visit: Visit): SQL =>
	sql`${isLearned(visit, sql`${languageWords.id}`)} and not exists (select 1 from ${wordCards} where ${wordCards.tenantId} = ${visit.tenant.id}
		and ${wordCards.id} = ${visit.user.id} || ':' || ${languageWords.id})`;
