import { useTranslation } from "react-i18next";
import { Badge, toneIcons } from "#app/ui/badge";
import { type CompanyStatus, companyStatusLooks } from "../companies/status";
import { type DeviationStatus, deviationLooks } from "../deviations/statuses";
import type { DutyState } from "../documents/duties";
import type { MeasureState } from "../measures/serialize";
import { levelOf, type Risk, type RiskMatrix, type RiskTone } from "../risk/matrix";
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
	done: { tone: "warning", icon: "eye" },
	checked: { tone: "success", icon: "circle-check" },
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

/** The icon of a level of risk, as colour is never alone in saying it. */
export const riskIcon = (tone: RiskTone) => (tone === "neutral" ? "minus" : toneIcons[tone]);

type RiskBadgeProps = {
	risk: Risk;
	/** Of the matrix in which it was assessed. */
	size: number;
	matrix: RiskMatrix;
	/** Without what makes up the score. */
	isShort?: boolean;
};

/** The level of a risk by its name, with likelihood × consequence. In a matrix of another size only the figures stand. */
export function RiskBadge({ risk, size, matrix, isShort = false }: RiskBadgeProps) {
	const { t } = useTranslation("hms");
	const level = levelOf(matrix, risk);
	if (!level) return null;
	const score = risk.likelihood * risk.consequence;
	const figures = isShort ? String(score) : t("risk.figures", { ...risk, score });
	if (size !== matrix.size) return <Badge>{t("risk.inOther", { figures, size })}</Badge>;
	return (
		<Badge tone={level.tone} icon={riskIcon(level.tone)}>
			{`${level.name} · ${figures}`}
		</Badge>
	);
}

const dutyLooks = {
	missing: { tone: "danger", icon: "minus" },
	old: { tone: "warning", icon: "clock" },
	fresh: { tone: "success", icon: "circle-check" },
} as const;

/** Whether there is evidence for a duty, and whether it is old. */
export function DutyBadge({ state }: { state: DutyState }) {
	const { t } = useTranslation("hms");
	return <Badge {...dutyLooks[state]}>{t(`dutyState.${state}`)}</Badge>;
}
