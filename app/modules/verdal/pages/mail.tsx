import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { languageCodes, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MailForm } from "../components/mail-form";
import { MailPreview } from "../components/mail-preview";
import { page, pageAction } from "../guard.server";
import { MailInput, MailNamed, MailQuery } from "../mails/mails.schema";
import { previewMail, resetMail, saveMail, showMail, testMail } from "../mails/show-settings.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "errors"], title: "verdal:mails.title" };

export const loader = page("settings", MailQuery, showMail);
export const action = pageAction("settings", {
	save: verb(MailInput, saveMail),
	preview: verb(MailInput, previewMail),
	test: verb(MailInput, testMail),
	reset: verb(MailNamed, resetMail),
});

type Look = Awaited<ReturnType<typeof previewMail | typeof testMail>>;
const isLook = (answer: unknown): answer is Look =>
	typeof answer === "object" && answer !== null && "preview" in answer;

/** The mail of one event: whether it is sent, to whom, and its words in each language. */
export default function MailPage() {
	const mail = useLoaderData<typeof loader>();
	const answer: unknown = useActionData<typeof action>();
	const { t } = useTranslation("verdal");
	const { event, language, isOwn, isEnabled, isTouched, written, tenant } = mail;
	const at = paths(tenant);
	const looked = isLook(answer) && answer.typed.language === language ? answer : undefined;
	return (
		<PageBody width="home">
			<PageHeader
				title={t(`event.${event}.title`)}
				back={{ to: at.settings, label: t("mails.title") }}
				badges={isEnabled ? <Badge tone="success">{t("mails.on")}</Badge> : <Badge>{t("mails.off")}</Badge>}
				meta={t(isOwn ? "mails.ownText" : "mails.portalText", { language: languages[language].name })}
			/>
			<nav aria-label={t("mails.languages")} className="mb-6 flex flex-wrap gap-1">
				{languageCodes.map((code) => (
					<Link
						key={code}
						to={`${at.mail(event)}?lang=${code}`}
						lang={code}
						aria-current={code === language ? "true" : undefined}
						className={`flex min-h-9 items-center gap-1.5 rounded-lg border px-2.5 text-13 max-md:min-h-11 ${code === language ? "border-accent bg-accent-soft text-accent-ink" : "border-line hover:bg-hover"}`}
					>
						{languages[code].name}
						{written.includes(code) && (
							<>
								<span aria-hidden="true">•</span>
								<span className="sr-only">{t("mails.hasOwn")}</span>
							</>
						)}
					</Link>
				))}
			</nav>
			<div className="grid gap-8 lg:grid-cols-2">
				<div className="min-w-0">
					<MailForm mail={mail} typed={looked?.typed} answer={answer} />
				</div>
				<div className="min-w-0">
					<MailPreview
						preview={looked?.preview ?? mail.preview}
						language={language}
						isTyped={looked !== undefined}
						tested={looked?.tested ?? null}
					/>
				</div>
			</div>
			{isTouched && (
				<Section title={t("reset.title")} intro={t("reset.help")} className="mt-10">
					<ConfirmButton
						label={t("reset.title")}
						title={t("reset.ask")}
						confirmLabel={t("reset.title")}
						fields={{ intent: "reset" }}
					>
						{t("reset.effect")}
					</ConfirmButton>
				</Section>
			)}
		</PageBody>
	);
}
