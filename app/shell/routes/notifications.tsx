import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, Nothing, personal } from "../../platform/guard.server";
import { Inbox } from "../../platform/inbox.server";
import { NOTIFICATION_SEEN_AFTER } from "../../platform/limits";
import { topics } from "../../platform/notification-types";
import { to } from "../../platform/portal-paths";
import { notFound } from "../../platform/problems";
import type { PersonContext } from "../../platform/tenant/context";
import { LinkButton, SubmitButton } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { FilterBar, FilterSelect } from "../../ui/filter-bar";
import { PageBody, PageHeader } from "../../ui/page-header";
import { PageSizes } from "../../ui/page-sizes";
import { useSnackbar } from "../../ui/snackbar";
import { Tabs } from "../../ui/tabs";
import { useAddress } from "../../ui/use-address";
import { Groups } from "../components/notification-panel";
import { itemOf } from "../components/notification-words";
import { SnoozedList } from "../components/snoozed-list";
import { useInbox } from "../components/use-inbox";
import { useUndoableRemoval } from "../components/use-undoable-removal";
import { InboxPageQuery, RemoveInput, SnoozeInput } from "../notifications.schema";
import { findNotifications, snoozeOne } from "../notifications.server";

export const handle = { i18n: ["notifications", "notificationSettings", "lists"], title: "notifications:page.title" };

export const loader = personal.page(InboxPageQuery, async (person: PersonContext, query) => ({
	...(await findNotifications(person, query)),
	onlyUnseen: query.seen === "0",
	onlySnoozed: query.snoozed === "1",
	isFirst: query.cursor === undefined,
	size: query.limit,
	topic: query.topic ?? "",
	organisation: query.organisation ?? "",
	q: query.q ?? "",
	organisations: person.memberships.map(({ tenant }) => ({ value: tenant.guid, label: tenant.name })),
}));

export const action = personal.pageAction({
	see: handler(RemoveInput, async (person: PersonContext, { id }) => {
		if (!(await new Inbox(person).mark(id, 1))) throw notFound();
		return done();
	}),
	unsee: handler(RemoveInput, async (person: PersonContext, { id }) => {
		if (!(await new Inbox(person).mark(id, 0))) throw notFound();
		return done();
	}),
	seeAll: handler(Nothing, async (person: PersonContext) => {
		await new Inbox(person).markAll();
		return done({ snackbar: { key: "notifications:snackbar.allSeen" } });
	}),
	snooze: handler(SnoozeInput, async (person: PersonContext, { id, until }) => {
		await snoozeOne(person, id, until);
		return done({ snackbar: { key: `shell:notifications.snoozed.${until}` }, to: to.notifications() });
	}),
	bringBack: handler(RemoveInput, async (person: PersonContext, { id }) => {
		if (!(await new Inbox(person).snooze(id, null))) throw notFound();
		return done({ snackbar: { key: "notifications:snackbar.back" } });
	}),
	mute: handler(RemoveInput, async (person: PersonContext, { id }) => {
		if (!(await new Inbox(person).mute(id, person.now))) throw notFound();
		return done({ snackbar: { key: "shell:notifications.muted" }, to: to.notifications() });
	}),
	remove: handler(RemoveInput, async (person: PersonContext, { id }) => {
		if (!(await new Inbox(person).remove(id))) throw notFound();
		return done({ snackbar: { key: "notifications:snackbar.removed" } });
	}),
	removeSeen: handler(Nothing, async (person: PersonContext) => {
		const count = await new Inbox(person).removeSeen();
		return done({ snackbar: { key: "notifications:snackbar.removedSeen", params: { count } } });
	}),
});

