import { useTranslation } from "react-i18next";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { lengthOf } from "../placements/length";
import type { ShownPlacement } from "../placements/serialize";
import { usePeriod } from "./period";

type PlacementFactsProps = {
	placement: ShownPlacement;
	/** How it ended stands there too. */
	withClosing: boolean;
};

/** What a placement says, to be read: the sections of its form that say anything. */
export function PlacementFacts({ placement, withClosing }: PlacementFactsProps) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const period = usePeriod();
	const length = lengthOf(placement.startsOn, placement.endsOn);
	const { percent, daysPerWeek } = placement;
	const sections = {
		participant: {
			participantId: placement.participant,
			advisorId: placement.advisor,
			coAdvisorId: placement.coAdvisor,
		},
		workplace: {
			companyId: placement.workplace,
			supervisorName: placement.supervisorName,
			supervisorEmail: placement.supervisorEmail,
			supervisorPhone: placement.supervisorPhone,
		},
		position: { codeId: placement.code, jobTitle: placement.jobTitle },
		type: { type: t(`type.${placement.type}`) },
		duration: {
			period: placement.startsOn || placement.endsOn ? period(placement.startsOn, placement.endsOn) : null,
			weeks: length && t("length.weeks", { count: length.weeks }),
			percent: percent === null ? null : format.number(percent / 100, { style: "percent" }),
			daysPerWeek: daysPerWeek === null ? null : format.number(daysPerWeek),
		},
		tasks: { tasks: placement.tasks },
		followUp: { followUp: placement.followUp, mentor: placement.mentor },
		adaptation: { adaptation: placement.adaptation },
		closing: withClosing
			? {
					cancelReason: placement.cancelReason && t(`cancelReason.${placement.cancelReason}`),
					endReason: placement.endReason && t(`endReason.${placement.endReason}`),
					goalReached: placement.goalReached && t(`goalReached.${placement.goalReached}`),
					summary: placement.summary,
					conclusion: placement.conclusion,
					nextStep: placement.nextStep,
				}
			: {},
	};
	const goals = placement.goals.map(({ category, text }) => ({ label: t(`goal.${category}`), value: text }));
	const shown = Object.entries(sections).map(([section, values]) => ({
		section,
		items: Object.entries(values).flatMap(([field, value]) =>
			value ? [{ label: t(`field.${field}`), value: <span className="whitespace-pre-line">{value}</span> }] : [],
		),
	}));
	shown.splice(4, 0, {
		section: "goals",
		items: goals.map(({ label, value }) => ({ label, value: <span>{value}</span> })),
	});
	return (
		<div className="flex flex-col gap-6">
			{shown
				.filter(({ items }) => items.length > 0)
				.map(({ section, items }) => (
					<section key={section}>
						<h2 className="mb-2 text-base font-semibold">{t(`section.${section}`)}</h2>
						{items.length === 1 && items[0]?.label === t(`section.${section}`) ? (
							<p className="text-sm break-words">{items[0].value}</p>
						) : (
							<DefinitionList items={items} />
						)}
					</section>
				))}
		</div>
	);
}
