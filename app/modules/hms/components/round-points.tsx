import { useTranslation } from "react-i18next";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { paths } from "../paths";
import type { ShownRound } from "../rounds/serialize";
import { AnswerBadge } from "./badges";

type RoundPointsProps = { round: ShownRound; tenant: string };

/** The points of a round under their headings, each with its answer. */
export function RoundPoints({ round, tenant }: RoundPointsProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return round.sections.map(({ title, points }, index) => (
		<Section
			key={points[0]?.id ?? index}
			title={title || t("round.points")}
			count={`${points.filter(({ answer }) => answer !== null).length}/${points.length}`}
		>
			<CardList label={title || t("round.points")}>
				{points.map(({ id, text, answer, comment, photos }) => (
					<CardRow key={id} className="flex-wrap justify-between gap-y-2">
						<span className="min-w-0 flex-1">
							<Link
								to={at.point(round.id, id)}
								lang={round.language}
								className="block text-sm font-medium break-words hover:underline"
							>
								{text}
							</Link>
							<span className="text-13 text-ink-3">
								{[comment, photos.length > 0 && t("protocol.photos", { count: photos.length })]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</span>
						<AnswerBadge answer={answer} />
					</CardRow>
				))}
			</CardList>
		</Section>
	));
}
