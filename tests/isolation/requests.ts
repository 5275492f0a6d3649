import type { Operation } from "./inventory";

export type Place = "json" | "form" | "query";
export type Sent = { path: string; init: { method: string; headers: Record<string, string>; body?: string } };
export type Values = Record<string, unknown>;

/** A file of text that a form sends. */
export class Upload extends File {
	constructor(
		readonly content: string,
		name: string,
		type: string,
	) {
		super([content], name, { type });
	}
}

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The request of an operation with these values. A page is asked for as a whole or, with `leaf`, for its own loader's data
 * alone; whatever stands in the path comes out of the values, `guid` too.
 */
export function requestFor(operation: Operation, values: Values, place: Place, leaf: boolean): Sent {
	const { kind, method, route, choice, tell } = operation;
	const left = { ...values };
	const take = (name: string) => {
		const value = left[name];
		delete left[name];
		return value === undefined ? "" : encodeURIComponent(String(value));
	};
	let path = route.path.replace(/:(\w+)\??/g, (_all, name: string) => take(name)).replace(/\/{2,}/g, "/");
	if (path.length > 1) path = path.replace(/\/$/, "");
	if (path.endsWith("*")) path = `${path.slice(0, -1)}no/such/page`;
	const headers: Record<string, string> = {};
	if (kind === "call") {
		const named = Object.fromEntries(Object.entries(left).map(([key, value]) => [snake(key), value]));
		if (choice && !tell) named.mode = choice;
		if (method === "GET" || place === "query") return { path: path + queryOf(named), init: { method, headers } };
		if (place === "form") return { path, init: { method, ...formOf(named) } };
		headers["Content-Type"] = "application/json";
		return { path, init: { method, headers, body: JSON.stringify(named) } };
	}
	const data = leaf ? `${path === "/" ? "/_root" : path}.data` : path;
	if (kind === "page") {
		const only = leaf ? { _routes: route.id } : {};
		return { path: data + queryOf({ ...left, ...only }), init: { method, headers } };
	}
	return { path: data, init: { method, ...formOf({ ...left, intent: choice }) } };
}

function queryOf(values: Values): string {
	const query = new URLSearchParams(pairs(values, "")).toString();
	return query ? `?${query}` : "";
}

function formOf(values: Values) {
	if (Object.values(values).some((value) => value instanceof Upload)) return multipartOf(values);
	return {
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(pairs(values, "[]")).toString(),
	};
}

const BOUNDARY = "a-boundary-of-parts";

/** A form with files, written out as text. */
function multipartOf(values: Values) {
	const parts = Object.entries(values).flatMap(([name, value]) => {
		const head = `Content-Disposition: form-data; name="${name}"`;
		if (value instanceof Upload)
			return `${head}; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n${value.content}`;
		return pairs({ [name]: value }, "[]").map(([, text]) => `${head}\r\n\r\n${text}`);
	});
	return {
		headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
		body: [...parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`), `--${BOUNDARY}--\r\n`].join(""),
	};
}

/** A list in a form is known by the brackets of its name, in a query by being there more than once. */
function pairs(values: Values, listMark: string): string[][] {
	return Object.entries(values).flatMap(([key, value]) => {
		if (value === undefined || value === null) return [];
		if (Array.isArray(value)) return value.map((one) => [key + listMark, textOf(one)]);
		return [[key, textOf(value)]];
	});
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
