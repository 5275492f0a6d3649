import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Progress } from "#app/ui/progress";
import { Time } from "#app/ui/time";
import type { ListedProject } from "../dashboard.server";
import "#app/ui/list.css";

/** Names of forms that a row tells. */
const FORMS = 4;

/** A project in the list: what it asks, how far it has come and what is due next. */
export function ProjectRow({ project, to }: { project: ListedProject; to: string }) {
	const { t } = useTranslation("generalReports");
	const { name, forms, members, role, progress, isOwnProgress, dueOn, isOver, isArchived } = project;
	const rest = forms.length - FORMS;
	return (
		<CardRow className="flex-wrap">
			<div className="min-w-0 flex-1 basis-72">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<Link to={to} className="link row-link min-w-0 text-sm font-medium break-words">
						{name}
					</Link>
					{isArchived && <Badge icon="archive">{t("archived")}</Badge>}
					{role && <span className="text-13 text-ink-3">{t(`role.${role}`)}</span>}
				</div>
				<p className="mt-0.5 text-13 break-words text-ink-2">
					{forms.length === 0
						? t("noForms")
						: forms
								.slice(0, FORMS)
								.map(({ title }) => title)
								.join(" · ")}
					{rest > 0 && ` · ${t("moreForms", { count: rest })}`}
				</p>
				<p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
					<span>{t("members.count", { count: members })}</span>
					{dueOn && (
						<span>
							{t(isOver ? "wasDue" : "due")} <Time at={dueOn} as="date" />
						</span>
					)}
					{isOver && <Badge tone="danger">{t("overdue")}</Badge>}
				</p>
			</div>
			<div className="w-56 max-sm:w-full">
				{progress.asked > 0 ? (
					<Progress
						value={progress.answered}
						max={progress.asked}
						label={t(isOwnProgress ? "progress.own" : "progress.all", {
							answered: progress.answered,
							count: progress.asked,
						})}
					/>
				) : (
					<span className="text-13 text-ink-3">{t("progress.none")}</span>
				)}
			</div>
		</CardRow>
	);
}
