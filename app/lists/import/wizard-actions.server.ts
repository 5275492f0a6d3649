import { and, eq, type SQL } from "drizzle-orm";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import { to } from "#app/platform/portal-paths";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { importRows, imports } from "#db/schema/lists";
import { IMPORTED, UNDONE } from "./audited-import";
import type { Import, ImportKind } from "./import-kind";
import { importWork } from "./import-work.schema";
import { FILE_MAX, STALLED_AFTER } from "./limits";
import { mapColumns, namesOf } from "./map-columns.server";
import { readFile, type Wanted } from "./read/read-file.server";
import { Unreadable } from "./read/unreadable";
import type { MappingInput, ReadingInput, RulesInput } from "./wizard.schema";
import { advance, Moved } from "./work/progress.server";

/** Further down than any line. */
const PAST_THE_END = 2 ** 31;

export const importAddress = (visit: Visit, kind: ImportKind, id = "") =>
	`${to.inTenant(visit.tenant.guid, kind.path)}/import${id && `/${id}`}`;

export function assertMayImport(visit: Visit, kind: ImportKind): void {
	if (visit.access.level < kind.level) throw notAllowed();
}

/** Whether what the rows become and how far the import is lie in two databases, which have no commit in common. */
const isElsewhere = ({ tenant }: Visit, { isOfPeople = false }: ImportKind) => isOfPeople && tenant.database !== null;

/** Takes a file in and goes on to how it is read. */
export async function upload(visit: Visit, kind: ImportKind, file: File) {
	assertMayImport(visit, kind);
	if (isElsewhere(visit, kind)) throw invalid({ file: "imports:file.ownDatabase" });
	if (file.size > FILE_MAX) throw invalid({ file: "imports:file.tooLarge" });
	const bytes = await file.arrayBuffer();
	const names = await namesOf(kind);
	const reading = read(bytes, {}, new Set(names.keys()));
	const id = newId(visit.now.getTime());
	const fileKey = await mediaOf(visit.context, visit.tenant.id).add(bytes, "application/octet-stream");
	await visit.rows.add(imports, {
		...{ id, kind: kind.key, moduleKey: kind.moduleKey, fileKey, reading, ownerId: visit.user.id },
		fileName: cleanName(file.name),
		mapping: mapColumns(reading.columns, names),
		rules: { match: kind.matches.map(({ key }) => key), mode: "both", empty: "keep" },
		state: "uploaded",
		rowCount: reading.rowCount,
	});
	return done({ to: importAddress(visit, kind, id) });
}

/** Reads the file in another way; the columns are given to fields anew where they are others. */
export async function reread(visit: Visit, kind: ImportKind, { importId, next, ...wanted }: ReadingInput) {
	const at = await openUnwritten(visit, kind, importId);
	const file = await mediaOf(visit.context, visit.tenant.id).read(at.fileKey);
	if (!file || !("arrayBuffer" in file)) throw invalid({ sheet: "imports:file.gone" });
	const names = await namesOf(kind);
	// Another sheet or separator has its column names somewhere else.
	const isSame = (wanted.sheet ?? "") === at.reading.sheet && (wanted.separator ?? "") === at.reading.separator;
	const headerLine = isSame || wanted.headerLine !== at.reading.headerLine ? wanted.headerLine : undefined;
	const reading = read(await file.arrayBuffer(), { ...wanted, headerLine }, new Set(names.keys()));
	const hasSameColumns = JSON.stringify(reading.columns) === JSON.stringify(at.reading.columns);
	const mapping = hasSameColumns ? at.mapping : mapColumns(reading.columns, names);
	await change(visit, at, { reading, mapping, rowCount: reading.rowCount, state: "uploaded" });
	return done({ to: `${importAddress(visit, kind, at.id)}?step=${next === "on" ? "mapping" : "reading"}` });
}

/** Gives the columns to fields. */
export async function map(visit: Visit, kind: ImportKind, { importId, fields }: MappingInput) {
	const at = await openUnwritten(visit, kind, importId);
	const mapping: Import["mapping"] = {};
	fields.forEach((field, column) => {
		if (!field) return;
		if (!kind.fields.some(({ key }) => key === field)) throw invalid({ [`column-${column}`]: "wrongValue" });
		if (Object.values(mapping).includes(field)) throw invalid({ [`column-${column}`]: "imports:mapping.twice" });
		if (column < at.reading.columns.length) mapping[String(column)] = field;
	});
	const missing = kind.fields.find(({ key, required }) => required && !Object.values(mapping).includes(key));
	if (missing) throw invalid({ "column-0": `imports:mapping.missing.${missing.key}` });
	await change(visit, at, { mapping, state: "uploaded" });
	return done({ to: `${importAddress(visit, kind, at.id)}?step=rules` });
}

