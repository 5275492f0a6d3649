import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { useHydrated } from "#app/ui/use-hydrated";
import type { When } from "../when.server";

type EventFactsProps = {
	event: { startsAt: number; endsAt: number; timeZone: string; place: string; contact: string };
	when: When;
	/** Where it is held online, for who may know; true: that it is. */
	online?: string | boolean | null;
	children?: ReactNode;
};

/** When and where an event is, a line each. */
export function EventFacts({ event, when, online, children }: EventFactsProps) {
	const { t } = useTranslation("eventPublic");
	return (
		<ul className="mt-4 flex flex-col gap-3 text-base">
			<Fact icon="calendar-days">
				<span className="block">{when.day}</span>
				<span className="block">{t("hours", { hours: when.hours })}</span>
				<OwnTime {...event} />
			</Fact>
			{event.place && <Fact icon="map-pin">{event.place}</Fact>}
			{online && (
				<Fact icon="video">
					{typeof online === "string" ? (
						<a href={online} className="link break-all" rel="noreferrer">
							{online.replace(/^https?:\/\//, "")}
						</a>
					) : (
						t("online")
					)}
				</Fact>
			)}
			{children}
			{event.contact && <Fact icon="circle-user-round">{event.contact}</Fact>}
		</ul>
	);
}

export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
	return (
		<li className="flex gap-3">
			<Icon name={icon} className="mt-0.5 size-5 text-ink-2" />
			<span className="min-w-0 break-words">{children}</span>
		</li>
	);
}

/** The same time by the clock of whoever looks, where that is another one. */
function OwnTime({ startsAt, endsAt, timeZone }: EventFactsProps["event"]) {
	const { t, i18n } = useTranslation("eventPublic");
	const isHere = useHydrated();
	if (!isHere) return null;
	const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const at = (zone?: string) => new Date(startsAt).toLocaleString("sv-SE", { timeZone: zone });
	if (at(own) === at(timeZone)) return null;
	const style = { dateStyle: "short", timeStyle: "short", timeZone: own } as const;
	const span = new Intl.DateTimeFormat(i18n.language, style).formatRange(startsAt, endsAt);
	return <span className="block text-13 text-ink-3">{t("yourTime", { time: span })}</span>;
}
