import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Language } from "#app/platform/i18n";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import type { Tenant } from "#app/platform/tenant/context";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { TURNSTILE, turnstileKey } from "#app/platform/turnstile.server";
import { inLanguage } from "../serialize";
import { hasConsent } from "./consent";
import { textIn } from "./fields";
import { type ContactForm, openForm } from "./open-form.server";
import { stampOf } from "./stamp.server";

/** What the public page of a form shows. */
export async function showForm({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, form, types } = await openForm(context, params.form ?? "");
	const language = await languageOfPage(request, context);
	const turnstile = turnstileKey(context);
	if (turnstile) context.allows.frames.push(TURNSTILE);
	const words = await wordsOf(form, ctx.tenant, language);
	return {
		...{ guid: form.guid, title: `${words.heading.text} – ${ctx.tenant.name}`, tenant: tenantBrand(ctx.tenant) },
		...{ language, ...words, turnstile },
		fields: form.fields,
		types: types.map(({ id, title }) => ({ value: id, label: inLanguage(title, language) })),
		consentVersion: form.consentVersion,
		opened: await stampOf(form, context.now),
		/** What was sent waits for its sender to confirm the address. */
		isToConfirm: new URL(request.url).searchParams.has("confirm"),
	};
}

/** The form's texts in one language: the tenant's own, else the portal's. */
export async function wordsOf(form: ContactForm, tenant: Tenant, language: Language) {
	const t = await translator(language);
	const own = (part: string) => textIn(form.texts, part, language, tenant.language);
	const ready = (part: "title" | "thanks") => ({ text: t(`contactForm:ready.${part}`), lang: language as string });
	return {
		heading: own("title") ?? ready("title"),
		intro: own("intro"),
		consent: hasConsent(form) ? own("consent") : null,
		thanks: own("thanks") ?? ready("thanks"),
	};
}
