import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicPage } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { Tabs } from "#app/ui/tabs";
import { PublicFrame } from "../components/public-frame";
import { open } from "../paths";
import { showPublicList } from "../show-event.server";

export const handle = { i18n: ["eventPublic"] };
export const loader = publicPage(showPublicList);
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function PublicList() {
	const { events, categories, category, tenant, guid, language } = useLoaderData<typeof loader>();
	const { t } = useTranslation("eventPublic");
	const at = open.list(guid);
	return (
		<PublicFrame tenant={tenant} language={language} offersLogin>
			<h1 className="text-3xl font-semibold">{t("list.title")}</h1>
			{categories.length > 1 && (
				<div className="mt-4">
					<Tabs
						label={t("list.categories")}
						tabs={[
							{ to: at, label: t("list.all"), current: category === "" },
							...categories.map((one) => ({
								to: `${at}?category=${encodeURIComponent(one)}`,
								label: one,
								current: one === category,
							})),
						]}
					/>
				</div>
			)}
			{events.length === 0 ? (
				<EmptyState icon="calendar-days" title={t("list.none")}>
					{t("list.noneHelp")}
				</EmptyState>
			) : (
				<ul className="card mt-5 divide-y divide-line">
					{events.map((event) => (
						<li key={event.guid} className="relative p-4 hover:bg-hover">
							<Link
								to={open.event(event.guid)}
								className="font-medium after:absolute after:inset-0"
								lang={event.language}
							>
								{event.title}
							</Link>
							<p className="mt-1 text-sm text-ink-2">
								{event.when.day}, {event.when.hours}
							</p>
							<p className="text-13 text-ink-3">
								{[event.place || (event.isOnline ? t("online") : ""), event.category].filter(Boolean).join(" · ")}
							</p>
							{event.free !== null && (
								<p className="mt-1.5">
									<Badge tone={event.free === 0 ? "warning" : "success"}>
										{event.free === 0 ? t("full") : t("left", { count: event.free })}
									</Badge>
								</p>
							)}
						</li>
					))}
				</ul>
			)}
			<p className="mt-5 text-sm">
				<a href={open.listCalendar(guid, category || undefined)} className="link">
					{t("list.calendar")}
				</a>
			</p>
		</PublicFrame>
	);
}
