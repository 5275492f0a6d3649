import * as z from "zod";
import type { Handler, Modes } from "#app/platform/handler.server";
import type { BuiltRoute } from "../support/built-routes";

export type JsonSchema = {
	type?: string | string[];
	properties?: Record<string, JsonSchema>;
	required?: string[];
	items?: JsonSchema;
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
	allOf?: JsonSchema[];
	enum?: unknown[];
	const?: unknown;
	format?: string;
	pattern?: string;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	default?: unknown;
};

/** One thing that can be asked of the portal: a method or mode of a call, a page, or an intent of a page's forms. */
export type Operation = {
	name: string;
	route: BuiltRoute;
	kind: "call" | "page" | "form";
	method: string;
	/** Which handler of several: `mode` of a call, `intent` of a form. */
	choice?: string;
	/** Whether the handler is picked by what is sent and not by `mode`. */
	tell?: (input: Record<string, unknown>) => string;
	access: string;
	/** How the guard lets somebody in, as it says itself. */
	admission: string;
	/** The least level that its handler asks for by itself. */
	level?: number;
	shape: JsonSchema;
	accepts: (input: unknown) => boolean;
	/** The first steps of the paths to what is wrong with an input. */
	refusedKeys: (input: unknown) => string[];
	/** Whether its address begins with a tenant's guid, and what else stands in the path. */
	isInTenant: boolean;
	inPath: string[];
};

const CALL = Symbol.for("followup.call");
const ADMISSION = Symbol.for("followup.admission");
const INPUT = Symbol.for("followup.input");

type AnyHandler = Handler<never>;
type Choice = AnyHandler | Modes<never>;

/** Every operation of every route of the build. */
export function operationsOf(routes: BuiltRoute[]): Operation[] {
	return routes
		.filter(({ isLeaf }) => isLeaf)
		.flatMap((route) => [...callsOf(route), ...pageOf(route), ...formsOf(route)]);
}

function callsOf(route: BuiltRoute): Operation[] {
	// One that only changes something has no loader.
	const calls = (route.loader ?? route.action)?.[CALL] as Record<string, Choice> | undefined;
	return Object.entries(calls ?? {}).flatMap(([method, choice]) => {
		const base = { route, kind: "call" as const, method: method.toUpperCase() };
		if ("schema" in choice) return [operation(base, choice)];
		const named = Object.entries(choice.modes).map(([mode, handler]) =>
			operation({ ...base, tell: choice.tell }, handler, mode),
		);
		return choice.otherwise ? [...named, operation(base, choice.otherwise)] : named;
	});
}

function pageOf(route: BuiltRoute): Operation[] {
	const { loader } = route;
	if (!loader || loader[CALL]) return [];
	const schema = (loader[INPUT] as z.ZodType | undefined) ?? z.object({});
	return [operation({ route, kind: "page", method: "GET" }, { schema })];
}

function formsOf(route: BuiltRoute): Operation[] {
	const { action } = route;
	if (!action || action[CALL]) return [];
	const intents = (action[INPUT] ?? {}) as Record<string, AnyHandler>;
	return Object.entries(intents).map(([intent, handler]) =>
		operation({ route, kind: "form", method: "POST" }, handler, intent),
	);
}

function operation(
	base: Pick<Operation, "route" | "kind" | "method" | "tell">,
	handler: Pick<AnyHandler, "schema" | "way"> & Partial<Pick<AnyHandler, "options">>,
	choice?: string,
): Operation {
	const { route, kind, method } = base;
	const isInTenant = route.path.startsWith("/:guid?");
	const inPath = [...route.path.matchAll(/:(\w+)\??/g)].map(([, name = ""]) => name);
	const part = kind === "form" ? route.action : (route.loader ?? route.action);
	const access = kind === "form" ? route.access.action : (route.access.loader ?? route.access.action);
	const admission = String(part?.[ADMISSION] ?? "");
	return {
		...base,
		choice,
		name: [kind === "page" ? "page" : method, route.path, choice].filter(Boolean).join(" "),
		access: handler.way?.access ?? access ?? "",
		admission: admission.replace(/^byHandler\b/, handler.way?.admission ?? "byHandler"),
		level: handler.options?.level,
		shape: z.toJSONSchema(handler.schema, {
			io: "input",
			unrepresentable: "any",
			metadata: z.registry(),
		}) as JsonSchema,
		accepts: (input) => handler.schema.safeParse(input).success,
		refusedKeys: (input) => keysIn(handler.schema.safeParse(input).error?.issues ?? []),
		isInTenant,
		inPath: isInTenant ? inPath.slice(1) : inPath,
	};
}

/** Of several shapes that it may have, those of the nearest one count. */
function keysIn(issues: readonly z.core.$ZodIssue[]): string[] {
	const keys = issues.flatMap((issue) => {
		if (issue.path.length > 0) return [String(issue.path[0])];
		if (issue.code !== "invalid_union") return [];
		return issue.errors.map(keysIn).sort((one, other) => one.length - other.length)[0] ?? [];
	});
	return [...new Set(keys)];
}

/** Whether it may end the session that it is asked with. */
export const mayEndSession = ({ method, access }: Operation) => method !== "GET" && ["self", "public"].includes(access);

/** An address that was asked before would be answered otherwise the second time. */
export const takesAddress = ({ method, shape }: Operation) =>
	method !== "GET" && Object.keys(shape.properties ?? {}).some((name) => /^emails?$/.test(name));
