import { tempGrantCalls } from "#app/directory/temp-grant-calls.server";
import { TempGrantInput, TempGrantRef } from "#app/directory/temp-grants.schema";
import { readForm } from "#app/forms/store/form-row.server";
import { handler } from "#app/platform/guard.server";
import { area } from "../area";
import { endpoint } from "../guard.server";

const { give, list, end } = tempGrantCalls("form", (visit, id) => readForm(visit, area, { id }));

const api = endpoint({
	get: handler(TempGrantRef, list, { level: 20 }),
	post: handler(TempGrantInput, give, { level: 20, status: 201 }),
	delete: handler(TempGrantRef, end, { level: 20 }),
});
export const loader = api.loader;
export const action = api.action;
