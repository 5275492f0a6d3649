import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { Picture } from "#app/ui/picture";

type Figures = { number: number; isHidden: boolean; day: string; from: string | null; to: string | null };

/** The days that a page's figures are of, in words. */
export function usePeriod({ from, to, day }: Pick<Figures, "from" | "to" | "day">): string {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const last = format.date(to !== null && to < day ? to : day);
	return from === null ? t("until", { day: last }) : t("period", { from: format.date(from), to: last });
}

type ReportHeadProps = {
	title: string;
	organisation: { name: string; logo: string | null };
	shown: Figures;
	/** The title stands here on the screen too. */
	hasTitle?: boolean;
};

/** Of how many replies and which days a report is; on paper with the organisation's logo, where no frame has it. */
export function ReportHead({ title, organisation, shown, hasTitle = false }: ReportHeadProps) {
	const { t } = useTranslation("reportPages");
	const period = usePeriod(shown);
	return (
		<header className="mb-5">
			<div className={`mb-4 hidden items-center gap-2.5 ${hasTitle ? "" : "print:flex"}`}>
				{organisation.logo && (
					<Picture src={organisation.logo} instead={null} className="h-8 max-w-40 object-contain" height="32" />
				)}
				<span className="font-semibold">{organisation.name}</span>
			</div>
			{hasTitle && <h1 className="text-2xl font-semibold break-words">{title}</h1>}
			<p className={`text-sm text-ink-2 ${hasTitle ? "mt-1" : ""}`}>
				{t("n", { count: shown.number })} · {period}
			</p>
			{shown.isHidden && (
				<div className="mt-3">
					<Notice tone="info">{t("tooFew")}</Notice>
				</div>
			)}
		</header>
	);
}
