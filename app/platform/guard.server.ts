import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { getTableName } from "drizzle-orm";
import * as z from "zod";
import { answerCall, type CallContext } from "./answer.server";
import { type Fields, readForm, readQuery } from "./body.server";
import { inputFor, lacksId, readCall } from "./call-input.server";
import { isDeliberate } from "./cross-site.server";
import { problemOf } from "./database.server";
import { flashCookie, type Snackbar } from "./flash.server";
import { claimOfForm, giveBack, keepWay, wayOfFirst } from "./form-claim.server";
import { FORM_KEY, KEPT_BY } from "./form-key";
import { type Handler, type Modes, parseInput, pickHandler } from "./handler.server";
import { failureOnPage, PRIVATE, problemOnPage, statusOf } from "./http.server";
import { logFailure } from "./log.server";
import type { ModuleManifest } from "./manifest";
import { keepContentOnly } from "./portal-paths";
import { needId, Problem } from "./problems";
import type { Claim } from "./tenant/commit.server";
import { AlreadyDone } from "./tenant/commit.server";
import type { PersonContext, PortalContext, Visit } from "./tenant/context";
import {
	type Entrance,
	enterAsMember,
	enterAsPerson,
	enterAsSomeTenantAdmin,
	enterAsSuperadmin,
	enterAsTenantAdmin,
	enterModule,
	enterModuleEverywhere,
	enterTenantAsSuperadmin,
	type TenantClaim,
} from "./tenant/enter.server";
import type { Scope } from "./tenant/principal.server";
import type { TenantTable } from "./tenant/rows.server";

export { choice, handler, handlerAlongside, modes } from "./handler.server";

/** How a route is opened, written on its loader and action so that a test can read it from the built server. */
export const ACCESS = Symbol.for("followup.access");
/** By which function the guard lets somebody in, and what of the request it looks at: what shares it is refused alike. */
export const ADMISSION = Symbol.for("followup.admission");
/** What a call takes, for its OpenAPI description. */
export const CALL = Symbol.for("followup.call");
/** That a call takes files, which go through it as they come. */
export const FILES = Symbol.for("followup.files");
/** What a page's query, or each intent of its forms, takes: the tests make their requests of it. */
export const INPUT = Symbol.for("followup.input");

/** On a part that several addresses share: the part of one of them, by its path. */
export const BY_PATH = Symbol.for("followup.byPath");

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Route = (args: Args) => Promise<unknown>;
export type Guarded<Result = unknown> = ((args: Args) => Promise<Result>) & { [ACCESS]: string; [ADMISSION]: string };

/** What a successful action does next: tell, and go on (to the same page unless said otherwise). */
export type Done = { snackbar?: Snackbar; to?: string; headers?: HeadersInit };
const DONE = Symbol("done");
export const done = (next: Done = {}): Done & { [DONE]: true } => ({ ...next, [DONE]: true });

export type CallOptions = {
	/** A table whose row `id` says the tenant, where neither path nor input does. */
	record?: TenantTable;
	/** A field that points to a row of the tenant, and that row's table; asked where there is no `id`. */
	pointer?: { field: string; table: TenantTable };
	/** A table whose row the address names by `guid`: one that is not the visitor's is not there, whatever else is sent. */
	guidOf?: TenantTable;
	/** `id` is the tenant's own. */
	idIsTenant?: boolean;
	/** It takes files of up to so many bytes, which go through it as they come: `upload` of a form, `body` of a PUT. */
	fileMax?: number;
};
export type Calls<Context> = Partial<
	Record<"get" | "post" | "put" | "patch" | "delete", Handler<Context> | Modes<Context>>
>;

/** `bodyMax`: bytes that its forms take, where a file is sent. */
type ActionOptions = { bodyMax?: number };

