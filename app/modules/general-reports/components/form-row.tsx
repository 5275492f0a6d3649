import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Progress } from "#app/ui/progress";
import { Time } from "#app/ui/time";
import type { ShownProject } from "../project-pages.server";
import { FormBadge } from "./form-badge";
import "#app/ui/list.css";

/** A form of a project: where it stands, when it is due, how many have answered. */
export function FormRow({ form, to }: { form: ShownProject["forms"][number]; to: string }) {
	const { t } = useTranslation("generalReports");
	const { title, status, dueOn, isOver, progress, replies, lastReplyAt } = form;
	return (
		<CardRow className="flex-wrap">
			<div className="min-w-0 flex-1 basis-72">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<Link to={to} className="link row-link min-w-0 text-sm font-medium break-words">
						{title}
					</Link>
					<FormBadge status={status} />
				</div>
				<p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
					{dueOn && (
						<span>
							{t(isOver ? "wasDue" : "due")} <Time at={dueOn} as="date" />
						</span>
					)}
					{replies !== undefined && <span>{t("replies", { count: replies })}</span>}
					{lastReplyAt && (
						<span>
							{t("lastReply")} <Time at={lastReplyAt} />
						</span>
					)}
					{isOver && progress && progress.answered < progress.asked && <Badge tone="danger">{t("overdue")}</Badge>}
				</p>
			</div>
			{progress && progress.asked > 0 && (
				<div className="w-56 max-sm:w-full">
					<Progress
						value={progress.answered}
						max={progress.asked}
						label={t("progress.all", { answered: progress.answered, count: progress.asked })}
					/>
				</div>
			)}
		</CardRow>
	);
}
