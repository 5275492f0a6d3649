import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OwnTasksTable } from "#app/tasks/components/own-tasks-table";
import { useNeedFetcher } from "#app/tasks/components/settle";
import { OwnTasksQuery, SettleTask } from "#app/tasks/own/own-tasks.schema";
import { settleTask, unsettleTask } from "#app/tasks/own/show-own-tasks.server";
import { handler, tenantMember } from "../../platform/guard.server";
import { ownTasks } from "../../registry/own-tasks.server";
import { LinkButton } from "../../ui/button";
import { Section } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { FeedbackNotice } from "../../ui/feedback-notice";
import { Link } from "../../ui/link";
import { PageBody, PageHeader } from "../../ui/page-header";
import { Tabs } from "../../ui/tabs";

export const handle = { i18n: ["tasks", "home", "errors"], title: "tasks:title" };

export const loader = tenantMember.page(OwnTasksQuery, ownTasks);
export const action = tenantMember.pageAction({
	settleNeed: handler(SettleTask, settleTask),
	unsettleNeed: handler(SettleTask, unsettleTask),
});

/** All that is one's own to do in a tenant, of all modules: what is overdue first. */
export default function OwnTasks() {
	const { groups, modules, chosen, count, cut, address, newTask } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("tasks");
	const fetcher = useNeedFetcher();
	const here = chosen === null ? address : `${address}?module=${chosen}`;
	const hasAbout = groups.some(({ tasks }) => tasks.some(({ about }) => about !== null));
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				count={count || undefined}
				actions={
					newTask && (
						<LinkButton to={newTask} icon="plus">
							{t("new")}
						</LinkButton>
					)
				}
			/>
			<FeedbackNotice answer={answer} fetcher={fetcher} action={here} ns="home" />
			{modules.length > 1 && (
				<Tabs
					label={t("modules")}
					tabs={[
						{ to: address, label: t("all"), current: chosen === null },
						...modules.map(({ key, label, count: open }) => ({
							...{ to: `${address}?module=${key}`, label, count: open || undefined, current: key === chosen },
						})),
					]}
				/>
			)}
			{groups.length === 0 && (
				<EmptyState icon="list-checks" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			<div className="mt-6">
				{groups.map((group) => (
					<Section key={group.key} title={t(`group.${group.key}`)} count={group.tasks.length}>
						<div className="-mx-4 md:-mx-6">
							<OwnTasksTable group={group} hasAbout={hasAbout} action={here} answer={answer} />
						</div>
					</Section>
				))}
			</div>
			{cut.map(({ label, count: shown, to }) => (
				<p key={to} className="mt-4 text-sm text-ink-2">
					{t("cut", { count: shown, module: label })}{" "}
					<Link to={to} className="link">
						{t("openAll")}
					</Link>
				</p>
			))}
		</PageBody>
	);
}