/** The names of the functions that let somebody in; `byHandler` where each handler of an address has its own. */
type Admission =
	| "anybody"
	| "byHandler"
	| "member"
	| "module"
	| "moduleEverywhere"
	| "person"
	| "personOrModule"
	| "someTenantAdmin"
	| "superadmin"
	| "superadminInTenant"
	| "tenantAdmin";
type Admit<Context> = (entrance: Entrance, level: number | undefined) => Promise<Context>;

/** The three builders for one way in. Nothing else makes a loader or an action. */
function builders<Context extends CallContext>(
	access: string,
	admission: Admission,
	admit: Admit<Context>,
	scopes: { page: Scope; call: Scope },
) {
	const enterPage = (args: Args, level?: number) => admit(entranceOf(args, scopes.page), level);

	/** A page's loader: admits, checks the query and the path's parameters, and gives what `run` gives. */
	function page<Schema extends z.ZodType, Result>(
		schema: Schema,
		run: (ctx: Context, input: z.output<Schema>) => Promise<Result> | Result,
	) {
		return guarded(access, { admission, input: schema }, async (args) => {
			const ctx = await enterPage(args);
			const input = { ...readQuery(new URL(args.request.url)), ...args.params };
			return run(ctx, parseInput(schema, input) as z.output<Schema>);
		}) as Guarded<Awaited<Result>>;
	}

	/**
	 * A page's action: the form's `intent` picks the handler. Wrong input comes back with what was typed; a success goes on
	 * to the page (`done`) or hands its result to the form.
	 */
	function pageAction(handlers: Record<string, Handler<Context>>, { bodyMax }: ActionOptions = {}) {
		return guarded(access, { admission, input: handlers }, async (args) => {
			let form: Fields;
			try {
				form = await readForm(args.request, bodyMax);
			} catch (error) {
				if (bodyMax === undefined) throw error;
				return refused(error, Object.keys(handlers)[0] ?? "", {});
			}
			const { intent, [FORM_KEY]: _, ...fields } = form;
			const handler = handlerOf(handlers, intent);
			if (!handler) throw new Problem("malformed");
			const { request, context } = args;
			const once = await claimOfForm(request, context, form);
			const ctx = await admit({ ...entranceOf(args, scopes.page), once }, handler.options.level).catch((error) => {
				throw keptAtLogin(error, request, form);
			});
			assertOwn(ctx, request);
			const input = { ...fields, ...args.params };
			try {
				const result = await handler.run(ctx, parseInput(handler.schema, input));
				const answer = isDone(result) ? finish(result, request) : result;
				keepWay(context, once, answer instanceof Response ? answer.headers.get("Location") : null);
				return answer;
			} catch (error) {
				if (error instanceof AlreadyDone && once)
					return redirect((await wayOfFirst(context, once)) ?? samePage(request));
				await giveBack(context, once);
				return refused(error, String(intent), fields);
			}
		});
	}

	/** A call's loader and action: method and `mode` pick the handler; answers are JSON or a problem. */
	function endpoint(calls: Calls<Context>, options: CallOptions = {}) {
		const run = (args: Args) => {
			return answerCall(
				args,
				async (once) => {
					const method = methodOf(args.request);
					const choice = calls[method];
					if (!choice) throw new Problem("methodNotAllowed");
					const read = await readCall(args, options.fileMax);
					const handler = pickHandler(choice, read.input);
					const { input, nameOf } = inputFor(read, handler);
					const way = (handler.way as Way | undefined) ?? { admit, scope: scopes.call };
					const scope =
						way.scope.kind === "session"
							? { ...way.scope, alongside: handler.alongside?.(input, args.request) }
							: way.scope;
					const entrance = callEntrance(args, scope, input, options, once);
					const ctx = await way.admit(entrance, handler.options.level).catch((error) => {
						// What a call is about may be all that says in which tenant.
						const isNotThere = error instanceof Problem && error.kind === "notFound";
						throw isNotThere && lacksId(handler, input, args.request.method) ? needId() : error;
					});
					if (handler.options.isChange && method === "get" && !isDeliberate(args.request))
						throw new Problem("methodNotAllowed");
					return { ctx, handler, input, nameOf, isNew: method === "post" && input.id === undefined };
				},
				options.fileMax !== undefined,
			);
		};
		const about = [admission, ...Object.keys(options).sort()].join(" ");
		const both = guarded(access, { admission: about, calls, takesFiles: options.fileMax !== undefined }, run);
		return { loader: both, action: both };
	}

	/** The handler with this way in, for an address whose handlers have different ones (`endpointOf`). */
	function as(handler: Handler<Context>): Handler<unknown> {
		const way: Way = { access, admission, admit, scope: scopes.call };
		return { ...handler, way } as Handler<unknown>;
	}

	return { page, pageAction, endpoint, as };
}

