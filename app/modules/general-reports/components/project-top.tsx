import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { type Tab, Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { ProjectTop as Top } from "../project-pages.server";

type ProjectTab = "forms" | "replies" | "members" | "settings";
type ProjectTopProps = { top: Top; tab: ProjectTab; actions?: ReactNode };

/** The head of each page of a project, with its tabs. */
export function ProjectTop({ top, tab, actions }: ProjectTopProps) {
	const { t } = useTranslation("generalReports");
	const at = paths(top.tenant);
	const tabs: (Tab & { key: ProjectTab; isOpen: boolean })[] = [
		{ key: "forms", to: at.project(top.slug), label: t("tab.forms"), isOpen: true },
		{ key: "replies", to: at.standings(top.slug), label: t("tab.replies"), isOpen: top.mayRead },
		{ key: "members", to: at.members(top.slug), label: t("tab.members"), isOpen: true },
		{ key: "settings", to: at.settings(top.slug), label: t("tab.settings"), isOpen: top.mayManage },
	];
	return (
		<>
			<PageHeader
				title={top.name}
				back={{ to: at.dashboard(), label: t("title") }}
				badges={top.isArchived && <Badge icon="archive">{t("archived")}</Badge>}
				meta={<Period {...top} />}
				actions={actions}
			/>
			<Tabs
				label={t("tab.label")}
				tabs={tabs.filter(({ isOpen }) => isOpen).map(({ key, to, label }) => ({ to, label, current: key === tab }))}
			/>
			{top.isArchived && (
				<div className="mt-5">
					<Notice icon="archive">{t("archivedHelp")}</Notice>
				</div>
			)}
		</>
	);
}

function Period({ startsOn, endsOn, role }: Pick<Top, "startsOn" | "endsOn" | "role">) {
	const { t } = useTranslation("generalReports");
	return (
		<span className="flex flex-wrap gap-x-3">
			{role && <span>{t(`role.${role}`)}</span>}
			{(startsOn || endsOn) && (
				<span>
					{startsOn && <Time at={startsOn} as="date" />} – {endsOn && <Time at={endsOn} as="date" />}
				</span>
			)}
		</span>
	);
}
