import { type OneForm, oneForm, readingOneForm } from "#app/forms/one-form/one-form.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { template } from "./template";

/** The form by which people ask an organisation for help. */
export const theForm: OneForm = { area, template, settings: { presentation: "pages", checksPeople: true } };

export const readingIntakeForm = (ctx: TenantContext) => readingOneForm(ctx, theForm);
export const intakeForm = (visit: Visit) => oneForm(visit, theForm);
