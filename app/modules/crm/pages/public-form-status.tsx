import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicAction, publicPage, verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { CopyField } from "#app/ui/copy-field";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import { PublicFrame } from "../contact-form/components/public-frame";
import { StatusRef } from "../contact-form/contact-form.schema";
import { confirmSender, showStatus } from "../contact-form/status.server";

export const handle = { i18n: ["contactForm"] };

export const loader = publicPage(showStatus);
export const action = publicAction({ confirm: verb(StatusRef, confirmSender) });

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
	const reached = steps.indexOf(state);
	return (
		<PublicFrame tenant={tenant}>
			<h1 className="text-3xl font-semibold">{t("status.title")}</h1>
			<p className="mt-3 text-base whitespace-pre-line text-ink-2" lang={thanks.lang}>
				{thanks.text}
			</p>
			<ol className="mt-6 flex flex-col gap-3">
				{steps.map((step, index) => (
					<li key={step} className="flex gap-3" aria-current={index === reached ? "step" : undefined}>
						<Icon
							name={index <= reached ? "circle-check" : "clock"}
							className={`mt-0.5 size-5 ${index <= reached ? "text-success-ink" : "text-ink-3"}`}
						/>
						<div>
							<p className={index <= reached ? "font-medium" : "text-ink-2"}>
								{t(`status.${step}`)}
								{index > reached && <span className="sr-only"> – {t("status.notYet")}</span>}
							</p>
							{step === "new" && (
								<p className="text-13 text-ink-3">
									<Time at={receivedAt} as="dateTime" />
								</p>
							)}
						</div>
					</li>
				))}
			</ol>
			<div className="mt-8">
				<CopyField label={t("status.link")} help={t("status.linkHelp")} value={address} />
			</div>
		</PublicFrame>
	);
}
