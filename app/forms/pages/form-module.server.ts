import type * as z from "zod";
import { type guard, publicAction, publicPage } from "#app/platform/guard.server";
import type { Handler } from "#app/platform/handler.server";
import { sharedPages } from "#app/platform/shared-pages.server";
import type { Visit } from "#app/platform/tenant/context";
import type { OpenAnswering } from "../answering/open-answering.server";
import type { BuilderConfig } from "../building/builder-config";
import type { reportPages } from "../report-pages/screens.server";
import type { FormName } from "../review/replies.schema";
import type { ReviewConfig } from "../review/review-config";
import type { Form } from "../store/form-row.server";
import type { FormTop, TopPage } from "./form-top";
import type { FormPage, FormPaths } from "./paths";

type Guard<ComponentName extends string> = Pick<ReturnType<typeof guard<ComponentName>>, "page" | "pageAction">;
/** What a page is about: building a form, reading what was answered, reviewing it. */
type Right = "build" | "read" | "review";
/** How an address names a form. */
type NamedForm = z.ZodObject<Record<string, z.ZodType<string>>>;

/** How the pages of a module's forms, which several modules share, work in that module. */
type Definition<ComponentName extends string, Head, Named extends NamedForm> = {
	paths: FormPaths;
	/** The builders of the module's own guard. */
	guard: Guard<ComponentName>;
	/** The place in the manifest that each right is about. */
	rights: Record<Right, ComponentName>;
	builderConfig: BuilderConfig;
	reviewConfig: ReviewConfig<Head>;
	/** What stands above each page of a form. */
	top: (visit: Visit, head: Head, page: TopPage) => FormTop | Promise<FormTop>;
	/** Whether whoever reads replies may also review them; always where it is left out. */
	mayReview?: (head: Head) => boolean;
	/** The line under a reply's title, before the form's. */
	under?: (head: Head) => string;
	/** Answers cannot be corrected by staff. */
	hasNoEdit?: boolean;
	/** The module's own way to open an answering page. */
	open?: OpenAnswering;
	/** Report pages: how addresses name their form, and what stands above the list of them. */
	reportPages?: {
		named: Named;
		screens: ReturnType<typeof reportPages<z.output<Named>>>;
		top: (visit: Visit, form: Form, named: z.output<Named>) => FormTop | Promise<FormTop>;
	};
};

/** A head, and a name of a form, are what the module's own functions make and take: the pages only hand them on. */
export type FormModule = Definition<string, { [opaque]: true }, NamedForm>;
declare const opaque: unique symbol;

export const defineFormModule = <ComponentName extends string, Head, Named extends NamedForm = typeof FormName>(
	definition: Definition<ComponentName, Head, Named>,
): FormModule => definition as unknown as FormModule;

const pages = sharedPages<FormModule, FormPage>(({ paths }, page) => paths[page]);
const shared = pages.part;

/** Every module that has the shared pages; told once when the Worker starts. */
export const knowFormModules = pages.know;

/** A shared page's loader. */
export const formPage = <Schema extends z.ZodType, Result>(
	page: FormPage,
	right: Right,
	schema: Schema | ((of: FormModule) => Schema),
	run: (of: FormModule) => (visit: Visit, input: z.output<Schema>) => Promise<Result> | Result,
) => shared(page, (of) => of.guard.page(of.rights[right], typeof schema === "function" ? schema(of) : schema, run(of)));

/** A shared page's action. */
export const formAction = <Handlers extends Record<string, Handler<Visit>>>(
	page: FormPage,
	right: Right,
	handlers: (of: FormModule) => Handlers,
) => shared(page, (of) => of.guard.pageAction(of.rights[right], handlers(of)));

type Args = Parameters<Parameters<typeof publicPage>[0]>[0];

/** The loader of a shared page that needs no login. */
export const openFormPage = <Result>(page: FormPage, run: (of: FormModule) => (args: Args) => Promise<Result>) =>
	shared(page, (of) => publicPage(run(of)));

/** The action of a shared page that needs no login. */
export const openFormAction = (
	page: FormPage,
	handlers: (of: FormModule) => Parameters<typeof publicAction>[0],
	options?: Parameters<typeof publicAction>[1],
) => shared(page, (of) => publicAction(handlers(of), options));

/** The report pages of a module that has them. */
export function reportPagesOf({ reportPages }: FormModule): NonNullable<FormModule["reportPages"]> {
	if (!reportPages) throw new Error("This module has no report pages.");
	return reportPages;
}
