import { and, eq, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { type courseTexts, courseVersions } from "#db/schema/courses";

/** Earlier versions that a language of a part keeps. */
export const KEPT = 50;

export const ofText = (partId: string, language: string) =>
	and(eq(courseVersions.partId, partId), eq(courseVersions.language, language));

/** The writes that keep what a text said, where it is about to say something else. */
export function keepingVersion(
	{ rows, now }: Visit,
	text: Row<typeof courseTexts>,
	next: { title: string; body: unknown; easyBody: unknown },
): PendingWrite[] {
	const { courseId, partId, language, title, body, easyBody, authorId, writtenAt } = text;
	const wordsOf = (one: typeof next) => JSON.stringify([one.title, one.body, one.easyBody]);
	if (wordsOf(text) === wordsOf(next)) return [];
	const id = newId(now.getTime());
	const last = sql`(select kept.id from ${courseVersions} as kept where kept.tenant_id = ${rows.tenantId} and kept.part_id = ${partId}
		and kept.language = ${language} order by kept.written_at desc, kept.id desc limit ${KEPT})`;
	return [
		rows.adding(courseVersions, { id, courseId, partId, language, title, body, easyBody, authorId, writtenAt }),
		rows.dropping(courseVersions, and(ofText(partId, language), sql`${courseVersions.id} not in ${last}`) as never),
	];
}
