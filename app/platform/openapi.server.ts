import * as z from "zod";
import { brand } from "../brand";
import { toSnake } from "./call-names";
import { ACCESS, CALL, FILES } from "./guard.server";
import type { Handler, Modes } from "./handler.server";
import { statusOf } from "./http.server";
import type { ProblemKind } from "./problems";
import type { RequestContext } from "./request-context.server";
import { version } from "./version";

type Choice = Handler<never> | Modes<never>;
type Calls = Record<string, Choice>;
type Schema = Record<string, unknown>;
export type Operation = {
	summary: string;
	"x-access": string;
	parameters?: Schema[];
	requestBody?: Schema;
	responses: Record<string, Schema>;
	security: Schema[];
};
export type Description = {
	openapi: string;
	info: Schema;
	paths: Record<string, Record<string, Operation>>;
	components: Schema;
};

const failures: ProblemKind[] = [
	"malformed",
	"notLoggedIn",
	"secondFactorRequired",
	"notAllowed",
	"secondFactorMissing",
	"notFound",
	"conflict",
	"tooLarge",
	"wrongKind",
	"invalid",
	"tooMany",
	"unavailable",
];

/**
 * The calls of this build as OpenAPI 3.1, made from the validators that check them: it cannot say anything else than they do.
 * A validator with an `id` in its `meta` stands once among the components, and is referred to.
 */
export function describeCalls({ routes, origin }: Pick<RequestContext, "routes" | "origin">): Description {
	const calls: Description["paths"] = {};
	for (const { path, module } of Object.values(routes)) {
		const loader = (module as { loader?: Record<symbol, unknown> }).loader;
		const handlers = loader?.[CALL] as Calls | undefined;
		if (!path?.startsWith("api/") || !handlers) continue;
		const access = String(loader?.[ACCESS]);
		const inPath = [...path.matchAll(/:(\w+)\??/g)].map(([, name]) => name as string);
		calls[`/${path.replace(/:(\w+)\??/g, "{$1}")}`] = Object.fromEntries(
			Object.entries(handlers).map(([method, choice]) => [
				method,
				operation(method, choice, { access, inPath, takesFiles: Boolean(loader?.[FILES]) }),
			]),
		);
	}
	const named: Schema = {};
	const paths = referring(calls, named) as Description["paths"];
	return {
		openapi: "3.1.0",
		info: {
			title: `${brand.product} API`,
			version,
			description: "Fields are snake_case, instants ISO 8601 in UTC, days YYYY-MM-DD.",
		},
		paths,
		components: {
			securitySchemes: {
				token: { type: "http", scheme: "bearer", description: `The token of POST ${origin}/api/login` },
			},
			schemas: { ...named, Problem: problemSchema },
		},
	};
}

/** The same with what has a name taken out into `named`. */
function referring(value: unknown, named: Schema): unknown {
	if (Array.isArray(value)) return value.map((one) => referring(one, named));
	if (typeof value !== "object" || value === null) return value;
	const { $defs = {}, $ref, ...rest } = value as Schema & { $defs?: Schema; $ref?: string };
	for (const [name, schema] of Object.entries($defs)) named[name] ??= referring(schema, named);
	return {
		...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, referring(inner, named)])),
		...($ref && { $ref: $ref.replace("#/$defs/", "#/components/schemas/") }),
	};
}

type Address = { access: string; inPath: string[]; takesFiles: boolean };

function operation(method: string, choice: Choice, { access, inPath, takesFiles }: Address): Operation {
	const inputs = "schema" in choice ? [inputOf(choice)] : modesOf(choice);
	const query = method === "get" || method === "delete" ? parametersOf(inputs) : [];
	const path = inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
	const parameters = [
		...path,
		...query.filter(({ name }) => !inPath.includes(name as string)),
		...(method === "post" ? [idempotencyKey] : []),
		...(method === "put" ? [partHash] : []),
	];
	const ways = waysOf(choice, access);
	return {
		summary: summaryOf(choice),
		"x-access": ways.join(", "),
		security: ways.includes("public") ? (ways.length > 1 ? [{}, { token: [] }] : []) : [{ token: [] }],
		...(parameters.length > 0 && { parameters }),
		...(method !== "get" && method !== "delete" && { requestBody: { content: contentOf(method, inputs, takesFiles) } }),
		responses: {
			"200": { description: "The record, or `{ items, next }` for a list", content: { "application/json": {} } },
			...(method === "post" && { "201": { description: "The new record", content: { "application/json": {} } } }),
			...Object.fromEntries(
				failures.map((kind) => [
					statusOf(kind),
					{
						description: kind,
						content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
					},
				]),
			),
		},
	};
}

