import type * as z from "zod";
import type { Fields } from "./body.server";
import { type FieldErrors, Problem } from "./problems";
import type { Alongside } from "./tenant/principal-sql.server";

export type HandlerOptions = {
	/** The least level of the grant, where it is more than the place asks. */
	level?: number;
	/** The status of a success, where it is not 200 (201 for a POST without `id`). */
	status?: number;
	/** It changes something also as a GET: then only for a token's holder or a script of the same origin, else 405. */
	isChange?: boolean;
	/** The title of every failure of its work, where that is a fixed text of the API. */
	failure?: string;
};

/** An input's shape and the one function that does the work: pages and calls both go through it. */
export type Handler<Context> = {
	schema: z.ZodType;
	run: (context: Context, input: unknown) => unknown;
	options: HandlerOptions;
	/** What it reads with the session. */
	alongside?: (input: unknown, request: Request) => Alongside | undefined;
	/** Its own way in, where the handlers of one address have different ones (`as` of the guard's builders). */
	way?: { access: string; admission: string };
};

/** Several handlers behind one address, told apart by `?mode=` (or by `tell`); another mode is invalid. */
export type Modes<Context> = {
	modes: Record<string, Handler<Context>>;
	otherwise?: Handler<Context>;
	tell?: (input: Fields) => string;
};

/** Ties an input's shape to the function that takes it: a mismatch does not compile. */
export function handler<Schema extends z.ZodType, Context, Result>(
	schema: Schema,
	run: (context: Context, input: z.output<Schema>) => Result | Promise<Result>,
	options: HandlerOptions = {},
): Handler<Context> {
	return { schema, run: run as Handler<Context>["run"], options };
}

/**
 * A handler that needs of the database only what the session can bring along: `reading` says what, `run` gets it (null where
 * the SQL gave nothing). It is sent before the guard has spoken, and gives nobody anything but what is the person's own.
 */
export function handlerAlongside<Schema extends z.ZodType, Context extends { alongside: string | null }, Result>(
	schema: Schema,
	reading: (input: z.output<Schema>, request: Request) => Alongside,
	run: (context: Context, input: z.output<Schema>, found: string | null) => Result | Promise<Result>,
): Handler<Context> {
	const alongside = (input: unknown, request: Request) => {
		const parsed = schema.safeParse(input);
		if (!parsed.success) return undefined;
		try {
			return reading(parsed.data, request);
		} catch (error) {
			// What is wrong with the input is said once the guard has let the caller in.
			if (error instanceof Problem) return undefined;
			throw error;
		}
	};
	return {
		...handler(schema, (context: Context, input: z.output<Schema>) => run(context, input, context.alongside)),
		alongside,
	};
}

export function modes<Context>(modes: Record<string, Handler<Context>>, otherwise?: Handler<Context>): Modes<Context> {
	return { modes, otherwise };
}

/** Several handlers told apart by what is sent: `tell` names the one that is meant. */
export function choice<Context, Name extends string>(
	tell: (input: Fields) => Name,
	handlers: Record<Name, Handler<Context>>,
): Modes<Context> {
	return { modes: handlers, tell };
}

/** The handler that a request means. */
export function pickHandler<Context>(choice: Handler<Context> | Modes<Context>, input: Fields): Handler<Context> {
	if ("schema" in choice) return choice;
	const mode = choice.tell ? choice.tell(input) : input.mode;
	const handler =
		mode === undefined
			? choice.otherwise
			: typeof mode === "string" && Object.hasOwn(choice.modes, mode)
				? choice.modes[mode]
				: undefined;
	if (!handler) throw new Problem("invalid", { fields: { mode: ["unknownMode"] } });
	return handler;
}

/** The checked input; throws the `invalid` problem with a key for each field. */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
	const parsed = schema.safeParse(input);
	if (parsed.success) return parsed.data;
	const fields: FieldErrors = {};
	for (const issue of parsed.error.issues) {
		const field = issue.path.join(".") || "form";
		fields[field] = [...(fields[field] ?? []), keyOf(issue)];
	}
	throw new Problem("invalid", { fields });
}

/** Schemas give keys as messages, with a value as addresses write it; what they leave to the library comes out as the nearest key. */
function keyOf(issue: z.core.$ZodIssue): string {
	if (/^[a-zA-Z:.]+(\?[a-z]+=[\w%.!~*'()-]*)?$/.test(issue.message)) return issue.message;
	if (issue.code === "invalid_type")
		return issue.input === undefined || issue.message.includes("undefined") ? "required" : "wrongType";
	if (issue.code === "too_small") return Number(issue.minimum) <= 1 ? "required" : `tooShort?count=${issue.minimum}`;
	if (issue.code === "too_big") return `tooLong?count=${issue.maximum}`;
	if (issue.code === "invalid_format" && issue.format === "email") return "email";
	return "wrongValue";
}
