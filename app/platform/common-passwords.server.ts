import leaked from "./common-passwords.json";

/**
 * The 10,000 that leaked lists show most often, in lower case, of six characters or more; from
 * @zxcvbn-ts/language-common 4.1.3 (MIT). It has few Norwegian ones, and none that a rule finds.
 */
const list: readonly string[] = leaked;

/** What Norwegian offices and those they follow up choose, alone or with a number and a sign after it. */
const words =
	`bergen elsker fotball fjordvik hemmelig hund høst jegelskerdeg jul julenissen katt kjærlighet kommune mamma norge
oslo pappa passord pusekatt sjokolade sommer trondheim velkommen vinter vår
autumn spring summer winter contrasena contraseña bienvenido geheim passwort willkommen kodeord velkomst
parola benvenuto sifre şifre kullanici hosgeldin parolă bunvenit bucuresti парола софия levski κωδικος
admin demo followup letmein login password test user welcome`.split(/\s+/);
const wordAndNumber = new RegExp(`^(${words.join("|")})[-_.]?\\d{0,4}[!.?*#]{0,2}$`);
const repeated = /^(.{1,3})\1+$/u;

let known: Set<string> | undefined;

/** Whether a password is among those that are tried first: a common one, a word with a year, a row or the same over and over. */
export function isCommonPassword(password: string): boolean {
	const word = password.normalize("NFKC").trim().toLowerCase();
	known ??= new Set(list);
	return known.has(word) || repeated.test(word) || isRow(word) || wordAndNumber.test(word);
}

/** 12345678, 987654 or abcdefg; after 9 comes 0. */
function isRow(word: string): boolean {
	const steps = [...word].slice(1).map((sign, index) => code(sign) - code([...word][index]));
	return [1, -1].some((step) => steps.every((one) => one === step || one === -9 * step));
}

const code = (sign = "") => sign.codePointAt(0) ?? 0;
