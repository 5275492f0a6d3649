import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type CompanyStatus, companyStatusLooks } from "../companies/status";
import { type DeviationStatus, deviationLooks } from "../deviations/statuses";
import type { MeasureState } from "../measures/present";
import { answerLooks, type PointAnswer, type RoundStatus, roundLooks } from "../rounds/statuses";

/** Where a company stands, in words and colour. */
export function CompanyBadge({ status }: { status: CompanyStatus }) {
	const { t } = useTranslation("hms");
	return <Badge {...companyStatusLooks[status]}>{t(`companyStatus.${status}`)}</Badge>;
}

/** The phase of a round. */
export function RoundBadge({ status }: { status: RoundStatus }) {
	const { t } = useTranslation("hms");
	return <Badge {...roundLooks[status]}>{t(`roundStatus.${status}`)}</Badge>;
}

/** Where a deviation stands. */
export function DeviationBadge({ status }: { status: DeviationStatus }) {
	const { t } = useTranslation("hms");
	return <Badge {...deviationLooks[status]}>{t(`deviationStatus.${status}`)}</Badge>;
}

const measureLooks = {
	overdue: { tone: "danger", icon: "circle-alert" },
	open: { tone: "neutral", icon: "clock" },
	done: { tone: "success", icon: "circle-check" },
} as const;

/** Whether a measure is done, or overdue. */
export function MeasureBadge({ state }: { state: MeasureState }) {
	const { t } = useTranslation("hms");
	return <Badge {...measureLooks[state]}>{t(`measureState.${state}`)}</Badge>;
}

/** What was answered to a point. */
export function AnswerBadge({ answer }: { answer: PointAnswer | null }) {
	const { t } = useTranslation("hms");
	return answer ? <Badge {...answerLooks[answer]}>{t(`answer.${answer}`)}</Badge> : <Badge>{t("answer.none")}</Badge>;
}
