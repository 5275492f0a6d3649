import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { publicPage } from "#app/platform/guard.server";
import { isContentOnly } from "#app/platform/portal-paths";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { QrCode } from "#app/ui/qr-code";
import { TenantLogo } from "#app/ui/tenant-logo";
import { DoorTimes } from "../components/door-times";
import { showDoor } from "../door/open-door.server";

export const handle = { i18n: ["resourceDoor", "resources"] };

export const loader = publicPage(showDoor);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...(data ? [{ title: data.title }] : []),
	{ name: "robots", content: "noindex" },
];

const looks = {
	free: { icon: "circle-check", ground: "bg-success text-on-success" },
	busy: { icon: "clock", ground: "bg-danger text-on-danger" },
	closed: { icon: "moon", ground: "bg-ink text-sheet" },
	outOfOrder: { icon: "wrench", ground: "bg-ink text-sheet" },
	retired: { icon: "archive", ground: "bg-ink text-sheet" },
} as const;

/** Seconds after which it asks again by itself. */
const EVERY = 60;

/** The screen at a door: to be read from the other end of a corridor. */
export default function DoorDisplay() {
	const { brand, resource, presence, current, next, day, clock, qr } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["resourceDoor", "resources"]);
	const format = useFormat();
	const isFramed = isContentOnly(useLocation().search);
	useReload(EVERY);
	const { state, until, isToday } = presence;
	const time =
		until && (isToday ? format.clock(until.clock) : `${format.weekday(until.day)} ${format.clock(until.clock)}`);
	const hasTime = time !== null && (state === "free" || state === "busy" || state === "closed");
	const { icon, ground } = looks[state];
	return (
		<div className="flex min-h-dvh flex-col bg-sheet">
			<noscript>
				<meta httpEquiv="refresh" content={String(EVERY)} />
			</noscript>
			<header className="flex flex-wrap items-center justify-between gap-4 px-6 py-4 text-2xl md:px-10">
				{!isFramed && (
					<span className="flex min-w-0 items-center gap-3">
						<TenantLogo src={brand.logo} srcDark={brand.logoDark} />
						<span className="min-w-0 break-words text-ink-2">{brand.name}</span>
					</span>
				)}
				<span className="tabular-nums">
					{format.weekday(day)} {format.date(day, "long")}, <strong>{format.clock(clock)}</strong>
				</span>
			</header>
			<main id="main" tabIndex={-1} className="flex flex-1 flex-col">
				<div className={`px-6 py-10 md:px-10 ${ground}`}>
					<h1 className="text-[3.5rem] leading-tight font-semibold break-words">{resource.name}</h1>
					<p className="mt-6 flex items-center gap-4 text-[3.5rem] leading-tight font-semibold">
						<Icon name={icon} className="size-12 shrink-0" />
						<span className="min-w-0 break-words">
							{hasTime ? t(`resources:presence.${state}Until`, { time }) : t(`resources:presence.${state}`)}
						</span>
					</p>
					{current.map(({ key, title, booker }) => (
						<p key={key} className="mt-3 text-3xl break-words">
							{[title ?? t("resources:booked"), booker].filter(Boolean).join(" · ")}
						</p>
					))}
				</div>
				<div className="grid flex-1 items-start gap-8 px-6 py-8 md:grid-cols-[1fr_auto] md:px-10">
					<section>
						<h2 className="text-2xl font-semibold">{t("door.next")}</h2>
						{next.length === 0 ? (
							<p className="mt-4 text-3xl text-ink-2">{t("door.none")}</p>
						) : (
							<DoorTimes times={next} isLarge />
						)}
					</section>
					<figure className="flex flex-col items-center gap-3">
						<QrCode qr={qr} label={t("sheet.code")} />
						<figcaption className="max-w-56 text-center text-lg">{t("sheet.intro")}</figcaption>
					</figure>
				</div>
			</main>
		</div>
	);
}

/** Loads the page anew from time to time; while the server cannot be reached, what was shown last stays. */
function useReload(seconds: number): void {
	useEffect(() => {
		const reload = async () => {
			const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
			if (answer?.ok) location.reload();
		};
		const timer = setInterval(() => void reload(), seconds * 1000);
		return () => clearInterval(timer);
	}, [seconds]);
}
