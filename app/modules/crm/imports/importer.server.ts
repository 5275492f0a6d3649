import type { ImportContext } from "#app/lists/import/import-kind";
import type { Viewer } from "../visible.server";

/** The importer as one who looks at customers: what they do not see they do not change. */
export const viewerOf = ({ tenant, user, level }: ImportContext): Viewer =>
	({ tenant, user, access: { level } }) as unknown as Viewer;
