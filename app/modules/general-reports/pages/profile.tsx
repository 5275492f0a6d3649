import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReplyBadge } from "#app/forms/review/components/reply-badge";
import { Nothing } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { page } from "../guard.server";
import { showProfile } from "../profile.server";

export const handle = { i18n: ["generalReports", "formReplies", "errors"], title: "generalReports:profile.title" };

export const loader = page("profile", Nothing, showProfile);

/** One's own: what waits, what one has answered, and the projects that one is in. */
export default function Profile() {
	const { due, replies, projects } = useLoaderData<typeof loader>();
	const { t } = useTranslation("generalReports");
	return (
		<PageBody width="settings">
			<PageHeader title={t("profile.title")} />
			<Section title={t("profile.due")} count={due.length}>
				{due.length === 0 ? (
					<p className="text-sm text-ink-2">{t("profile.nothingDue")}</p>
				) : (
					<CardList label={t("profile.due")}>
						{due.map((one, at) => (
							<CardRow key={one.id} className="flex-wrap">
								<div className="min-w-0 flex-1 basis-40">
									<p className="text-sm font-medium break-words">{one.title}</p>
									<p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
										<span>{one.project}</span>
										{one.dueOn && (
											<span>
												{t(one.isOver ? "wasDue" : "due")} <Time at={one.dueOn} as="date" />
											</span>
										)}
									</p>
								</div>
								{one.isOver && <Badge tone="danger">{t("overdue")}</Badge>}
								<LinkButton to={one.to} kind={at === 0 ? "primary" : "secondary"} reloadDocument>
									{t("profile.answer")}
									<span className="sr-only"> {one.title}</span>
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
			<Section title={t("profile.replies")}>
				{replies.length === 0 ? (
					<p className="text-sm text-ink-2">{t("profile.noReplies")}</p>
				) : (
					<CardList label={t("profile.replies")}>
						{replies.map((reply) => (
							<CardRow key={reply.id} className="flex-wrap">
								<div className="min-w-0 flex-1 basis-40">
									<Link to={reply.to} className="link text-sm font-medium break-words">
										{reply.title}
									</Link>
									<p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
										<span>{reply.project}</span>
										{reply.at && <Time at={reply.at} />}
									</p>
								</div>
								<ReplyBadge status={reply.status} />
								{reply.report && (
									<LinkButton to={reply.report} icon="chart-line" size="sm">
										{t("profile.report")}
										<span className="sr-only"> {reply.title}</span>
									</LinkButton>
								)}
								<LinkButton to={reply.pdf} icon="download" size="sm" reloadDocument>
									PDF<span className="sr-only"> {reply.title}</span>
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
			<Section title={t("profile.projects")}>
				{projects.length === 0 ? (
					<p className="text-sm text-ink-2">{t("noneOwnHelp")}</p>
				) : (
					<CardList label={t("profile.projects")}>
						{projects.map((project) => (
							<CardRow key={project.id}>
								<Link to={project.to} className="link min-w-0 flex-1 text-sm font-medium break-words">
									{project.name}
								</Link>
								{project.isArchived && <Badge icon="archive">{t("archived")}</Badge>}
								{project.role && <span className="text-13 text-ink-3">{t(`role.${project.role}`)}</span>}
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
		</PageBody>
	);
}
