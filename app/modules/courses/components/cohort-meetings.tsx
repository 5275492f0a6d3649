import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { CohortMeeting } from "#db/schema/courses";

/** When a cohort meets, each time with the way to where it does. */
export function CohortMeetings({ meetings }: { meetings: readonly CohortMeeting[] }) {
	const { date } = useFormat();
	return (
		<ul className="flex flex-col gap-2 text-sm">
			{meetings.map(({ on, from, to, what, link }) => (
				<li key={`${on}${from}${what}`} className="flex gap-2">
					<Icon name="calendar-days" className="mt-0.5 shrink-0 text-ink-3" />
					<span className="min-w-0 break-words">
						{[date(on), [from, to].filter(Boolean).join("–")].filter(Boolean).join(", ")}
						{" · "}
						{link ? (
							<a href={link} className="link" rel="noreferrer">
								{what || link}
							</a>
						) : (
							what
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

type Cohort = { name: string; startsOn: string | null; endsOn: string | null; meetings: CohortMeeting[] };

/** From when to when a cohort takes its course. */
export function CohortDays({ startsOn, endsOn }: Pick<Cohort, "startsOn" | "endsOn">) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	if (startsOn && endsOn) return `${date(startsOn)} – ${date(endsOn)}`;
	if (startsOn) return t("cohorts.from", { date: date(startsOn) });
	return endsOn ? t("cohorts.until", { date: date(endsOn) }) : null;
}

/** The cohort in which a learner takes a course. */
export function OwnCohort({ cohort }: { cohort: Cohort }) {
	const { t } = useTranslation("courses");
	return (
		<section className="card flex flex-col gap-3 p-4">
			<div>
				<h2 className="text-base font-semibold">{t("cohorts.mine", { name: cohort.name })}</h2>
				<p className="text-13 text-ink-2">
					<CohortDays {...cohort} />
				</p>
			</div>
			<CohortMeetings meetings={cohort.meetings} />
		</section>
	);
}
