import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AnswerFrame } from "#app/forms/answering/components/answer-frame";
import { publicPage } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Notice } from "#app/ui/notice";
import { showSent } from "../answering/thanks.server";

export const handle = { i18n: ["forms", "psychEval"], title: "forms:thanks.title" };

export const loader = publicPage(showSent);

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Sent() {
	const { tenant, title, safety, next, reports, home } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["forms", "psychEval"]);
	return (
		<AnswerFrame tenant={tenant} aside={null}>
			<div className="mx-auto w-full max-w-160 px-4 pt-12 pb-12 md:px-0">
				<span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
					<Icon name="check" className="size-6" />
				</span>
				<h1 className="mt-4 text-3xl font-semibold">{t("forms:thanks.sent")}</h1>
				<p className="mt-2 text-base text-ink-2">{title}</p>
				<p className="mt-2 text-base text-ink-2">{t("forms:thanks.reads", { tenant: tenant.name })}</p>
				<div className="mt-6 text-base whitespace-pre-line">
					<Notice icon="phone">{safety}</Notice>
				</div>
				<div className="mt-8 flex flex-wrap gap-3">
					{next && (
						<LinkButton to={next.to} kind="primary" icon="arrow-right" iconAfter>
							{t("psychEval:sent.next", { title: next.title })}
						</LinkButton>
					)}
					{reports && (
						<LinkButton to={reports} icon="chart-line">
							{t("psychEval:sent.reports")}
						</LinkButton>
					)}
					{home && <LinkButton to={home}>{t("forms:thanks.home")}</LinkButton>}
				</div>
			</div>
		</AnswerFrame>
	);
}
