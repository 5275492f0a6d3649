import { FileRef } from "#app/media/library/library.schema";
import { TempGrantInput } from "#app/media/library/sharing.schema";
import { endTempGrant, giveTempGrant, listTempGrants } from "#app/media/library/temp-grants.server";
import { verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: verb(FileRef, listTempGrants),
	post: verb(TempGrantInput, giveTempGrant, { status: 201 }),
	delete: verb(FileRef, endTempGrant),
});
export const loader = api.loader;
export const action = api.action;