/**
 * A form that a browser without scripts sends after its session has ended: the answer holds what was typed, to be sent again
 * after a login beside it. Passwords and files stay out, as browsers take them from nobody but the person.
 */
function keptAtLogin(error: unknown, request: Request, form: Fields): unknown {
	const isSignedOut = error instanceof Problem && error.kind === "notLoggedIn";
	if (!isSignedOut || request.headers.get("sec-fetch-mode") !== "navigate") return error;
	const kept = typedOf(form).flatMap(([name, value]): [string, string][] =>
		Array.isArray(value) ? value.map((one) => [`${name}[]`, one]) : [[name, String(value)]],
	);
	const isWhole = typedOf(form).length === Object.keys(form).length;
	return data({ kind: "signedOut", detail: null, kept, isWhole }, { status: 401, headers: PRIVATE });
}

/** What one person has left on a device is never sent by the next one who signs in there. */
function assertOwn(ctx: object, request: Request): void {
	const by = request.headers.get(KEPT_BY);
	if (by === null) return;
	const user = "user" in ctx ? (ctx.user as { id: string }) : undefined;
	if (user?.id !== by) throw new Problem("notLoggedIn");
}

type Way = { access: string; admission: Admission; admit: Admit<unknown>; scope: Scope };

/** From the most open to the least. */
const openness = ["public", "self", "member", "tenant", "super"];

/**
 * A call whose handlers have different ways in, each given by `as` of its builders: `tenantAdmin.as(handler(…))`. The route
 * counts as being as open as its most open handler.
 */
export function endpointOf(calls: Calls<unknown>, options: CallOptions = {}) {
	const ways = Object.values(calls)
		.flatMap((choice) =>
			"schema" in choice ? [choice] : [...Object.values(choice.modes), ...(choice.otherwise ? [choice.otherwise] : [])],
		)
		.map((handler) => handler.way?.access ?? "super");
	const access = openness.find((one) => ways.includes(one)) ?? "super";
	const scopes = { page: { kind: "all" }, call: { kind: "session" } } as const;
	return builders<object>(access, "byHandler", enterAsSuperadmin, scopes).endpoint(calls, options);
}

/** A signed-in person; `visit` lets them into the module at the handler's level, or throws. */
export type SelfOrVisit = { person: PersonContext; visit: () => Promise<Visit> };

