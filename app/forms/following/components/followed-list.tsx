import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { Followed } from "../followed.server";

/** What has followed from a reply by the rules of its form, and what could not be done. */
export function FollowedList({ followed }: { followed: Followed }) {
	const { t } = useTranslation("formFollowing");
	if (followed.length === 0) return null;
	return (
		<section>
			<h2 className="mb-3 text-base font-semibold">{t("followed.title")}</h2>
			<ul className="flex flex-col gap-3 border-l border-line pl-4">
				{followed.map(({ id, action, text, status, reason, names, dueOn, at, task, isTaskMissing }) => {
					const words = t(`said.${action}`, { text });
					return (
						<li key={id} className="flex flex-col gap-1 text-13">
							<p className="text-sm break-words">
								{task ? (
									<Link to={task.path} className="link">
										{words}
									</Link>
								) : (
									words
								)}
							</p>
							<p className="break-words text-ink-2">
								{names.join(", ")} {at && <Time at={at} />}
							</p>
							{dueOn && (
								<p className="text-ink-2">
									{t("followed.due")} <Time at={dueOn} as="date" />
								</p>
							)}
							<p className="flex flex-wrap gap-1.5">
								{status === "waiting" && <Badge icon="clock">{t("followed.waiting")}</Badge>}
								{status === "undone" && (
									<Badge tone="danger" icon="circle-alert">
										{t(`followed.${reason ?? "nobody"}`)}
									</Badge>
								)}
								{status === "done" && reason === "owner" && (
									<Badge tone="warning" icon="triangle-alert">
										{t("followed.owner")}
									</Badge>
								)}
								{task && task.state !== "open" && <Badge>{t(`followed.task.${task.state}`)}</Badge>}
								{isTaskMissing && <Badge tone="warning">{t("followed.task.missing")}</Badge>}
							</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
