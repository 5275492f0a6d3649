import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { useFormat } from "#app/ui/format";
import { AnswerFrame } from "../../answering/components/answer-frame";
import type { openReportPage } from "../open-link.server";
import { ReportBlocks } from "./report-blocks";
import { ReportHead, usePeriod } from "./report-head";

type PublicReportProps = { shown: Awaited<ReturnType<ReturnType<typeof openReportPage>>> };

/** A published report for whoever has its link. */
export function PublicReport({ shown }: PublicReportProps) {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const { tenant, title, blocks, name, day, language } = shown;
	const period = usePeriod(shown);
	return (
		<AnswerFrame tenant={tenant} aside={null} isWide>
			<div className="mx-auto w-full max-w-240 px-4 pt-8 pb-12 md:px-8">
				<ReportHead title={title} organisation={tenant} shown={shown} hasTitle />
				<ReportBlocks blocks={blocks} period={period} form={name} />
				<p className="mt-8 text-13 text-ink-3">{t("frozen", { day: format.date(day) })}</p>
				<nav aria-label={t("languages")} className="no-print mt-4 flex flex-wrap gap-x-4 text-13">
					{languageCodes.map((code) => (
						<a
							key={code}
							href={`?lang=${code}`}
							lang={code}
							aria-current={code === language ? "true" : undefined}
							className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink"
						>
							{languages[code].name}
						</a>
					))}
				</nav>
			</div>
		</AnswerFrame>
	);
}
