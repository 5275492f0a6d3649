import type { Row } from "../fill";
import type { Caller, Setting } from "../principals";
import type { Values } from "../requests";
import { deleting, literal } from "../statements";

/**
 * What an operation needs to succeed that its shape does not tell: values that fit each other, and rows that are there
 * before each request.
 */
export type Recipe = {
	values: Values;
	before?: string[];
	/** Whoever asks proves by it who they are (a password, a token of a mail), and may be shown what is theirs. */
	isProof?: boolean;
	/** The outcome that is its success, where that looks like a refusal. */
	succeedsWith?: "login" | "error";
};
export type About = { setting: Setting; caller: Caller };
/** By the operation's name. */
export type Recipes = Record<string, (about: About) => Recipe | undefined>;

export const PHRASE = "a long and quiet evening";
export const TOKEN = "only-its-owner-has-it";
export const FRESH = "somebody.new@people.test";
export const DAY = 86_400_000;

const question = { id: "q", code: "q", type: "shortText", label: { en: "What?" } };
/** A form with one question. */
export const definition = {
	...{ format: 1, languages: ["en"], title: { en: "words" }, scores: [], lineage: [], tests: [] },
	pages: [{ id: "p", sections: [{ id: "s", questions: [question] }] }],
};

export const moduleOf = ({ world }: Setting): Row => (Object.values(world.catalogue)[0] as { module: Row }).module;

/** The first row that the caller's tenant has in a table, or the one further on. */
export const rowOf = ({ caller }: About, table: string, nth = 0): Row => caller.own.rows[table]?.[nth] as Row;

/** The person of that role in the caller's tenant who came last: somebody else where there are several. */
export function person({ caller }: About, role: string): Row {
	return caller.own.rows.people?.filter((one) => one.role === role && one.id !== caller.userId).at(-1) as Row;
}

export const emailOf = ({ caller }: About) => String(caller.own.rows.users?.[0]?.email);

export function unrelated(about: About): string {
	return deleting("advisor_clients", {
		advisor_id: person(about, "ADVISOR").id,
		client_id: person(about, "CLIENT").id,
	});
}

/** Nobody has tried too often before. */
export const unhurried = "delete from login_failures";

/** A user who has a password, and has not tried in vain before. */
export const knowing = ({ passwordHash }: Setting, userId: string) => [
	`update users set password_hash = ${literal(passwordHash)} where id = ${literal(userId)}`,
	unhurried,
];

/** Somebody who logs in with a code. */
export const withFactor = (userId: unknown) =>
	`update users set second_factor_at = 1 where id = ${literal(String(userId))}`;

/** Temporary access to a record of the caller's own, as it is given, listed and ended by the calls at an address. */
export const temporaryAccess = (address: string, kind: string, recordOf: (about: About) => Row): Recipes => {
	const ofRecord =
		(values: object = {}) =>
		(about: About): Recipe => ({ values: { id: recordOf(about).id, ...values } });
	return {
		[`GET ${address}`]: ofRecord(),
		[`POST ${address}`]: ofRecord({ userId: undefined, reason: "words", minutes: 30 }),
		[`DELETE ${address}`]: (about) => ({
			values: { id: rowOf(about, "temp_grants").id },
			before: [
				`update temp_grants set kind = '${kind}', record_id = ${literal(recordOf(about).id)}, revoked_at = null, expires_at = 4102444800000 where id = ${literal(rowOf(about, "temp_grants").id)}`,
			],
		}),
	};
};