export default function Notifications() {
	const page = useLoaderData<typeof loader>();
	const { items, next, onlyUnseen, onlySnoozed, isFirst, size } = page;
	const { t } = useTranslation(["notifications", "notificationSettings", "shell"]);
	const { show } = useSnackbar();
	const inbox = useInbox();
	const { hidden, remove } = useUndoableRemoval((id) => inbox?.remove(id));
	const shown = items
		.map(itemOf)
		.filter(({ id }) => !hidden.has(id) && (onlySnoozed || !inbox?.snoozed.has(id)))
		.map((item) => ({ ...item, seen: inbox?.marked.get(item.id) ?? item.seen }));
	const unseen = inbox?.unseen ?? 0;
	const all = to.notifications();
	const address = useAddress();
	const tab = (which: Record<string, number>) => address({ seen: null, snoozed: null, cursor: null, ...which });
	const isFiltered = Boolean(page.topic || page.organisation || page.q);
	const older = next && address({ cursor: next });
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("page.title")}
				actions={
					<Form method="post" className="flex flex-wrap gap-2">
						<LinkButton to={to.notificationSettings()} icon="settings">
							{t("shell:notifications.settings")}
						</LinkButton>
						{!onlySnoozed && shown.length > 0 && (
							<LinkButton to={`${all}/export${address({ cursor: null, limit: null })}`} icon="download" reloadDocument>
								{t("page.export")}
							</LinkButton>
						)}
						{!onlySnoozed && shown.some((item) => item.seen) && (
							<SubmitButton kind="secondary" intent="removeSeen">
								{t("page.removeSeen")}
							</SubmitButton>
						)}
						{unseen > 0 && (
							<SubmitButton kind="secondary" intent="seeAll" icon="check-check">
								{t("page.markAll")}
							</SubmitButton>
						)}
					</Form>
				}
			/>
			<Tabs
				label={t("page.views")}
				tabs={[
					{ to: tab({}), label: t("page.all"), current: !onlyUnseen && !onlySnoozed },
					{
						to: tab({ seen: 0 }),
						label: t("page.unseen"),
						count: unseen > 99 ? "99+" : unseen,
						current: onlyUnseen,
					},
					{ to: tab({ snoozed: 1 }), label: t("page.snoozed"), current: onlySnoozed },
				]}
			/>
			<FilterBar
				searchLabel={t("page.search")}
				query={page.q}
				keep={{ seen: onlyUnseen ? "0" : null, snoozed: onlySnoozed ? "1" : null }}
			>
				<FilterSelect
					label={t("notificationSettings:kinds.kind")}
					name="topic"
					value={page.topic}
					options={[
						{ value: "", label: t("page.everyTopic") },
						...topics.map((topic) => ({ value: topic, label: t(`notificationSettings:topic.${topic}`) })),
					]}
				/>
				{page.organisations.length > 1 && (
					<FilterSelect
						label={t("page.column.organisation")}
						name="organisation"
						value={page.organisation}
						options={[{ value: "", label: t("page.everyOrganisation") }, ...page.organisations]}
					/>
				)}
			</FilterBar>
			{onlySnoozed && shown.length > 0 ? (
				<SnoozedList items={shown} />
			) : shown.length > 0 ? (
				<Groups
					items={shown}
					heading="h2"
					seenAfter={NOTIFICATION_SEEN_AFTER}
					onSeen={(id) => inbox?.see(id)}
					onUnseen={(id) => inbox?.unsee(id)}
					onRemove={(item) => remove(item.id, t("snackbar.removed"))}
					onSnooze={({ id }, until) => {
						inbox?.snooze(id, until);
						show({ text: t(`shell:notifications.snoozed.${until}`), kind: "success" });
					}}
					onMute={({ id }) => {
						inbox?.mute(id);
						show({ text: t("shell:notifications.muted"), kind: "success" });
					}}
				/>
			) : (
				<EmptyState icon="bell" title={t(isFiltered ? "page.noneFound" : "page.empty")}>
					{isFiltered ? undefined : t(onlySnoozed ? "page.noSnoozed" : onlyUnseen ? "page.noUnseen" : "page.emptyText")}
				</EmptyState>
			)}
			{shown.length > 0 && (
				<div className="flex flex-wrap items-center justify-end gap-2 pt-4 text-13 text-ink-2">
					<PageSizes size={size} to={(limit) => address({ limit, cursor: null })} />
					<span className="flex-1" />
					{!isFirst && <LinkButton to={address({ cursor: null })}>{t("page.newest")}</LinkButton>}
					{older && <LinkButton to={older}>{t("page.older")}</LinkButton>}
				</div>
			)}
		</PageBody>
	);
}
