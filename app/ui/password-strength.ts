/**
 * How hard a password is to guess, from 0 (weak) to 3 (strong), judged by its length and variety. Only advice while
 * it is written: what is refused is decided on the server.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
	const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
	const different = new Set(password).size;
	if (password.length < 8 || different < 5) return 0;
	const points = password.length + kinds * 2 + (different >= 10 ? 2 : 0);
	if (points >= 24) return 3;
	return points >= 17 ? 2 : 1;
}
