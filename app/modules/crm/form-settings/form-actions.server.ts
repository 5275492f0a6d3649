import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import type { NewForm, SettingsForm } from "./form-settings.schema";
import { addForm, changeForm } from "./forms.server";

/** Adds a form and goes on to its settings. */
export async function add(visit: Visit, input: z.output<typeof NewForm>) {
	const { id, name } = await addForm(visit, input);
	const snackbar = { key: "crmInbox:snackbar.formAdded", params: { name } };
	return done({ snackbar, to: paths(visit.tenant.guid).formSetting(id) });
}

/** Saves all settings of a form. */
export async function save(visit: Visit, { form: id, ...settings }: SettingsForm) {
	const { name } = await changeForm(visit, { id, ...settings });
	return done({ snackbar: { key: "crmInbox:snackbar.formSaved", params: { name } } });
}
