import { publicPage } from "#app/platform/guard.server";
import { findForm } from "../form/find-form.server";

export const loader = publicPage(findForm);
