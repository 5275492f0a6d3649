import { Form } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Notice } from "#app/ui/notice";
import { useBeforePaint } from "#app/ui/use-before-paint";
import { useHydrated } from "#app/ui/use-hydrated";
import type { Tour, TourStep } from "../../tour";
import { findTarget } from "../tour-target";

const TourPopover = lazy(() => import("./tour-popover"));

/** Asks once whether one wants to be shown around. */
export function TourOffer() {
	const { t } = useTranslation("home");
	return (
		<div className="mt-6">
			<Notice
				icon="compass"
				title={t("tour.offer")}
				action={
					<Form method="post" className="flex flex-wrap gap-2" preventScrollReset>
						<LinkButton to={to.tour(1)}>{t("tour.start")}</LinkButton>
						<SubmitButton intent="leaveTour" kind="quiet">
							{t("tour.no")}
						</SubmitButton>
					</Form>
				}
			>
				{t("tour.offerText")}
			</Notice>
		</div>
	);
}

/** One stop of the tour: beside what it tells of, and without scripts at the top of the page. */
export function TourStop({ step, ...tour }: Tour & { step: TourStep }) {
	const [target, setTarget] = useState<HTMLElement | null>(null);
	const hydrated = useHydrated();
	// Buttons of the bar stand there only once the page has come alive.
	useBeforePaint(() => setTarget(hydrated ? findTarget(step) : null), [step, hydrated]);
	const inside = <TourWords step={step} {...tour} />;
	const still = (
		<section className="mb-6 max-w-120">
			<Card>{inside}</Card>
		</section>
	);
	if (!target) return still;
	return (
		<Suspense fallback={still}>
			<TourPopover target={target}>{inside}</TourPopover>
		</Suspense>
	);
}

function TourWords({ guest, step, at, count }: Tour & { step: TourStep }) {
	const { t } = useTranslation("home");
	const isLast = at === count;
	return (
		<>
			<p className="text-13 text-ink-3">{t("tour.at", { at, of: count })}</p>
			<h2 id="tour-title" tabIndex={-1} className="mt-1 text-base font-semibold outline-none">
				{t(`tour.${step}.title`)}
			</h2>
			<p id="tour-text" className="mt-1 text-sm text-ink-2">
				{t(`tour.${step}.${step === "needs" || step === "menu" ? guest : "text"}`)}
			</p>
			<Form method="post" action={to.home()} className="mt-4 flex flex-wrap gap-2">
				{isLast ? (
					<SubmitButton intent="leaveTour" kind="primary">
						{t("tour.finish")}
					</SubmitButton>
				) : (
					<LinkButton to={to.tour(at + 1)} kind="primary" replace preventScrollReset>
						{t("tour.next")}
					</LinkButton>
				)}
				{at > 1 && (
					<LinkButton to={to.tour(at - 1)} replace preventScrollReset>
						{t("tour.back")}
					</LinkButton>
				)}
				{!isLast && (
					<SubmitButton intent="leaveTour" kind="quiet">
						{t("tour.leave")}
					</SubmitButton>
				)}
			</Form>
		</>
	);
}
