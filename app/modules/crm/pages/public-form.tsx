import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { HoneypotField } from "#app/ui/honeypot-field";
import { Turnstile } from "#app/ui/turnstile";
import { FormFields } from "../contact-form/components/form-fields";
import { LanguageChoice } from "../contact-form/components/language-choice";
import { PublicFrame } from "../contact-form/components/public-frame";
import { OtherLanguage, SentForm } from "../contact-form/contact-form.schema";
import { keepTyped, sendForm } from "../contact-form/send-form.server";
import { showForm } from "../contact-form/show-form.server";

export const handle = { i18n: ["contactForm"] };

export const loader = publicPage(showForm);
export const action = publicAction({ send: handler(SentForm, sendForm), language: handler(OtherLanguage, keepTyped) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

const FORM = "contact-form";

export default function PublicForm() {
	const shown = useLoaderData<typeof loader>();
	const { tenant, heading, intro, consent, language, isToConfirm } = shown;
	const answer = useActionData<{ values?: Record<string, unknown> }>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("contactForm");
	const typed = (field: string) => {
		const value = answer?.values?.[field];
		return typeof value === "string" ? value : undefined;
	};
	if (isToConfirm) {
		return (
			<PublicFrame tenant={tenant}>
				<h1 className="text-3xl font-semibold">{t("confirm.title")}</h1>
				<p className="mt-3 text-base text-ink-2">{t("confirm.intro")}</p>
			</PublicFrame>
		);
	}
	// A stamp that was refused is not sent again; else the form stays as old as it is.
	const opened = (problem.refused && isStale(answer) ? undefined : typed("opened")) || shown.opened;
	return (
		<PublicFrame tenant={tenant} aside={<LanguageChoice form={FORM} current={language} />}>
			<h1 className="text-3xl font-semibold" lang={heading.lang}>
				{heading.text}
			</h1>
			{intro && (
				<p className="mt-3 text-base whitespace-pre-line text-ink-2" lang={intro.lang}>
					{intro.text}
				</p>
			)}
			{/* Sent as without JavaScript: in another site's frame the browser may keep from it what client navigation needs. */}
			<Form method="post" id={FORM} className="mt-8 flex flex-col gap-5" noValidate reloadDocument>
				<input type="hidden" name="opened" value={opened} />
				<input type="hidden" name="consentVersion" value={shown.consentVersion} />
				<FormFields guid={shown.guid} fields={shown.fields} types={shown.types} problem={problem} typed={typed} />
				<HoneypotField label={t("trap")} />
				{consent && (
					<Checkbox
						id="consent"
						name="consent"
						error={problem.of("consent")}
						defaultChecked={typed("consent") === "on"}
						label={
							<span className="whitespace-pre-line" lang={consent.lang}>
								{consent.text}
							</span>
						}
					/>
				)}
				{shown.turnstile && <Turnstile siteKey={shown.turnstile} />}
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="send" size="lg" className="max-sm:w-full">
						{t("send")}
					</SubmitButton>
				</div>
			</Form>
		</PublicFrame>
	);
}

const isStale = (answer: unknown) =>
	(answer as { problem?: { detail: string | null } }).problem?.detail === "contactForm:errors.stale";
