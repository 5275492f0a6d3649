import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { AreaCharts } from "../../over-time/components/area-charts";
import type { FormsAbout } from "../forms-about.server";

/** How it has gone with a subject by each form that is about it, and what can be answered about it now. */
export function FormsAboutView({ shown: { followed, answerable } }: { shown: FormsAbout }) {
	const { t } = useTranslation("overTime");
	const format = useFormat();
	return (
		<>
			{followed.length === 0 && (
				<EmptyState icon="chart-line" title={t("subject.noReplies")}>
					{t("subject.noRepliesHelp")}
				</EmptyState>
			)}
			{followed.map(({ id, title, count, followed: lines, report }) => (
				<Section
					key={id}
					title={title}
					intro={lines?.replies[0] && t("since", { count, day: format.date(lines.replies[0].day) })}
					aside={
						report && (
							<Link to={report} className="link text-13">
								{t("subject.more")}
								<span className="sr-only">: {title}</span>
							</Link>
						)
					}
				>
					{lines && lines.charts.length > 0 ? (
						<AreaCharts report={lines} />
					) : (
						<p className="text-sm text-ink-2">{t("noNumbers")}</p>
					)}
				</Section>
			))}
			{answerable.length > 0 && (
				<Section title={t("subject.answerable")}>
					<CardList label={t("subject.answerable")}>
						{answerable.map(({ id, title, answer }) => (
							<CardRow key={id} className="justify-between">
								<span className="min-w-0 flex-1 text-sm break-words">{title}</span>
								<LinkButton
									to={answer}
									size="sm"
									icon="pencil"
									reloadDocument
									aria-label={`${t("subject.answer")}: ${title}`}
								>
									{t("subject.answer")}
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
		</>
	);
}
