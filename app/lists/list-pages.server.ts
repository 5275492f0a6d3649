import type * as z from "zod";
import type { guard } from "#app/platform/guard.server";
import type { Handler } from "#app/platform/handler.server";
import { sharedPages } from "#app/platform/shared-pages.server";
import type { Visit } from "#app/platform/tenant/context";
import type { bulkTrash } from "./bulk-trash.server";
import type { ImportKind } from "./import/import-kind";
import type { TrashTable } from "./trash.server";

type Guard<ComponentName extends string> = Pick<ReturnType<typeof guard<ComponentName>>, "page" | "pageAction">;
type Export<Schema extends z.ZodType> = {
	schema: Schema;
	run: (visit: Visit, query: z.output<Schema>) => Promise<Response>;
};

/** The pages beside a list that several lists share: what each of them has. */
type Definition<ComponentName extends string, Schema extends z.ZodType> = {
	/** The list's path in a tenant. */
	path: string;
	/** The builders of the module's own guard, and the place in its manifest that the list is. */
	guard: Guard<ComponentName>;
	place: ComponentName;
	/** The files of texts that its words stand in. */
	namespaces: readonly string[];
	/** Keys of the list's title and of its trash's. */
	titles: { list: string; trash?: string };
	export?: Export<Schema>;
	trash?: ReturnType<typeof bulkTrash<TrashTable>>;
	import?: ImportKind;
};
export type ListPages = Definition<string, z.ZodType>;

/** Ties a list to its pages; the trash may be of any table. */
export const defineListPages = <ComponentName extends string, Schema extends z.ZodType>(
	definition: Omit<Definition<ComponentName, Schema>, "trash"> & { trash?: object },
): ListPages => definition as unknown as ListPages;

export type ListSubpage = "export" | "trash" | "import";
const pages = sharedPages<ListPages, ListSubpage>((list, page) => (list[page] ? `${list.path}/${page}` : undefined));

/** Every list that has the shared pages; told once when the Worker starts. */
export const knowListPages = pages.know;

/** The part of a list; one that a page is not for has no path to it. */
type With<Page extends ListSubpage> = ListPages & Required<Pick<ListPages, Page>>;

export const listPage = <Page extends ListSubpage, Schema extends z.ZodType, Result>(
	page: Page,
	schema: (list: With<Page>) => Schema,
	run: (list: With<Page>) => (visit: Visit, input: z.output<Schema>) => Promise<Result> | Result,
) => pages.part(page, (list) => list.guard.page(list.place, schema(list as With<Page>), run(list as With<Page>)));

export const listAction = <Page extends ListSubpage>(
	page: Page,
	handlers: (list: With<Page>) => Record<string, Handler<Visit>>,
	options?: { bodyMax?: number },
) => pages.part(page, (list) => list.guard.pageAction(list.place, handlers(list as With<Page>), options));
