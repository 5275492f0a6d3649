import { findForm } from "#app/forms/one-form/find-form.server";
import { publicPage } from "#app/platform/guard.server";
import { area } from "../area";

export const loader = publicPage(findForm(area));
