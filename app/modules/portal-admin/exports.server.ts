import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { done } from "#app/platform/guard.server";
import { exportsOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { exportsList } from "./exports-list";
import { exportSmall, type Small, showSmall } from "./portal-list.server";

export const ExportsPage = ListQuery(exportsList);
export const ExportsFile = ExportsPage.extend(exportFormat);

const part = /^[a-z0-9][a-z0-9_.-]*$/;
export const ExportFolder = z.object({ folder: z.string("required").regex(part, "wrongValue") });
export const ExportFile = z.object({
	name: z.string("required").regex(/^[a-z0-9][a-z0-9_.-]*\/[a-z0-9_.-]+$/, "wrongValue"),
});

export type ExportRow = { name: string; files: { name: string; size: number }[]; size: number; at: number };

const inKilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** The exports that are kept, each with its files; sizes in kB. */
async function readExports({ context }: PortalContext): Promise<ExportRow[]> {
	const folders = new Map<string, { name: string; size: number; at: number }[]>();
	for (const { name, size, at } of await exportsOf(context).list()) {
		const [folder = "", file = ""] = name.split("/");
		folders.set(folder, [...(folders.get(folder) ?? []), { name: file, size: inKilobytes(size), at }]);
	}
	return [...folders].map(([name, files]) => ({
		name,
		files: files.map((file) => ({ name: file.name, size: file.size })),
		size: files.reduce((sum, { size }) => sum + size, 0),
		at: Math.max(...files.map((file) => file.at)),
	}));
}

const listOf = (rows: ExportRow[]): Small<ExportRow> => ({
	definition: exportsList,
	rows,
	id: ({ name }) => name,
	text: ({ name, files }) => [name, ...files.map((file) => file.name)].join(" "),
	value: (row, column) => (column === "size" ? row.size : column === "at" ? row.at : row.name),
});

/** One page of the exports that are kept. */
export async function showExports(ctx: PortalContext, query: z.output<typeof ExportsPage>) {
	const rows = await readExports(ctx);
	return { ...showSmall(ctx, listOf(rows), query), hasAny: rows.length > 0 };
}

/** The list of them as a file. */
export async function exportExports(ctx: PortalContext, query: z.output<typeof ExportsFile>): Promise<Response> {
	const rows = await readExports(ctx);
	const cells = { files: ({ files }: ExportRow) => files.map(({ name }) => name) };
	return exportSmall(ctx, listOf(rows), { query, name: "exports", cells });
}

/** One file of an export; sent so that a browser saves it. */
export async function downloadExport(
	{ context }: PortalContext,
	{ name }: z.output<typeof ExportFile>,
): Promise<Response> {
	const file = await exportsOf(context).read(name);
	if (!file) throw notFound();
	return new Response(file.body as BodyInit, {
		headers: {
			"Content-Type": "application/json",
			"Content-Disposition": `attachment; filename="${name.replace("/", "-")}"`,
			"Cache-Control": "private, no-store",
		},
	});
}

export async function removeExport({ context }: PortalContext, { folder }: z.output<typeof ExportFolder>) {
	await exportsOf(context).remove(folder);
	return done({ snackbar: { key: "followup:snackbar.exportRemoved", kind: "success" } });
}
