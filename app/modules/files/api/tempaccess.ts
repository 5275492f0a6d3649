import { tempGrantCalls } from "#app/directory/temp-grant-calls.server";
import { TempGrantInput, TempGrantRef } from "#app/directory/temp-grants.schema";
import { findChosen } from "#app/media/library/chosen.server";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const { give, list, end } = tempGrantCalls("file", (visit, id) => findChosen(visit, { files: [id] }, "manage"));

const api = endpoint({
	get: handler(TempGrantRef, list),
	post: handler(TempGrantInput, give, { status: 201 }),
	delete: handler(TempGrantRef, end),
});
export const loader = api.loader;
export const action = api.action;
