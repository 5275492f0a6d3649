import { useTranslation } from "react-i18next";
import { Due } from "#app/tasks/components/due";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../paths";

type Step = { id: string; title: string; isOpen: boolean; repeat: "daily" | "weekly" | "monthly" | "yearly" | null };
export type NextSteps = {
	tasks: (Step & { dueOn: string | null })[];
	meetings: { id: string; title: string; startsAt: number }[];
};

/** What comes next with a customer: meetings, then tasks. */
export function NextStepCards({ next, today, tenant }: { next: NextSteps; today: string; tenant: string }) {
	const { t } = useTranslation("crmLog");
	const at = paths(tenant);
	if (next.tasks.length + next.meetings.length === 0)
		return <p className="text-13 text-ink-3">{t("about.nothingNext")}</p>;
	return (
		<ul className="flex flex-col gap-2">
			{next.meetings.map(({ id, title, startsAt }) => (
				<li key={id} className="card bg-sheet p-3 text-sm">
					<Link to={at.meeting(id)} className="hover:underline font-medium">
						{title}
					</Link>
					<p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-2">
						<Icon name="calendar-days" />
						<Time at={startsAt} />
					</p>
				</li>
			))}
			{next.tasks.map((task) => (
				<li key={task.id} className="card bg-sheet p-3 text-sm">
					<Link to={at.task(task.id)} className="hover:underline font-medium">
						{task.title}
					</Link>
					<p className="mt-0.5 text-13">
						<Due task={task} today={today} />
					</p>
				</li>
			))}
		</ul>
	);
}
