import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AccessList } from "../components/access-list";
import { NoticeList } from "../components/notice-list";
import { Photo } from "../components/photo";
import { PresenceBadge } from "../components/presence-badge";
import { RuleList } from "../components/rule-list";
import { page } from "../guard.server";
import { paths } from "../paths";
import { ResourceRef } from "../resources.schema";
import { showResource } from "../resources.server";

export const handle = {
	i18n: ["resources", "resourceAccess", "resourceAsset", "resourceDoor", "resourceGuest", "errors"],
	title: "resources:field.resource",
};

export const loader = page("front", ResourceRef, showResource);

export default function Resource() {
	const { resource, notices, days, coming, rules, parts, wholes, today, canManage, tenant } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation(["resources", "resourceAsset", "resourceDoor", "resourceGuest"]);
	const format = useFormat();
	const at = paths(tenant);
	const when = (local: string) => `${format.date(local.slice(0, 10))} ${format.clock(local.slice(11))}`;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.list, label: t("title") }}
				title={resource.name}
				meta={[resource.type, resource.place].filter(Boolean).join(" · ")}
				badges={<PresenceBadge presence={resource.presence} />}
				actions={
					<>
						{canManage && (
							<LinkButton icon="settings" to={at.resourceRules(resource.id)}>
								{t("rules.open")}
							</LinkButton>
						)}
						{canManage && (
							<LinkButton icon="pencil" to={at.editResource(resource.id)}>
								{t("change")}
							</LinkButton>
						)}
						<LinkButton icon="calendar-days" to={at.calendar({ span: "week", resource: resource.id })}>
							{t("calendar.title")}
						</LinkButton>
						{resource.canBook && (
							<LinkButton kind="primary" icon="calendar-plus" to={at.book({ resource: resource.id })}>
								{t("book")}
							</LinkButton>
						)}
					</>
				}
			/>
			<NoticeList notices={notices} />
			<div className="mt-4 grid gap-6 md:grid-cols-2">
				<Photo resource={resource} className="aspect-video w-full rounded-lg" />
				<div className="flex flex-col gap-3 text-sm">
					{resource.body && <p className="whitespace-pre-line">{resource.body}</p>}
					{resource.capacity !== null && <p>{t("capacity", { count: resource.capacity })}</p>}
					<ul className="flex flex-wrap gap-1" aria-label={t("field.features")}>
						{resource.features.map((feature) => (
							<li key={feature}>
								<Badge>{feature}</Badge>
							</li>
						))}
					</ul>
					<AccessList access={resource} />
				</div>
			</div>
			{[["parts.of", parts] as const, ["parts.in", wholes] as const].map(
				([key, names]) =>
					names.length > 0 && (
						<p key={key} className="mt-4 text-sm">
							{t(key)}{" "}
							{names.map(({ id, name }, index) => (
								<span key={id}>
									{index > 0 && ", "}
									<Link to={at.resource(id)} className="link">
										{name}
									</Link>
								</span>
							))}
						</p>
					),
			)}
			<Section title={t("rules.heading")} className="mt-8">
				<RuleList rules={rules} />
			</Section>
			<Section title={t("hours.title")} intro={t("hours.zone", { zone: resource.timeZone })} className="mt-8">
				<dl className="grid max-w-120 grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
					{days.map(({ day, hours, holiday, reason }) => (
						<div key={day} className="contents">
							<dt className={day === today ? "font-semibold" : "text-ink-2"}>
								{format.weekday(day)} {format.date(day)}
							</dt>
							<dd>
								{hours ? `${format.clock(hours.from)}–${format.clock(hours.to)}` : t("presence.closed")}
								{(holiday || reason) && (
									<span className="text-ink-3"> · {holiday ? t(`holiday.${holiday}`) : reason}</span>
								)}
							</dd>
						</div>
					))}
				</dl>
			</Section>
			<Section title={t("coming.title")} className="mt-8">
				{coming.length === 0 ? (
					<p className="text-sm text-ink-2">{t("coming.none")}</p>
				) : (
					<ul className="divide-y divide-line text-sm">
						{coming.map(({ key, starts, ends, title }) => (
							<li key={key} className="flex flex-wrap gap-x-4 py-2">
								<span className="text-ink-2 tabular-nums">
									{when(starts)} –{" "}
									{starts.slice(0, 10) === ends.slice(0, 10) ? format.clock(ends.slice(11)) : when(ends)}
								</span>
								<span className="min-w-0 break-words">{title ?? t("booked")}</span>
							</li>
						))}
					</ul>
				)}
			</Section>
			<nav aria-label={t("more")} className="mt-8 flex flex-wrap gap-2">
				{resource.canBook && (
					<LinkButton icon="clock" to={at.now(resource.id)}>
						{t("resourceDoor:now.title")}
					</LinkButton>
				)}
				<LinkButton icon="wrench" to={at.reportFault(resource.id)}>
					{t("resourceAsset:report.title")}
				</LinkButton>
				<LinkButton icon="rss" to={at.feeds(resource.id)}>
					{t("resourceDoor:feeds.title")}
				</LinkButton>
				{canManage && (
					<>
						<LinkButton icon="clipboard-list" to={at.asset(resource.id)}>
							{t("resourceAsset:title")}
						</LinkButton>
						<LinkButton icon="qr-code" to={at.door(resource.id)}>
							{t("resourceDoor:sheet.title")}
						</LinkButton>
						<LinkButton icon="globe" to={at.openPage(resource.id)}>
							{t("resourceGuest:page.title")}
						</LinkButton>
					</>
				)}
			</nav>
		</PageBody>
	);
}
