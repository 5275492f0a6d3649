import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { CardList } from "#app/ui/card";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { ProjectRow } from "../components/project-row";
import { showDashboard } from "../dashboard.server";
import { page } from "../guard.server";
import { paths } from "../paths";
import { DashboardPage } from "../projects.schema";

export const handle = { i18n: ["generalReports", "formBuilder", "errors"], title: "generalReports:title" };

export const loader = page("front", DashboardPage, showDashboard);

/** The projects that one may open, each with how far it has come. */
export default function Dashboard() {
	const { tenant, projects, next, q, state, owner, member, whose, mayMake } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["generalReports", "formBuilder"]);
	const at = paths(tenant);
	const of = { owner, member };
	const asked = { q, state: state ?? undefined, ...of };
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				actions={
					mayMake && (
						<>
							<LinkButton kind="quiet" to={at.trash()} icon="trash-2">
								{t("formBuilder:trash.title")}
							</LinkButton>
							<LinkButton to={at.newProject()} kind="primary" icon="plus">
								{t("new.title")}
							</LinkButton>
						</>
					)
				}
			/>
			<Tabs
				label={t("state.label")}
				tabs={[
					{ to: at.dashboard({ q, ...of }), label: t("state.active"), current: state === null },
					{ to: at.dashboard({ q, state: "archived", ...of }), label: t("state.archived"), current: state !== null },
				]}
			/>
			<FilterBar searchLabel={t("search")} query={q} keep={{ state, owner, member }} />
			{whose && (
				<p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-ink-2">
					{t(owner ? "whose.owner" : "whose.member", { name: whose })}
					<LinkButton to={at.dashboard()} size="sm" kind="quiet" icon="x">
						{t("whose.all")}
					</LinkButton>
				</p>
			)}
			{projects.length > 0 ? (
				<CardList label={t("projects")}>
					{projects.map((project) => (
						<ProjectRow key={project.id} project={project} to={at.project(project.slug)} />
					))}
				</CardList>
			) : q || state || owner || member ? (
				<NoHits clear={at.dashboard()} />
			) : (
				<EmptyState icon="chart-line" title={t("none")}>
					{t(mayMake ? "noneHelp" : "noneOwnHelp")}
				</EmptyState>
			)}
			{next && (
				<p className="mt-4">
					<LinkButton to={at.dashboard({ ...asked, cursor: next })}>{t("more")}</LinkButton>
				</p>
			)}
		</PageBody>
	);
}
