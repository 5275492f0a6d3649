import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { publicPage } from "#app/platform/guard.server";
import { CopyField } from "#app/ui/copy-field";
import { StatusSteps } from "#app/ui/status-steps";
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
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold">{t("status.title")}</h1>
			<p className="mt-3 text-base text-ink-2">{t("status.intro", { company })}</p>
			{isAnonymous && <p className="mt-2 text-base text-ink-2">{t("status.anonymous")}</p>}
			<StatusSteps
				steps={steps.map((step) => t(`status.${step}`))}
				reached={steps.indexOf(state)}
				receivedAt={receivedAt}
				notYet={t("status.notYet")}
			/>
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
