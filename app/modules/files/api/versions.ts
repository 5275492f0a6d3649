import { serializeFile } from "#app/media/library/serialize.server";
import { VersionInput, VersionName } from "#app/media/library/sharing.schema";
import { nameVersion, restoreVersion } from "#app/media/library/versions.server";
import { handler, modes } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { endpoint } from "../guard.server";

const restore = async (visit: Visit, input: { id: string; version: number }) =>
	serializeFile(visit, await restoreVersion(visit, input));

const api = endpoint({
	post: modes({ restore: handler(VersionInput, restore), name: handler(VersionName, nameVersion) }),
});
export const loader = api.loader;
export const action = api.action;
