import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { CopyField } from "#app/ui/copy-field";
import { StatusSteps } from "#app/ui/status-steps";
import { PublicFrame } from "../contact-form/components/public-frame";
import { StatusRef } from "../contact-form/contact-form.schema";
import { confirmSender, showStatus } from "../contact-form/status.server";

export const handle = { i18n: ["contactForm"] };

export const loader = publicPage(showStatus);
export const action = publicAction({ confirm: handler(StatusRef, confirmSender) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

const steps = ["new", "handled", "answered"] as const;

export default function FormStatus() {
	const { tenant, thanks, state, receivedAt, address } = useLoaderData<typeof loader>();
	const { t } = useTranslation("contactForm");
	if (state === "unconfirmed") {
		return (
			<PublicFrame tenant={tenant}>
				<h1 className="text-3xl font-semibold">{t("confirm.last")}</h1>
				<p className="mt-3 text-base text-ink-2">{t("confirm.lastIntro")}</p>
				<Form method="post" className="mt-6" reloadDocument>
					<SubmitButton intent="confirm" size="lg">
						{t("confirm.do")}
					</SubmitButton>
				</Form>
			</PublicFrame>
		);
	}
	return (
		<PublicFrame tenant={tenant}>
			<h1 className="text-3xl font-semibold">{t("status.title")}</h1>
			<p className="mt-3 text-base whitespace-pre-line text-ink-2" lang={thanks.lang}>
				{thanks.text}
			</p>
			<StatusSteps
				steps={steps.map((step) => t(`status.${step}`))}
				reached={steps.indexOf(state)}
				receivedAt={receivedAt}
				notYet={t("status.notYet")}
			/>
			<div className="mt-8">
				<CopyField label={t("status.link")} help={t("status.linkHelp")} value={address} />
			</div>
		</PublicFrame>
	);
}
