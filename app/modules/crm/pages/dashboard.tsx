import { Form, useLoaderData, useLocation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { DashboardCard } from "../components/dashboard-card";
import { CardRef, DashboardQuery, MoveCard, PeriodOfCard, PlaceCard } from "../dashboard/dashboard.schema";
import {
	addCard,
	hideCard,
	moveCard,
	placeCard,
	resetCards,
	resizeCard,
	setPeriod,
	shareCards,
} from "../dashboard/layout.server";
import { showDashboard } from "../dashboard/show-dashboard.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crmBoard", "crmLog", "crmWork", "tasks", "errors"], title: "crmBoard:title" };

export const loader = page("dashboard", DashboardQuery, showDashboard);
export const action = pageAction("dashboard", {
	moveCard: handler(MoveCard, moveCard),
	placeCard: handler(PlaceCard, placeCard),
	resizeCard: handler(CardRef, resizeCard),
	hideCard: handler(CardRef, hideCard),
	addCard: handler(CardRef, addCard),
	setPeriod: handler(PeriodOfCard, setPeriod),
	resetCards: handler(Nothing, resetCards),
	shareCards: handler(Nothing, shareCards, { level: 30 }),
});

export default function Dashboard() {
	const { cards, hidden, hasCustomers, today, isEditing, isOwn, maySet, writes, tenant } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation("crmBoard");
	const { pathname } = useLocation();
	const submit = useSubmit();
	const at = paths(tenant);
	const place = (key: string, before: string) =>
		submit({ intent: "placeCard", key, before }, { method: "post", preventScrollReset: true });
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				actions={
					isEditing ? (
						<LinkButton icon="check" to={pathname} preventScrollReset>
							{t("arrange.finish")}
						</LinkButton>
					) : (
						<>
							<LinkButton icon="search" to={at.search}>
								{t("search.open")}
							</LinkButton>
							<LinkButton icon="settings" to={`${pathname}?edit=1`} preventScrollReset>
								{t("arrange.start")}
							</LinkButton>
						</>
					)
				}
			/>
			{isEditing && (
				<div className="mb-4 flex flex-wrap items-end gap-2">
					{hidden.length > 0 && (
						<Form method="post" preventScrollReset className="flex max-w-full flex-wrap items-end gap-2">
							<label className="max-w-full text-13">
								<span className="label mb-1.5 block">{t("arrange.card")}</span>
								<select name="key" className="field w-auto max-w-full">
									{hidden.map((key) => (
										<option key={key} value={key}>
											{t(`card.${key}`)}
										</option>
									))}
								</select>
							</label>
							<SubmitButton intent="addCard" kind="secondary" icon="plus">
								{t("arrange.add")}
							</SubmitButton>
						</Form>
					)}
					<Form method="post" preventScrollReset className="flex flex-wrap gap-2">
						{isOwn && (
							<SubmitButton intent="resetCards" kind="quiet" icon="undo-2">
								{t("arrange.reset")}
							</SubmitButton>
						)}
						{maySet && (
							<SubmitButton intent="shareCards" kind="quiet" icon="users-round">
								{t("arrange.share")}
							</SubmitButton>
						)}
					</Form>
				</div>
			)}
			{!hasCustomers && (
				<EmptyState
					icon="building-2"
					title={t("first.title")}
					action={
						writes && (
							<LinkButton kind="primary" icon="plus" to={at.newCustomer}>
								{t("first.add")}
							</LinkButton>
						)
					}
				>
					{t("first.help")}
				</EmptyState>
			)}
			<ul className="grid grid-cols-1 gap-4 md:grid-cols-2" aria-label={t("cards")}>
				{cards.map((card, index) => (
					<DashboardCard
						key={card.key}
						card={card}
						place={{ first: index === 0, last: index === cards.length - 1 }}
						isEditing={isEditing}
						today={today}
						tenant={tenant}
						onDropped={(key) => place(key, card.key)}
					/>
				))}
			</ul>
		</PageBody>
	);
}