/** The builders of a module: each loader and action names the place in the manifest that its right is about. */
export function guard<ComponentName extends string>(manifest: ModuleManifest<ComponentName>) {
	const scopes = { page: { kind: "all" }, call: { kind: "module", moduleKey: manifest.key } } as const;
	const at = (component: ComponentName) => {
		const { name, level } = manifest.components[component];
		const admit: Admit<Visit> = (entrance, least) =>
			enterModule(entrance, { moduleKey: manifest.key, link: name, level: Math.max(level, least ?? 0) });
		return builders<Visit>(`module:${manifest.key}:${name}`, "module", admit, scopes);
	};
	const call = builders<Visit>(
		`module:${manifest.key}`,
		"module",
		(entrance, least) => enterModule(entrance, { moduleKey: manifest.key, level: least ?? 10 }),
		scopes,
	);
	return {
		page: <Schema extends z.ZodType, Result>(
			component: ComponentName,
			schema: Schema,
			run: (visit: Visit, input: z.output<Schema>) => Promise<Result> | Result,
		) => at(component).page(schema, run),
		pageAction: (component: ComponentName, handlers: Record<string, Handler<Visit>>, options?: ActionOptions) =>
			at(component).pageAction(handlers, options),
		endpoint: call.endpoint,
		as: call.as,
		/** For what is looked for in every tenant where the person has the handler's level, unless the request names one. */
		everywhere: builders<Visit[]>(
			`module:${manifest.key}`,
			"moduleEverywhere",
			(entrance, least) => enterModuleEverywhere(entrance, { moduleKey: manifest.key, level: least ?? 10 }),
			scopes,
		),
		/** For whoever is signed in, with the way on into the module: where people's own records need no grant. */
		selfOr: builders<SelfOrVisit>(
			"self",
			"personOrModule",
			async (entrance, least) => ({
				person: await enterAsPerson(entrance),
				visit: () => enterModule(entrance, { moduleKey: manifest.key, level: least ?? 10 }),
			}),
			{ page: { kind: "all" }, call: { kind: "grants" } },
		),
	};
}

/** For pages that two modules share: the grant in either of them opens the place of that name, the first one's before the other's. */
export function guardOfEither<ComponentName extends string>(
	first: ModuleManifest<ComponentName>,
	second: ModuleManifest<ComponentName>,
	component: ComponentName,
) {
	const at = ({ key, components }: ModuleManifest<ComponentName>, least = 0) => {
		const { name, level } = components[component];
		return { moduleKey: key, link: name, level: Math.max(level, least) };
	};
	const admit: Admit<Visit> = (entrance, least) =>
		enterModule(entrance, at(first, least)).catch((error) => {
			if (error instanceof Problem && error.kind === "notAllowed") return enterModule(entrance, at(second, least));
			throw error;
		});
	const { moduleKey, link } = at(first);
	const scopes = { page: { kind: "all" }, call: { kind: "module", moduleKey } } as const;
	return builders<Visit>(`module:${moduleKey}:${link}`, "module", admit, scopes);
}

/** For every signed-in person, on what is their own. */
export const personal = builders<PersonContext>("self", "person", enterAsPerson, {
	page: { kind: "all" },
	call: { kind: "session" },
});
/** The same where a call needs the person's tenants and grants, not only who they are. */
export const personalWithGrants = builders<PersonContext>("self", "person", enterAsPerson, {
	page: { kind: "all" },
	call: { kind: "grants" },
});
/** For super-admins. */
export const superadmin = builders<PortalContext>("super", "superadmin", enterAsSuperadmin, {
	page: { kind: "all" },
	call: { kind: "session" },
});
/** For an ADMIN of the tenant that the request is about, and super-admins. */
export const tenantAdmin = builders<Visit>("tenant", "tenantAdmin", enterAsTenantAdmin, {
	page: { kind: "all" },
	call: { kind: "grants" },
});

/** For an ADMIN of any tenant, and super-admins, on what is no tenant's own. */
export const someTenantAdmin = builders<PersonContext>("tenant", "someTenantAdmin", enterAsSomeTenantAdmin, {
	page: { kind: "all" },
	call: { kind: "grants" },
});
/** For a member of the tenant that the request is about, whatever the role, and super-admins. */
export const tenantMember = builders<Visit>("member", "member", enterAsMember, {
	page: { kind: "all" },
	call: { kind: "grants" },
});
/** For super-admins, inside the tenant that the request is about. */
export const superadminInTenant = builders<Visit>("super", "superadminInTenant", enterTenantAsSuperadmin, {
	page: { kind: "all" },
	call: { kind: "session" },
});
/** For everybody, on an address where other handlers need a login (`endpointOf`). */
export const anyone = {
	as: (handler: Handler<Args>): Handler<unknown> => {
		const admit = async ({ request, context, once }: Entrance) => {
			context.claim = once;
			return { request, context, params: {} };
		};
		const way: Way = { access: "public", admission: "anybody", admit, scope: { kind: "session" } };
		return { ...handler, way } as Handler<unknown>;
	},
};

