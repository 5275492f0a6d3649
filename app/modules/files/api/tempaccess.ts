import { tempGrantCalls } from "#app/directory/temp-grant-calls.server";
import { TempGrantInput, TempGrantRef } from "#app/directory/temp-grants.schema";
import { findChosen } from "#app/media/library/chosen.server";
import { verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const { give, list, end } = tempGrantCalls("file", (visit, id) => findChosen(visit, { files: [id] }, "manage"));

const api = endpoint({
	get: verb(TempGrantRef, list),
	post: verb(TempGrantInput, give, { status: 201 }),
	delete: verb(TempGrantRef, end),
});
export const loader = api.loader;
export const action = api.action;
