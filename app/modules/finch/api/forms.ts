import { formCalls } from "#app/forms/module-forms/form-calls.server";
import { formRecords } from "#app/forms/store/records.server";
import { area } from "../area";
import { endpoint } from "../guard.server";

const api = endpoint(formCalls(area), { record: formRecords });
export const loader = api.loader;
export const action = api.action;