/** Sets the rules and starts the dry run. */
export async function startCheck(visit: Visit, kind: ImportKind, { importId, ...rules }: RulesInput) {
	const at = await openUnwritten(visit, kind, importId);
	const match = kind.matches.map(({ key }) => key).filter((key) => rules.match.includes(key));
	const work = { state: "checking" as const, run: newId(), cursor: -1, rowsDone: 0, counts: {}, failure: null };
	await change(visit, at, { ...work, rules: { ...rules, match } });
	return begin(visit, kind, at.id, work.run);
}

export async function startRun(visit: Visit, kind: ImportKind, { importId }: { importId: string }) {
	const at = await open(visit, kind, importId);
	if (at.state !== "checked" || isElsewhere(visit, kind)) throw conflict();
	const work = { state: "running" as const, run: newId(), cursor: 0, rowsDone: 0 };
	await change(visit, at, work, IMPORTED);
	return begin(visit, kind, at.id, work.run);
}

export async function startUndo(visit: Visit, kind: ImportKind, { importId }: { importId: string }) {
	const at = await open(visit, kind, importId);
	if (!mayUndo(at) || isElsewhere(visit, kind)) throw conflict();
	const work = { state: "undoing" as const, run: newId(), cursor: PAST_THE_END, rowsDone: 0, failure: null };
	await change(visit, at, work, UNDONE);
	return begin(visit, kind, at.id, work.run);
}

/** Sends the message of a work that has stood still once more; of two that go on one does nothing. */
export async function carryOn(visit: Visit, kind: ImportKind, { importId }: { importId: string }) {
	const at = await open(visit, kind, importId);
	return begin(visit, kind, at.id, at.run);
}

/** Throws away what was never imported, with its file. */
export async function discard(visit: Visit, kind: ImportKind, { importId }: { importId: string }) {
	const at = await openUnwritten(visit, kind, importId);
	await visit.rows.commit([
		visit.rows.clearing(importRows, at.id, eq(importRows.importId, at.id)),
		visit.rows.removing(imports, at.id),
	]);
	await mediaOf(visit.context, visit.tenant.id).remove(at.fileKey);
	return done({ to: importAddress(visit, kind), snackbar: { key: "imports:snackbar.discarded" } });
}

/** Whether something of it stands that can be taken back. */
export const mayUndo = ({ state, counts }: Import) =>
	(state === "done" || state === "failed") && (counts.created ?? 0) + (counts.updated ?? 0) > 0;

/** Whether a work that should go on has stood still. */
export const isStalled = ({ state, updatedAt }: Import, now: Date) =>
	(state === "checking" || state === "running" || state === "undoing") && now.getTime() - updatedAt > STALLED_AFTER;

/** Whose imports a visitor opens: a file may hold what its owner alone may read, such as private notes. */
export const openImports = ({ access, user }: Visit): SQL | undefined =>
	access.level >= LEVEL_ALL ? undefined : eq(imports.ownerId, user.id);

/** The import of this list, or not found. */
export async function open(visit: Visit, kind: ImportKind, importId: string): Promise<Import> {
	assertMayImport(visit, kind);
	const where = and(eq(imports.id, importId), eq(imports.kind, kind.key), openImports(visit));
	const [found] = await visit.rows.list(imports, { where, limit: 1 });
	if (!found) throw notFound();
	return found;
}

async function openUnwritten(visit: Visit, kind: ImportKind, importId: string): Promise<Import> {
	const at = await open(visit, kind, importId);
	const isUnwritten = ["uploaded", "checked"].includes(at.state) || (at.state === "failed" && !mayUndo(at));
	if (!isUnwritten) throw conflict();
	return at;
}

/** `event`: what the event log tells of it. */
async function change(visit: Visit, at: Import, patch: Patch<typeof imports>, event?: string): Promise<void> {
	try {
		await advance(visit, at, patch, event ? [visit.rows.noting(imports, [at.id], [event])] : []);
	} catch (error) {
		throw error instanceof Moved ? conflict() : error;
	}
}

async function begin(visit: Visit, kind: ImportKind, importId: string, run: string) {
	await visit.enqueue(importWork, { importId, run, by: visit.user.id });
	return done({ to: importAddress(visit, kind, importId) });
}

function read(bytes: ArrayBuffer, wanted: Wanted, known: ReadonlySet<string>) {
	try {
		return readFile(new Uint8Array(bytes), wanted, known).reading;
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		throw invalid({ file: `imports:file.${error.key}` });
	}
}

/** A file's name as it is shown: without path and what reverses or hides letters. */
const cleanName = (name: string) =>
	name
		.normalize("NFC")
		.replace(/^.*[\\/]/, "")
		.replace(/[\p{Cc}\p{Cf}]/gu, "")
		.slice(0, 200) || "import";
