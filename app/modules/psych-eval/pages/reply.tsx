import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { Time } from "#app/ui/time";
import { AlertList } from "../components/alert-list";
import { page } from "../guard.server";
import { ReplyPage, showReply } from "../reports/show-reply.server";

export const handle = { i18n: ["psychEval"], title: "psychEval:reply.title" };

export const loader = page("reports", ReplyPage, showReply);

export default function Reply() {
	const { title, isOwn, sentAt, mode, bySource, client, back, pdf, answers, ...shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("psychEval");
	const how = mode !== "self" ? mode : bySource === "link" || bySource === "call" ? "link" : "self";
	return (
		<PageBody width="settings">
			<PageHeader
				title={isOwn ? title : `${title}: ${client}`}
				back={{ to: back, label: t("reports.title") }}
				meta={
					<>
						{sentAt !== null && <Time at={sentAt} as="dateTime" />} · {t(`reply.how.${how}`)}
					</>
				}
				actions={
					<>
						<LinkButton icon="download" to={pdf} reloadDocument className="no-print">
							{t("reply.pdf")}
						</LinkButton>
						<PrintButton label={t("reports.print")} />
					</>
				}
			/>
			{shown.alerts.length > 0 && <AlertList alerts={shown.alerts} client={shown.clientId} action={shown.handling} />}
			<dl className="card divide-y divide-line px-4">
				{answers.map(({ id, area, question, answer }) => (
					<div key={id} className="py-3">
						<dt className="text-sm">
							{area && <span className="block text-13 text-ink-3">{area}</span>}
							{question}
						</dt>
						<dd className="mt-1 text-base font-medium break-words whitespace-pre-line">
							{answer.length > 0 ? (
								answer.join("\n")
							) : (
								<span className="font-normal text-ink-3">{t("reply.missing")}</span>
							)}
						</dd>
					</div>
				))}
			</dl>
		</PageBody>
	);
}
