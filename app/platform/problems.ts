/** Field → translation keys of what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

export type ProblemKind =
	| "malformed"
	| "notLoggedIn"
	| "secondFactorRequired"
	| "secondFactorMissing"
	| "notAllowed"
	| "notFound"
	| "needId"
	| "methodNotAllowed"
	| "conflict"
	| "gone"
	| "tooLarge"
	| "wrongKind"
	| "invalid"
	| "tooMany"
	| "unavailable";

export type ProblemDetails = {
	/** A key of the `errors` namespace that says more than the kind does. */
	detail?: string;
	fields?: FieldErrors;
	/** The record as it is now, where a change was based on an older one. */
	current?: unknown;
	/** What was sent and is not taken any more, as its sender is to see it once again; told on a page only. */
	unsent?: unknown;
	retryAfterSeconds?: number;
};

/** An expected failure. Thrown anywhere, turned into an answer only by `http.server.ts`. */
export class Problem extends Error {
	constructor(
		readonly kind: ProblemKind,
		readonly details: ProblemDetails = {},
	) {
		super(kind);
	}
}

export const notFound = () => new Problem("notFound");
export const notAllowed = (detail?: string) => new Problem("notAllowed", { detail });
/** The password was right, and the code that belongs to it was not sent. */
export const secondFactorRequired = () => new Problem("secondFactorRequired");
/** What is asked for is open to those alone who have set up a second factor. */
export const secondFactorMissing = () => new Problem("secondFactorMissing");
export const notLoggedIn = () => new Problem("notLoggedIn");
/** Whether it is a refusal to show something: there is none, or it is not for whoever asks. */
export const isClosed = (error: unknown) =>
	error instanceof Problem && (error.kind === "notFound" || error.kind === "notAllowed");
export const needId = () => new Problem("needId");
export const malformed = (detail?: string) => new Problem("malformed", { detail });
export const conflict = (current?: unknown, detail?: string) => new Problem("conflict", { current, detail });
export const gone = (detail: string) => new Problem("gone", { detail });
export const tooMany = (retryAfterSeconds: number, detail?: string) =>
	new Problem("tooMany", { retryAfterSeconds, detail });
export const unavailable = () => new Problem("unavailable", { retryAfterSeconds: 5 });

/** Has a change that came too late answer with the record as the caller knows it, read anew. */
export async function withCurrent<Result>(change: Promise<Result>, read: () => unknown): Promise<Result> {
	try {
		return await change;
	} catch (error) {
		const isLate = error instanceof Problem && error.kind === "conflict" && error.details.current !== undefined;
		throw isLate ? conflict(await read(), error.details.detail) : error;
	}
}

/** What is wrong with which field: `invalid({ email: "errors:emailTaken" })`. */
export function invalid(fields: Record<string, string | string[]>): Problem {
	return new Problem("invalid", {
		fields: Object.fromEntries(Object.entries(fields).map(([field, keys]) => [field, [keys].flat()])),
	});
}

/** What is found, or null where the link that leads to it is used or over. */
export async function nullWhereGone<Found>(looking: Promise<Found>): Promise<Found | null> {
	try {
		return await looking;
	} catch (error) {
		if (error instanceof Problem && error.kind === "gone") return null;
		throw error;
	}
}
