import type * as z from "zod";

/** A name as the code has it, `tenantId`, for one as the calls have it: `tenant_id`; one that names whose it is, `news.tenant_id`, is `newsTenantId`. */
export const toCamel = (name: string) => name.replace(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A name as the calls have it. */
export const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * What a call was sent, with the names of the code in every object whose fields the schema lists; the keys of a map
 * (question → answer) and what no schema describes stay as they are.
 */
export function toCodeNames(schema: z.ZodType, value: unknown): unknown {
	return renamed([schema], value, (name, fields) => (fields.has(name) ? name : nearest(name, fields)));
}

/** The way back, for an answer that has the shape of a schema. */
export function toCallNames(schema: z.ZodType, value: unknown): unknown {
	return renamed([schema], value, (name, fields) => (fields.has(name) ? toSnake(name) : name));
}

/** What a page is shown, as a call answers it: the names of the calls at every depth. */
export function namedForCalls(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(namedForCalls);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [toSnake(name), namedForCalls(inner)]));
}

/** The path of a field of the schema (`entries.0.targetPer`), as the calls have it. */
export function pathInCalls(schema: z.ZodType, path: string): string {
	let schemas: z.ZodType[] = [schema];
	return path
		.split(".")
		.map((step) => {
			const at = schemas.flatMap(plain);
			const fields = fieldsOf(at);
			schemas = fields.get(step) ?? at.flatMap(innerOf);
			return fields.has(step) ? toSnake(step) : step;
		})
		.join(".");
}

const nearest = (name: string, fields: Fields) => (fields.has(toCamel(name)) ? toCamel(name) : name);

type Fields = Map<string, z.ZodType[]>;
type Rename = (name: string, fields: Fields) => string;

function renamed(schemas: z.ZodType[], value: unknown, rename: Rename): unknown {
	if (typeof value !== "object" || value === null) return value;
	const at = schemas.flatMap(plain);
	if (at.length === 0) return value;
	const inner = at.flatMap(innerOf);
	if (Array.isArray(value)) return value.map((one) => renamed(inner, one, rename));
	// What is no plain object, as a file that comes with a form, goes through untouched.
	if (Object.getPrototypeOf(value) !== Object.prototype) return value;
	const fields = fieldsOf(at);
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => {
			const name = rename(key, fields);
			return [name, renamed(fields.get(name) ?? fields.get(key) ?? inner, one, rename)];
		}),
	);
}

/** The fields that any of the schemas lists, each with all that it may be. */
function fieldsOf(schemas: z.ZodType[]): Fields {
	const fields: Fields = new Map();
	for (const schema of schemas)
		for (const [name, field] of Object.entries(defOf(schema).shape ?? {}))
			fields.set(name, [...(fields.get(name) ?? []), field]);
	return fields;
}

/** What stands in a list or a map. */
function innerOf(schema: z.ZodType): z.ZodType[] {
	const { element, valueType } = defOf(schema);
	return [element, valueType].filter((one) => one !== undefined);
}

/** The schemas of objects, lists and maps behind what may be left out, be one of several, or is made into something first. */
function plain(schema: z.ZodType): z.ZodType[] {
	const { type, innerType, options, left, right, getter, in: from, out } = defOf(schema);
	if (type === "object" || type === "array" || type === "record") return [schema];
	const behind = [innerType, ...(options ?? []), left, right, getter?.(), from, out];
	return behind.flatMap((one) => (one === undefined ? [] : plain(one)));
}

type Def = {
	type: string;
	shape?: Record<string, z.ZodType>;
	element?: z.ZodType;
	valueType?: z.ZodType;
	innerType?: z.ZodType;
	options?: z.ZodType[];
	left?: z.ZodType;
	right?: z.ZodType;
	getter?: () => z.ZodType;
	in?: z.ZodType;
	out?: z.ZodType;
};
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;
