import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";
import { Progress } from "#app/ui/progress";
import { useStepsDone } from "./use-steps-done";

type Learner = { isTaken: boolean; isAssigned: boolean; dueOn: string | null; done: number; doneAt: number | null };

/** How far a learner is in a course, and by when it is due. */
export function LearnerProgress({ learner, all }: { learner: Learner; all: number }) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const { stepsDone } = useStepsDone();
	const { isTaken, isAssigned, dueOn, done, doneAt } = learner;
	return (
		<>
			<div className="flex flex-wrap gap-2 empty:hidden">
				{doneAt !== null ? (
					<Badge tone="success" icon="circle-check">
						{t("learners.completed")}
					</Badge>
				) : (
					isAssigned && (
						<Badge tone="accent">{dueOn ? t("assignedUntil", { date: date(dueOn) }) : t("assignedToMe")}</Badge>
					)
				)}
			</div>
			{isTaken && all > 0 && <Progress value={done} max={all} label={stepsDone(done, all)} />}
		</>
	);
}
