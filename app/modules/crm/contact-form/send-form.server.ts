import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { turnstileKey } from "#app/platform/turnstile.server";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { formPath, statusPath } from "./addresses";
import { fromCall } from "./answers.server";
import { hasConsent } from "./consent";
import type { FormByGuid, OtherLanguage, SentByCall, SentForm } from "./contact-form.schema";
import { fieldKeys, TURNSTILE_FIELD } from "./fields";
import { openForm } from "./open-form.server";
import { receiveForm } from "./receive.server";
import { stampOf } from "./stamp.server";

/** Takes what the page sends, and goes on to where its sender sees how it goes. */
export async function sendForm({ request, context }: ActionFunctionArgs, input: SentForm) {
	const language = await languageOfPage(request, context);
	const { guid, token, asksConfirmation } = await receiveForm(context, request, {
		guid: input.form,
		sent: input,
		...{ opened: input.opened, consentVersion: input.consentVersion, agreed: input.consent === "on" },
		trap: input[HONEYPOT],
		turnstile: String(input[TURNSTILE_FIELD] ?? ""),
		language,
	});
	return done({
		to: asksConfirmation ? `${formPath(guid)}?confirm&lang=${language}` : `${statusPath(guid, token)}?lang=${language}`,
	});
}

/** Shows the form in another language, with what is typed so far. */
export function keepTyped(_: ActionFunctionArgs, input: z.output<typeof OtherLanguage>) {
	const kept = [...fieldKeys, "consent", "opened"].flatMap((key) =>
		typeof input[key] === "string" ? [[key, input[key] as string]] : [],
	);
	return { values: Object.fromEntries(kept) as Record<string, string> };
}

/** A form as the calls give it to everybody. */
export async function describeForm({ context }: ActionFunctionArgs, { guid }: z.output<typeof FormByGuid>) {
	const { ctx, form, types } = await openForm(context, guid ?? "");
	const shown = ["title", "intro", "consent", "thanks"].map((part) => [part, form.texts[part] ?? {}]);
	return {
		guid: form.guid,
		tenant: ctx.tenant.name,
		fields: form.fields.map(({ key, isRequired }) => ({ key: toSnake(key), required: isRequired })),
		contact_types: types.map(({ id, title }) => ({ id, title })),
		texts: Object.fromEntries(shown) as Record<string, Record<string, string>>,
		languages: [...new Set(Object.values(form.texts).flatMap((text) => Object.keys(text)))].filter(isLanguage),
		consent_version: hasConsent(form) ? form.consentVersion : null,
		turnstile_site_key: turnstileKey(context),
		opened: await stampOf(form, context.now),
	};
}

/** Takes what a program sends; consent is given by naming the version of its text. */
export async function sendByCall({ request, context }: ActionFunctionArgs, input: z.output<typeof SentByCall>) {
	if (input.guid === "") throw notFound();
	const { guid, token, asksConfirmation } = await receiveForm(context, request, {
		guid: input.guid,
		sent: fromCall(input.answers),
		...{ opened: input.opened, consentVersion: input.consentVersion, agreed: input.consentVersion > 0 },
		trap: "",
		turnstile: input.turnstile,
		language: input.language ?? (await languageOfPage(request, context)),
	});
	return {
		status: asksConfirmation ? "unconfirmed" : "received",
		status_url: asksConfirmation ? null : `${context.origin}${statusPath(guid, token)}`,
	};
}

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
