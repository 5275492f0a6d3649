import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { ShownRound } from "../rounds/serialize";
import { AnswerBadge, MeasureBadge } from "./badges";
import { Photos } from "./photos";

type ProtocolPointsProps = { round: ShownRound; tenant: string };

/** What was answered, seen and decided in a round, to be read. */
export function ProtocolPoints({ round, tenant }: ProtocolPointsProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return round.sections.map(({ title, points }, index) => (
		<Section key={points[0]?.id ?? index} title={title || t("round.points")}>
			<ul className="card divide-y divide-line shadow-1">
				{points.map(({ id, text, answer, comment, photos, measure }) => (
					<li key={id} className="p-4 text-sm">
						<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
							<p className="min-w-0 flex-1 font-medium break-words" lang={round.language}>
								{text}
							</p>
							<AnswerBadge answer={answer} />
						</div>
						{comment && <p className="mt-1 break-words whitespace-pre-line text-ink-2">{comment}</p>}
						<Photos photos={photos} to={(photo) => at.photo(round.id, photo)} />
						{measure && (
							<div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
								<Link to={at.measure(measure.id)} className="link">
									{measure.title}
								</Link>
								<span className="text-13 text-ink-3">
									{measure.owner?.name ?? t("nobody")} · <Time at={measure.dueOn} as="date" />
								</span>
								<MeasureBadge state={measure.state} />
							</div>
						)}
					</li>
				))}
			</ul>
		</Section>
	));
}
