import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { type Settle, SettleButton, SettleWithNote } from "#app/tasks/components/settle";
import { Badge } from "#app/ui/badge";
import { Card, CardList, CardRow } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useInbox } from "../use-inbox";

/** One thing that needs the person; its words are finished. */
export type Need = {
	key: string;
	tone: "danger" | "warning" | "info";
	icon: IconName;
	title: string;
	detail?: string;
	/** Epoch milliseconds. */
	at?: number;
	/** Until when it has to be done: a day, or epoch milliseconds. */
	due?: string | number;
	isLate?: boolean;
	badge?: string;
	to: string;
	action: string;
	/** Leaves the portal, in a new window. */
	outside?: boolean;
	/** The button that handles it here, and what it sends. */
	settle?: Settle;
	/** Opening it marks this notification as seen. */
	notificationId?: string;
};

type NeedsListProps = {
	needs: readonly Need[];
	large: boolean;
	/** What was answered where there is no JavaScript. */
	answer: unknown;
};

/** The list that a page of work opens on. Each row says what, where from and what can be done; the phone's whole row is the link. */
export function NeedsList({ needs, large, answer }: NeedsListProps) {
	const { t } = useTranslation("home");
	if (needs.length === 0) {
		return (
			<Card>
				<p className={`flex items-center gap-3 text-ink-2 ${large ? "text-base" : ""}`}>
					<Icon name="circle-check" className="size-5 text-success" />
					{t("needs.none")}
				</p>
			</Card>
		);
	}
	if (large) return <NeedsCards needs={needs} />;
	return (
		<CardList label={t("needs.title")}>
			{needs.map((need) => (
				<CardRow key={need.key} className="relative max-md:flex-wrap max-md:hover:bg-sunken">
					<span className={`tone-${need.tone} flex size-9 shrink-0 items-center justify-center rounded-10 border`}>
						<Icon name={need.icon} className="size-[18px]" />
					</span>
					<div className="min-w-0 flex-1">
						<p className="text-sm font-medium text-ink max-md:text-base">{need.title}</p>
						<p className="text-13 text-ink-3">
							<About need={need} />
						</p>
						{need.due !== undefined && (
							<p className={`font-medium ${need.tone === "danger" ? "text-danger-ink" : "text-ink-2"} text-13`}>
								{t(need.isLate ? "needs.wasDue" : "needs.due")} <Time at={need.due} as="dateTime" />
							</p>
						)}
						{need.settle?.asks && (
							<SettleWithNote title={need.title} settle={need.settle} action={to.home()} answer={answer} />
						)}
					</div>
					{need.badge && (
						<span className="max-sm:hidden">
							<Badge tone={need.tone}>{need.badge}</Badge>
						</span>
					)}
					{need.settle && !need.settle.asks && (
						<SettleButton
							{...{ title: need.title, settle: need.settle, action: to.home() }}
							className="max-md:relative max-md:z-10"
							around="max-md:order-last max-md:w-full max-md:pl-12.5"
						/>
					)}
					<NeedLink need={need} />
				</CardRow>
			))}
		</CardList>
	);
}

/** Where it is, and since when it waits. */
function About({ need: { detail, at } }: { need: Need }) {
	return (
		<>
			{detail}
			{detail && at !== undefined && " · "}
			{at !== undefined && <Time at={at} />}
		</>
	);
}

/** One thing after the other, each with its button; the first is what to begin with. */
function NeedsCards({ needs }: { needs: readonly Need[] }) {
	const { t } = useTranslation("home");
	return (
		<ul className="flex flex-col gap-3" aria-label={t("needs.title")}>
			{needs.map((need, at) => (
				<li key={need.key}>
					<Card>
						<div className="flex gap-3.5">
							<span className={`tone-${need.tone} flex size-10 shrink-0 items-center justify-center rounded-10 border`}>
								<Icon name={need.icon} className="size-5" />
							</span>
							<div className="min-w-0">
								<p className="text-lg font-medium break-words text-ink">{need.title}</p>
								<p className="text-sm text-ink-3">
									<About need={need} />
								</p>
								{need.due !== undefined && (
									<p className="mt-1 flex items-center gap-1.5 text-sm text-warning-ink">
										<Icon name="clock" className="shrink-0" />
										<span>
											{t(need.isLate ? "needs.wasDue" : "needs.due")} <Time at={need.due} as="dateTime" />
										</span>
									</p>
								)}
							</div>
						</div>
						<CardLink need={need} isFirst={at === 0} />
						{need.settle && !need.settle.asks && (
							<SettleButton
								{...{ title: need.title, settle: need.settle, action: to.home() }}
								className="btn-lg mt-2 w-full justify-center"
							/>
						)}
					</Card>
				</li>
			))}
		</ul>
	);
}

function CardLink({ need, isFirst }: { need: Need; isFirst: boolean }) {
	const inbox = useInbox();
	const { notificationId } = need;
	return (
		<Link
			to={need.to}
			className={`btn btn-lg mt-4 min-h-12 w-full justify-center ${isFirst ? "btn-primary" : "btn-secondary"}`}
			onClick={() => notificationId && inbox?.see(notificationId)}
		>
			{need.action}
			<span className="sr-only">: {need.title}</span>
		</Link>
	);
}

function NeedLink({ need }: { need: Need }) {
	const { t } = useTranslation("shell");
	const inbox = useInbox();
	const className =
		"btn max-md:static max-md:border-0 max-md:p-0 max-md:shadow-none max-md:after:absolute max-md:after:inset-0";
	const words = (
		<>
			<span className="max-md:sr-only">{need.action}</span>
			<span className="sr-only">: {need.title}</span>
			<Icon name={need.outside ? "arrow-up-right" : "chevron-right"} className={need.outside ? "" : "md:hidden"} />
		</>
	);
	if (need.outside) {
		return (
			<a href={need.to} target="_blank" rel="noreferrer" className={`${className} btn-secondary`}>
				{words}
				<span className="sr-only">({t("newWindow")})</span>
			</a>
		);
	}
	const { notificationId } = need;
	return (
		<Link
			to={need.to}
			className={`${className} btn-secondary`}
			onClick={() => notificationId && inbox?.see(notificationId)}
		>
			{words}
		</Link>
	);
}
