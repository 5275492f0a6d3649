import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { Notice } from "#app/ui/notice";
import type { Followed } from "../followed";
import { AreaCharts } from "./area-charts";
import { Profile } from "./profile";
import { ThreeColumns } from "./three-columns";

/** How it goes with somebody: now beside before, then each measure over time, all with their numbers. */
export function OverTime({ followed }: { followed: Followed }) {
	const { t } = useTranslation("overTime");
	if (followed.compared.length === 0) return <p className="text-sm text-ink-2">{t("noNumbers")}</p>;
	return (
		<>
			{followed.replies.length === 1 && (
				<div className="mb-6">
					<Notice>{t("first")}</Notice>
				</div>
			)}
			<Section title={t("profile")}>
				<Profile report={followed} />
				<ThreeColumns report={followed} />
			</Section>
			<Section title={t("overTime")} intro={t("overTimeIntro")} className="mt-8">
				<AreaCharts report={followed} />
			</Section>
		</>
	);
}
