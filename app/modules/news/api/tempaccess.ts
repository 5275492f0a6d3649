import { tempGrantCalls } from "#app/directory/temp-grant-calls.server";
import { TempGrantInput, TempGrantRef } from "#app/directory/temp-grants.schema";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { findOwn } from "../texts.server";

const { give, list, end } = tempGrantCalls("news", findOwn);

const api = endpoint({
	get: handler(TempGrantRef, list, { level: 20 }),
	post: handler(TempGrantInput, give, { level: 20, status: 201 }),
	delete: handler(TempGrantRef, end, { level: 20 }),
});
export const loader = api.loader;
export const action = api.action;
