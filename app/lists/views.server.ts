import { and, asc, eq, or, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { done, handler } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { defaultRoles } from "#app/platform/manifest";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { listDefaults, listPins, listViews } from "#db/schema/lists";
import type { ListDefinition } from "./definition";
import type { ListView } from "./list-data";
import { readState, viewQuery } from "./state";
import { OneView, SaveView, StartView, UpdateView } from "./views.schema";

const MOST_VIEWS = 100;
const MOST_ROLES = 50;

/** Reads the views of a list that a visitor sees: their own and those that are shared. */
export function readViews(visit: Visit, list: string, reads: ReadBatch): () => ListView[] {
	const found = reads.add(
		visit.rows.listing(listViews, {
			where: and(eq(listViews.list, list), seenBy(visit)),
			orderBy: [asc(listViews.name), asc(listViews.id)],
			limit: MOST_VIEWS,
		}),
	);
	const pins = reads.add(
		visit.rows.listing(listPins, { where: and(eq(listPins.userId, visit.user.id), eq(listPins.list, list)) }),
	);
	const starts = reads.add(visit.rows.listing(listDefaults, { where: eq(listDefaults.list, list), limit: MOST_ROLES }));
	return () => {
		const pinned = new Set(pins().map(({ viewId }) => viewId));
		return found().map((view) => {
			const { id, name, query, isShared } = view;
			const startsFor = starts().flatMap(({ role, viewId }) => (viewId === id ? [role] : []));
			return { id, name, query, isShared, isPinned: pinned.has(id), mayChange: mayChange(visit, view), startsFor };
		});
	};
}

/** The handlers of a list's saved views, to be spread into its page's action. */
export function viewHandlers(definition: ListDefinition) {
	return {
		saveView: handler(SaveView, (visit: Visit, input) => saveView(visit, definition, input)),
		updateView: handler(UpdateView, (visit: Visit, input) => updateView(visit, definition, input)),
		deleteView: handler(OneView, (visit: Visit, input) => deleteView(visit, definition, input)),
		shareView: handler(OneView, (visit: Visit, input) => setShared(visit, definition, input, true)),
		unshareView: handler(OneView, (visit: Visit, input) => setShared(visit, definition, input, false)),
		pinView: handler(OneView, (visit: Visit, input) => pinView(visit, definition, input)),
		unpinView: handler(OneView, (visit: Visit, input) => unpinView(visit, input)),
		startWithView: handler(StartView, (visit: Visit, input) => startWith(visit, definition, input)),
		startWithAll: handler(StartView, (visit: Visit, input) => startWithAll(visit, definition, input)),
	};
}

type Input<Schema extends z.ZodType> = z.output<Schema>;

const seenBy = (visit: Visit) => or(eq(listViews.ownerId, visit.user.id), eq(listViews.isShared, true));

/** One's own, and a shared one for those with level 30. */
const mayChange = (visit: Visit, view: Row<typeof listViews>) =>
	view.ownerId === visit.user.id || (view.isShared && visit.access.level >= LEVEL_ALL);

/** A view's query in the list's own writing; what is not the list's falls away. */
const tidy = (definition: ListDefinition, query: string) => viewQuery(definition, readState(definition, query));

/** The query of a view's address. */
export const addressOf = (view: { id: string; query: string }) => `?view=${view.id}${view.query && `&${view.query}`}`;

async function saveView(visit: Visit, definition: ListDefinition, input: Input<typeof SaveView>) {
	const isShared = input.shared === "yes";
	if (isShared) assertMayShare(visit);
	const own = and(eq(listViews.list, definition.key), eq(listViews.ownerId, visit.user.id));
	const mine = await visit.rows.list(listViews, { where: own, limit: MOST_VIEWS });
	if (mine.some(({ name }) => name === input.name)) throw invalid({ name: "lists:errors.nameTaken" });
	if (mine.length >= MOST_VIEWS) throw invalid({ name: "lists:errors.tooManyViews" });
	const id = newId(visit.now.getTime());
	const view = { id, list: definition.key, ownerId: visit.user.id, name: input.name, isShared };
	const query = tidy(definition, input.query);
	await visit.rows.commit([
		visit.rows.adding(listViews, { ...view, query }),
		...(input.pinned === "yes" ? [pinning(visit, definition, id)] : []),
	]);
	const params = { name: input.name };
	return done({ snackbar: { key: "lists:snackbar.viewSaved", params }, to: addressOf({ id, query }) });
}

async function updateView(visit: Visit, definition: ListDefinition, { viewId, query }: Input<typeof UpdateView>) {
	const { name } = await openView(visit, definition, viewId);
	const tidied = tidy(definition, query);
	await visit.rows.change(listViews, viewId, { query: tidied });
	const to = addressOf({ id: viewId, query: tidied });
	return done({ snackbar: { key: "lists:snackbar.viewUpdated", params: { name } }, to });
}

async function deleteView(visit: Visit, definition: ListDefinition, { viewId }: Input<typeof OneView>) {
	const { name } = await openView(visit, definition, viewId);
	await visit.rows.commit([
		visit.rows.removingAll(listPins, eq(listPins.viewId, viewId)),
		visit.rows.removingAll(listDefaults, eq(listDefaults.viewId, viewId)),
		visit.rows.removing(listViews, viewId),
	]);
	return done({ snackbar: { key: "lists:snackbar.viewDeleted", params: { name } }, to: "?" });
}

async function setShared(
	visit: Visit,
	definition: ListDefinition,
	{ viewId }: Input<typeof OneView>,
	isShared: boolean,
) {
	assertMayShare(visit);
	const { name } = await openView(visit, definition, viewId);
	await visit.rows.commit([
		visit.rows.changing(listViews, viewId, { isShared }),
		// Nobody's list opens with a view that they do not see.
		...(isShared ? [] : [visit.rows.removingAll(listDefaults, eq(listDefaults.viewId, viewId))]),
	]);
	const key = isShared ? "lists:snackbar.viewShared" : "lists:snackbar.viewUnshared";
	return done({ snackbar: { key, params: { name } } });
}

async function pinView(visit: Visit, definition: ListDefinition, { viewId }: Input<typeof OneView>) {
	const view = await findView(visit, definition, viewId);
	await orElse(visit.rows.commit([pinning(visit, definition, view.id)]), () => invalid({ viewId: "conflict" }));
	return done({ snackbar: { key: "lists:snackbar.viewInMenu", params: { name: view.name } } });
}

async function unpinView(visit: Visit, { viewId }: Input<typeof OneView>) {
	const pin = and(eq(listPins.viewId, viewId), eq(listPins.userId, visit.user.id));
	await visit.rows.commit([visit.rows.removingAll(listPins, pin as never)]);
	return done({ snackbar: { key: "lists:snackbar.viewOutOfMenu" } });
}

/** The list opens with a shared view for a role, in place of the one before. */
async function startWith(visit: Visit, definition: ListDefinition, { viewId, role }: Input<typeof StartView>) {
	assertMayStart(visit, definition, role);
	const view = await findView(visit, definition, viewId);
	if (!view.isShared) throw invalid({ viewId: "lists:errors.notShared" });
	const id = newId(visit.now.getTime());
	await visit.rows.commit([
		visit.rows.removingAll(listDefaults, startOf(definition, role)),
		visit.rows.adding(listDefaults, { id, list: definition.key, role, viewId }),
	]);
	return done({ snackbar: { key: "lists:snackbar.startsWith", params: { name: view.name } } });
}

async function startWithAll(visit: Visit, definition: ListDefinition, { role }: Input<typeof StartView>) {
	assertMayStart(visit, definition, role);
	await visit.rows.commit([visit.rows.removingAll(listDefaults, startOf(definition, role))]);
	return done({ snackbar: { key: "lists:snackbar.startsWithAll" } });
}

const startOf = ({ key }: ListDefinition, role: string) =>
	and(eq(listDefaults.list, key), eq(listDefaults.role, role)) as SQL;

function assertMayStart(visit: Visit, definition: ListDefinition, role: string): void {
	if (visit.access.level < LEVEL_ALL) throw notAllowed();
	if (!startRolesOf(definition).includes(role)) throw invalid({ role: "wrongValue" });
}

/** The roles that may open a list, each of which may begin with a view of its own. */
export const startRolesOf = ({ level = 0 }: ListDefinition): string[] =>
	defaultRoles.filter((role) => role.level >= level).map(({ name }) => name);

/** Where a list opens for this visitor's role; `path` is the list's own, for those who have no view to begin with. */
export async function startAddress(visit: Visit, definition: ListDefinition, path: string): Promise<string> {
	const where = startOf(definition, visit.access.role);
	const reading = visit.rows.listingWith(listDefaults, { view: [listViews, listDefaults.viewId] }, { where, limit: 1 });
	const view = (await visit.rows.read({ reading })).reading[0]?.view;
	return view ? path + addressOf(view) : path;
}

const pinning = (visit: Visit, { key }: ListDefinition, viewId: string) =>
	visit.rows.adding(listPins, { id: newId(visit.now.getTime()), viewId, userId: visit.user.id, list: key });

/** A view that the visitor sees; another's private one is not there. */
async function findView(visit: Visit, definition: ListDefinition, id: string) {
	const view = await visit.rows.find(listViews, id);
	if (!view || view.list !== definition.key) throw notFound();
	if (view.ownerId !== visit.user.id && !view.isShared) throw notFound();
	return view;
}

async function openView(visit: Visit, definition: ListDefinition, id: string) {
	const view = await findView(visit, definition, id);
	if (!mayChange(visit, view)) throw notAllowed();
	return view;
}

function assertMayShare(visit: Visit): void {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
}
