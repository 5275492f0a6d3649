import { CardView } from "#app/forms/charts/card-view";
import { useWords } from "#app/forms/charts/use-words";
import { goalsCard } from "../reports/goals-card";
import type { ReportData } from "./report-data";

/** How close the client's own goals have come, each time they were asked. */
export const GoalChart = ({ report }: { report: ReportData }) => <CardView card={goalsCard(report, useWords())} />;
