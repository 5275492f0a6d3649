import { newGuid, newId } from "#app/platform/ids";
import { RESET_LINK_LIFE } from "#app/platform/limits";
import { hashToken, newToken } from "#app/platform/token.server";

/**
 * The SQL that makes a person a super-admin (a new user without a password, or one who is there already) with one
 * fresh link to set a password, and that link's token. Every older link of that person ends.
 * Throws RangeError when the text is not an e-mail address.
 */
export async function makingSuperadmin(input: string, now: Date): Promise<{ sql: string[]; token: string }> {
	const email = input.trim().toLowerCase();
	if (!/^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/.test(email) || email.length > 254) {
		throw new RangeError(`"${input}" is not an e-mail address.`);
	}
	const token = newToken();
	const at = now.getTime();
	const user = `(SELECT id FROM users WHERE email = ${quoted(email)})`;
	return {
		token,
		sql: [
			`INSERT INTO users (id, guid, email, is_superadmin, created_at, updated_at)
				VALUES (${quoted(newId(at))}, ${quoted(newGuid())}, ${quoted(email)}, 1, ${at}, ${at})
				ON CONFLICT (email) DO UPDATE SET is_superadmin = 1, is_active = 1, updated_at = ${at}`,
			`UPDATE password_resets SET used_at = ${at} WHERE used_at IS NULL AND user_id = ${user}`,
			`INSERT INTO password_resets (token_hash, user_id, expires_at, created_at)
				VALUES (${quoted(await hashToken(token))}, ${user}, ${at + RESET_LINK_LIFE}, ${at})`,
		].map((statement) => statement.replace(/\s+/g, " ")),
	};
}

// `wrangler d1 execute` takes text only, no bound values.
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
