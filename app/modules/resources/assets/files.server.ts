import type * as z from "zod";
import { filesOn } from "#app/media/on-record/files.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceFiles } from "#db/schema/resources";
import { findResource } from "../resources.server";
import type { AssetFileNamed, AssetFileRef, AssetFilesInput } from "./assets.schema";

/** Receipts, manuals and agreements of a resource. */
export const files = filesOn({
	...{ table: resourceFiles, of: "resourceId" },
	find: async (visit, id) => (await findResource(visit, id)).id,
	/** No grant opens them, only the card of a resource. */
	ownedBy: "resource_management.asset",
});

export const addFiles = (visit: Visit, { resource, files: sent }: z.output<typeof AssetFilesInput>) =>
	files.add(visit, resource, sent);
export const removeFile = (visit: Visit, { resource, id }: z.output<typeof AssetFileRef>) =>
	files.remove(visit, resource, id);
export const openFile = (visit: Visit, { resource, file }: z.output<typeof AssetFileNamed>) =>
	files.open(visit, resource, file);
