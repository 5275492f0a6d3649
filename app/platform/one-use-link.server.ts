import type { RequestContext } from "./request-context.server";

/** Where links from letters are kept that work once. */
type Kept = "email_changes" | "password_resets";
export type LinkOwner = { firstName: string; language: string | null };

/**
 * Stores a link by a statement that inserts its row, or none where it is one too many; those of the same person before it
 * stop working. Gives whose it is, also where an earlier delivery of the same message has made it; undefined where it is not.
 */
export async function keepLink(
	{ d1, now }: Pick<RequestContext, "d1" | "now">,
	table: Kept,
	hash: string,
	storing: D1PreparedStatement,
): Promise<LinkOwner | undefined> {
	const [, , found] = await d1.batch<LinkOwner>([
		storing,
		// changes() is 0 where nothing was stored just now.
		d1
			.prepare(
				`update ${table} set used_at = ?2 where token_hash <> ?1 and used_at is null and changes() > 0
				and user_id = (select user_id from ${table} where token_hash = ?1)`,
			)
			.bind(hash, now.getTime()),
		d1
			.prepare(
				`select u.first_name as firstName, u.language from ${table} l join users u on u.id = l.user_id
				where l.token_hash = ?1 and l.used_at is null`,
			)
			.bind(hash),
	]);
	return found?.results[0];
}