/** A page that needs no login. What it may show it finds out by itself; `args.context` is the request's context. */
export function publicPage<Result>(run: (args: LoaderFunctionArgs) => Promise<Result>) {
	return guarded("public", { admission: "anybody" }, run as Route) as Guarded<Result>;
}

/**
 * An action that needs no login: handlers as in `pageAction`, with the request itself as context. Where the route has no
 * page, wrong input is thrown and answered as every other problem.
 */
export function publicAction(
	handlers: Record<string, Handler<Args>>,
	{ hasPage = true, bodyMax }: ActionOptions & { hasPage?: boolean } = {},
) {
	return guarded("public", { admission: "anybody", input: handlers }, async (args) => {
		let form: Fields;
		try {
			form = await readForm(args.request, bodyMax);
		} catch (error) {
			if (bodyMax === undefined) throw error;
			return refused(error, Object.keys(handlers)[0] ?? "", {});
		}
		const { intent, ...fields } = form;
		const handler = handlerOf(handlers, intent);
		if (!handler) throw new Problem("malformed");
		try {
			const result = await handler.run(args, parseInput(handler.schema, { ...fields, ...args.params }));
			return isDone(result) ? finish(result, args.request) : result;
		} catch (error) {
			// Without a page of its own there is no form to fill in again.
			if (!hasPage) throw error;
			return refused(error, String(intent), fields);
		}
	});
}

/** A call that needs no login. */
export function publicEndpoint(calls: Calls<Args>, { fileMax }: Pick<CallOptions, "fileMax"> = {}) {
	const run = (args: Args) =>
		answerCall(
			args,
			async (once) => {
				const choice = calls[methodOf(args.request)];
				if (!choice) throw new Problem("methodNotAllowed");
				args.context.claim = once;
				const read = await readCall(args, fileMax, true);
				const handler = pickHandler(choice, read.input);
				return { ctx: args, handler, ...inputFor(read, handler), isNew: false };
			},
			fileMax !== undefined,
		);
	const both = guarded("public", { admission: "anybody", calls, takesFiles: fileMax !== undefined }, run);
	return { loader: both, action: both };
}

/** HEAD is answered wherever GET is, and as it is. */
function methodOf({ method }: Request): keyof Calls<unknown> {
	return (method === "HEAD" ? "get" : method.toLowerCase()) as keyof Calls<unknown>;
}

/** One part for the pages of several modules: `partAt` gives the one that a module's own guard has made for the path. */
export function guardedByPath<Part extends Guarded>(partAt: (pathname: string) => Part | undefined): Part {
	const route: Route = async (args) => {
		const part = partAt(new URL(args.request.url).pathname);
		if (!part) throw problemOnPage(new Problem("notFound"), args.request, args.context.requestId);
		return part(args);
	};
	return Object.assign(route, { [BY_PATH]: partAt }) as unknown as Part;
}

/** An input without fields. */
export const Nothing = z.object({});

function guarded(
	access: string,
	about: { admission: string; calls?: unknown; input?: unknown; takesFiles?: boolean },
	run: Route,
): Guarded<never> {
	const route = async (args: Args) => {
		try {
			return await run(args);
		} catch (error) {
			const problem = problemOf(error);
			if (problem) throw problemOnPage(problem, args.request, args.context.requestId);
			if (!(error instanceof Error)) throw error;
			logFailure(args.context, error, args.request);
			throw failureOnPage(args.context.requestId);
		}
	};
	const { admission, calls, input, takesFiles } = about;
	const written = { [ACCESS]: access, [ADMISSION]: admission, [CALL]: calls, [INPUT]: input, [FILES]: takesFiles };
	return Object.assign(route, written) as never;
}

