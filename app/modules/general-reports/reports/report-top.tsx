import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import type { ReportHead } from "./report.server";

type ReportTopProps = { head: ReportHead; tab: "report" | "own" | "pages"; actions?: ReactNode };

/** The head of each report on a form of a project, with the ways to the others. */
export function ReportTop({ head, tab, actions }: ReportTopProps) {
	const { t } = useTranslation("projectReports");
	const { at, title, mayRead } = head;
	const tabs = (["report", "own", "pages"] as const)
		.filter((key) => key === "own" || mayRead)
		.map((key) => ({ to: at[key], label: t(`tab.${key}`), current: key === tab }));
	return (
		<>
			<PageHeader title={title} back={{ to: at.project, label: t("back") }} actions={actions} />
			<div className="no-print">
				<Tabs label={t("tab.label")} tabs={tabs} />
			</div>
		</>
	);
}
