import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { publicPage } from "#app/platform/guard.server";
import { CopyField } from "#app/ui/copy-field";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import { showReportStatus } from "../posters/report.server";

export const handle = { i18n: ["hmsReport"] };

export const loader = publicPage(showReportStatus);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

const steps = ["new", "handling", "measureInPlace", "closed"] as const;

/** How it goes with a report, for whoever has sent it. */
export default function ReportStatus() {
	const { brand, language, company, receivedAt, state, isAnonymous, address, again } = useLoaderData<typeof loader>();
	const { t } = useTranslation("hmsReport");
	const reached = steps.indexOf(state);
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold">{t("status.title")}</h1>
			<p className="mt-3 text-base text-ink-2">{t("status.intro", { company })}</p>
			{isAnonymous && <p className="mt-2 text-base text-ink-2">{t("status.anonymous")}</p>}
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
			<p className="mt-6">
				<a href={again} className="link inline-flex min-h-11 items-center">
					{t("status.again")}
				</a>
			</p>
		</OpenFrame>
	);
}
