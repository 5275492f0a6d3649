import * as z from "zod";
import { done } from "#app/platform/guard.server";
import { exportsOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";

const part = /^[a-z0-9][a-z0-9_.-]*$/;
export const ExportFolder = z.object({ folder: z.string("required").regex(part, "wrongValue") });
export const ExportFile = z.object({
	name: z.string("required").regex(/^[a-z0-9][a-z0-9_.-]*\/[a-z0-9_.-]+$/, "wrongValue"),
});

/** The exports that are kept, the newest first, each with its files. */
export async function listExports({ bag }: PortalContext) {
	const folders = new Map<string, { name: string; size: number; at: number }[]>();
	for (const { name, size, at } of await exportsOf(bag).list()) {
		const [folder = "", file = ""] = name.split("/");
		folders.set(folder, [...(folders.get(folder) ?? []), { name: file, size, at }]);
	}
	const newest = (files: { at: number }[]) => Math.max(...files.map((file) => file.at));
	return [...folders].map(([name, files]) => ({ name, files })).sort((a, b) => newest(b.files) - newest(a.files));
}

/** One file of an export; sent so that a browser saves it. */
export async function downloadExport({ bag }: PortalContext, { name }: z.output<typeof ExportFile>): Promise<Response> {
	const file = await exportsOf(bag).read(name);
	if (!file) throw notFound();
	return new Response(file.body as BodyInit, {
		headers: {
			"Content-Type": "application/json",
			"Content-Disposition": `attachment; filename="${name.replace("/", "-")}"`,
			"Cache-Control": "private, no-store",
		},
	});
}

export async function removeExport({ bag }: PortalContext, { folder }: z.output<typeof ExportFolder>) {
	await exportsOf(bag).remove(folder);
	return done({ snackbar: { key: "followup:snackbar.exportRemoved", kind: "success" } });
}
