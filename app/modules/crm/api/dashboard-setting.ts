import { handler, modes } from "#app/platform/guard.server";
import { SettingCall, SettingInput } from "../dashboard/dashboard.schema";
import { readSetting, saveSetting } from "../dashboard/layout.server";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: modes({ getdashboardsettings: handler(SettingCall, readSetting, { level: 10 }) }),
	post: handler(SettingInput, saveSetting, { level: 10, status: 200 }),
});
export const loader = api.loader;
export const action = api.action;