/** In what forms a body may come: JSON, a form with its file, or the bytes of a part alone. */
function contentOf(method: string, inputs: Schema[], takesFiles: boolean): Schema {
	if (takesFiles && method === "put") return { "application/octet-stream": { schema: file } };
	const hasFile = ({ properties }: Schema) => takesFiles && "upload" in ((properties ?? {}) as Schema);
	const forms = inputs.filter(hasFile).map(({ properties, required, ...schema }) => {
		const { upload: _, ...others } = properties as Schema;
		const needed = ["File", ...((required ?? []) as string[]).filter((name) => name !== "upload")];
		return { ...schema, properties: { File: file, ...others }, required: needed };
	});
	const others = inputs.filter((input) => !hasFile(input));
	return {
		...(forms.length > 0 && { "multipart/form-data": { schema: oneOf(forms) } }),
		...(others.length > 0 && { "application/json": { schema: oneOf(others) } }),
	};
}

const file = { type: "string", format: "binary" };

/** The ways in of its handlers, where they have their own, else the address's. */
function waysOf(choice: Choice, access: string): string[] {
	const handlers =
		"schema" in choice ? [choice] : [...Object.values(choice.modes), ...(choice.otherwise ? [choice.otherwise] : [])];
	return [...new Set(handlers.map((handler) => handler.way?.access ?? access))];
}

function summaryOf(choice: Choice): string {
	if (!("schema" in choice) && choice.tell) return Object.keys(choice.modes).join(", ");
	return "schema" in choice
		? level(choice)
		: Object.entries(choice.modes)
				.map(([mode, handler]) => `mode=${mode}${level(handler)}`)
				.join(", ");
}

const level = ({ options }: Handler<never>) => (options.level ? ` level ${options.level}` : "");

function modesOf({ modes, otherwise, tell }: Modes<never>): Schema[] {
	if (tell) return Object.values(modes).map(inputOf);
	const named = Object.entries(modes).map(([mode, handler]) => {
		const schema = inputOf(handler);
		return {
			...schema,
			properties: { mode: { const: mode }, ...(schema.properties as Schema) },
			required: ["mode", ...((schema.required as string[]) ?? [])],
		};
	});
	return otherwise ? [...named, inputOf(otherwise)] : named;
}

function inputOf(handler: Handler<never>): Schema {
	return snake(
		z.toJSONSchema(handler.schema, {
			io: "input",
			unrepresentable: "any",
			override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties,
		}),
	) as Schema;
}

function parametersOf(inputs: Schema[]): Schema[] {
	const parameters = new Map<string, Schema>();
	for (const input of inputs)
		for (const [name, schema] of Object.entries((input.properties ?? {}) as Schema)) {
			const required = inputs.every((one) => ((one.required as string[]) ?? []).includes(name));
			const known = parameters.get(name)?.schema as Schema | undefined;
			const values = [known?.enum ?? known?.const, (schema as Schema).const]
				.flat()
				.filter((value) => value !== undefined);
			parameters.set(name, { name, in: "query", required, schema: values.length > 1 ? { enum: values } : schema });
		}
	return [...parameters.values()];
}

const oneOf = (inputs: Schema[]): Schema => (inputs.length === 1 && inputs[0] ? inputs[0] : { oneOf: inputs });

/** Validators speak camelCase, calls snake_case: property names and required lists are rewritten. */
function snake(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(snake);
	if (typeof schema !== "object" || schema === null) return schema;
	return Object.fromEntries(
		Object.entries(schema)
			.filter(([key]) => key !== "$schema")
			.map(([key, value]) => {
				if (key === "properties")
					return [
						key,
						Object.fromEntries(
							Object.entries(value as Schema).map(([name, inner]) => {
								const { [CALLED]: called = toSnake(name), ...shape } = snake(inner) as Schema;
								return [called, shape];
							}),
						),
					];
				if (key === "required" && Array.isArray(value)) return [key, value.map(toSnake)];
				return [key, snake(value)];
			}),
	);
}

/** In the `meta` of a field that the calls name in another way than by its words. */
const CALLED = "called";

const idempotencyKey = {
	name: "Idempotency-Key",
	in: "header",
	required: false,
	schema: { type: "string", maxLength: 200 },
};

const partHash = {
	name: "X-Content-SHA256",
	in: "header",
	required: true,
	schema: { type: "string", pattern: "^[0-9a-fA-F]{64}$" },
};

const problemSchema = {
	type: "object",
	required: ["type", "title", "status", "detail", "request_id"],
	properties: {
		type: { type: "string" },
		title: { type: "string" },
		status: { type: "integer" },
		detail: { type: "string" },
		request_id: { type: "string" },
		errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
		current: {},
	},
};
