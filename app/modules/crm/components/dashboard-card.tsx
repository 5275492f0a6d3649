import { Form, useSubmit } from "@remix-run/react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { useHydrated } from "#app/ui/use-hydrated";
import { type CardKey, cardKinds } from "../dashboard/cards";
import type { CardContent } from "../dashboard/show-dashboard.server";
import { paths } from "../paths";
import { CardRows } from "./dashboard-rows";

export type ShownCard = { key: CardKey; width: number; days: number; content: CardContent };
type DashboardCardProps = {
	card: ShownCard;
	place: { first: boolean; last: boolean };
	isEditing: boolean;
	today: string;
	tenant: string;
	/** Another card was dropped on this one. */
	onDropped: (key: string) => void;
};

const KIND = "text/dashboard-card";

/** One card of the dashboard; while it is arranged, with all that can be done with it as buttons. */
export function DashboardCard({ card, place, isEditing, today, tenant, onDropped }: DashboardCardProps) {
	const { t } = useTranslation("crmBoard");
	const { key, width, days, content } = card;
	const name = t(`card.${key}`);
	const drop = (event: DragEvent) => {
		const dropped = event.dataTransfer.getData(KIND);
		if (!dropped || dropped === key) return;
		event.preventDefault();
		onDropped(dropped);
	};
	return (
		<li
			id={`card-${key}`}
			draggable={isEditing}
			onDragStart={(event) => event.dataTransfer.setData(KIND, key)}
			onDragOver={(event) => isEditing && event.dataTransfer.types.includes(KIND) && event.preventDefault()}
			onDrop={drop}
			className={`card flex flex-col p-4 ${width === 2 ? "md:col-span-2" : ""} ${isEditing ? "cursor-move" : ""}`}
		>
			<div className="flex flex-wrap items-center justify-between gap-x-2">
				<h2 className="flex min-w-0 items-center gap-2 text-base font-semibold">
					<Icon name={cardKinds[key].icon} className="text-ink-2" />
					<span className="min-w-0 break-words">{name}</span>
				</h2>
				{days > 0 && !isEditing && <Period card={card} name={name} />}
			</div>
			{isEditing ? (
				<Arrange card={card} place={place} name={name} />
			) : (
				<>
					<CardRows content={content} today={today} tenant={tenant} none={t(`none.${key}`)} />
					<Link to={listOf(key, days, tenant)} className="link mt-auto self-start pt-3 text-13">
						{t(`all.${key}`)}
					</Link>
				</>
			)}
		</li>
	);
}

/** The period of a card, to be changed in its place; without JavaScript while the cards are arranged. */
function Period({ card: { key, days }, name }: { card: ShownCard; name: string }) {
	const { t } = useTranslation("crmBoard");
	const submit = useSubmit();
	if (!useHydrated()) return <span className="shrink-0 text-13 text-ink-3">{t(`period.${key}`, { count: days })}</span>;
	return (
		<select
			aria-label={t("arrange.periodOf", { name })}
			value={String(days)}
			onChange={(event) =>
				submit(
					{ intent: "setPeriod", key, days: event.currentTarget.value },
					{ method: "post", preventScrollReset: true, navigate: false },
				)
			}
			className="shrink-0 cursor-pointer rounded-7 bg-transparent text-13 text-ink-2 hover:bg-hover max-md:min-h-11"
		>
			{cardKinds[key].periods.map((count) => (
				<option key={count} value={count}>
					{t(`period.${key}`, { count })}
				</option>
			))}
		</select>
	);
}

function Arrange({
	card: { key, width, days },
	place,
	name,
}: {
	card: ShownCard;
	place: DashboardCardProps["place"];
	name: string;
}) {
	const { t } = useTranslation("crmBoard");
	const { periods } = cardKinds[key];
	return (
		<div className="mt-3 flex flex-col gap-3">
			<div className="flex flex-wrap gap-1">
				{(["earlier", "later"] as const).map(
					(way) =>
						!(way === "earlier" ? place.first : place.last) && (
							<Form key={way} method="post" preventScrollReset>
								<input type="hidden" name="key" value={key} />
								<input type="hidden" name="by" value={way === "earlier" ? -1 : 1} />
								<SubmitButton
									intent="moveCard"
									kind="quiet"
									size="sm"
									icon={way === "earlier" ? "arrow-left" : "arrow-right"}
									aria-label={t(`arrange.${way}Of`, { name })}
								>
									{t(`arrange.${way}`)}
								</SubmitButton>
							</Form>
						),
				)}
				<Form method="post" preventScrollReset className="flex flex-wrap gap-1">
					<input type="hidden" name="key" value={key} />
					<SubmitButton
						intent="resizeCard"
						kind="quiet"
						size="sm"
						icon="arrow-up-down"
						aria-label={t("arrange.resizeOf", { name })}
					>
						{t(width === 1 ? "arrange.wider" : "arrange.narrower")}
					</SubmitButton>
					<SubmitButton
						intent="hideCard"
						kind="quiet"
						size="sm"
						icon="eye-off"
						aria-label={t("arrange.hideOf", { name })}
					>
						{t("arrange.hide")}
					</SubmitButton>
				</Form>
			</div>
			{periods.length > 0 && (
				<Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
					<input type="hidden" name="key" value={key} />
					<label className="min-w-0 max-w-full text-13">
						<span className="sr-only">{t("arrange.periodOf", { name })}</span>
						<select name="days" defaultValue={String(days)} className="field w-auto max-w-full">
							{periods.map((count) => (
								<option key={count} value={count}>
									{t(`period.${key}`, { count })}
								</option>
							))}
						</select>
					</label>
					<SubmitButton intent="setPeriod" kind="quiet" size="sm">
						{t("arrange.setPeriod")}
					</SubmitButton>
				</Form>
			)}
		</div>
	);
}

function listOf(key: CardKey, days: number, tenant: string): string {
	const silent = new URLSearchParams([
		["f", `lastActivity.before.-${days}`],
		["f", "lastActivity.empty"],
		["match", "any"],
		["sort", "lastActivity"],
	]);
	const at = paths(tenant);
	return {
		tasks: `${at.tasks}?view=mine&f=assignee.any.me`,
		meetings: at.myMeetings,
		messages: at.contactForm,
		silent: `${at.customers}?${silent}`,
		notes: at.notes,
		types: at.customers,
		municipalities: at.customers,
	}[key];
}