/** The handler that a form means; a form of an action with one handler need not say it. */
function handlerOf<Context>(handlers: Record<string, Handler<Context>>, intent: unknown): Handler<Context> | undefined {
	const [only, ...others] = Object.keys(handlers);
	const name = intent ?? (others.length === 0 ? only : undefined);
	return typeof name === "string" && Object.hasOwn(handlers, name) ? handlers[name] : undefined;
}

function entranceOf(args: Args, scope: Scope): Entrance {
	const { guid } = args.params;
	return { request: args.request, context: args.context, claim: guid === undefined ? {} : { guid }, scope };
}

function callEntrance(args: Args, scope: Scope, input: Fields, options: CallOptions, once?: Claim): Entrance {
	const claim: TenantClaim = {};
	const said = [input.tenantId, input.tenantid].filter((id) => id !== undefined);
	const id = options.idIsTenant ? input.id : said[0];
	// Two that differ are nobody's, as a guid and an id of two tenants are.
	if (id !== undefined) claim.id = said.every((one) => one === id) ? asId(id) : "";
	if (input.tenantGuid !== undefined) claim.guid = asId(input.tenantGuid);
	const record = recordMeant(input, options);
	return { request: args.request, context: args.context, claim, record, scope, once };
}

/** The row that says the tenant where nothing else does. */
function recordMeant(input: Fields, { record, pointer, guidOf }: CallOptions): Entrance["record"] {
	const row = (table: TenantTable | undefined, value: unknown, column: "id" | "guid" = "id") =>
		table && value !== undefined ? { tableName: getTableName(table), id: asId(value), column } : undefined;
	if (guidOf && input.guid !== undefined) return row(guidOf, input.guid, "guid");
	return input.id === undefined && pointer ? row(pointer.table, input[pointer.field]) : row(record, input.id);
}

/** An id as it was sent; what is no text is nobody's id. */
const asId = (sent: unknown) => (typeof sent === "string" ? sent : "");

const isDone = (result: unknown): result is Done => typeof result === "object" && result !== null && DONE in result;

/** Goes on by a redirect, so that reloading never repeats the action and it works without JavaScript. */
function finish(next: Done, request: Request) {
	const headers = new Headers(next.headers);
	if (next.snackbar) headers.append("Set-Cookie", flashCookie(next.snackbar));
	const { search } = new URL(request.url);
	return redirect(next.to === undefined ? samePage(request) : keepContentOnly(next.to, search), { headers });
}

/** The address that a form was sent to, as the browser shows it. */
function samePage(request: Request): string {
	const { pathname, search } = new URL(request.url);
	return `${pathname.replace(/\.data$/, "")}${search.replace(/([?&])index(&|$)/, "$1")}`;
}

/** What was wrong goes back to the form with what was typed, secrets left out; anything else is for the boundary. */
function refused(error: unknown, intent: string, fields: Fields) {
	const problem = problemOf(error);
	if (!problem) throw error;
	const { kind, details } = problem;
	if (!["invalid", "conflict", "gone", "tooMany", "tooLarge", "unavailable"].includes(kind)) throw error;
	const values = Object.fromEntries(typedOf(fields));
	const { fields: errors = {}, detail = null, current = null, unsent = null, retryAfterSeconds = null } = details;
	return data(
		{ problem: { kind, intent, errors, detail, current, retryAfterSeconds }, values, unsent },
		{ status: statusOf(kind), headers: PRIVATE },
	);
}

/** The fields that may be shown again: no secrets, and no files. */
const typedOf = (fields: Fields) =>
	Object.entries(fields).filter(([name, value]) => !/password/i.test(name) && isTyped(value));

/** A text or a list of texts; files stay out. */
const isTyped = (value: unknown) => [value].flat().every((one) => typeof one !== "object");
