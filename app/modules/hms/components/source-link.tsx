import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import type { ShownMeasure } from "../measures/serialize";
import { paths } from "../paths";

type SourceLinkProps = { measure: Pick<ShownMeasure, "round" | "deviation">; tenant: string };

/** The round or the deviation that a measure comes from. */
export function SourceLink({ measure: { round, deviation }, tenant }: SourceLinkProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const source = deviation
		? { to: at.deviation(deviation.id), text: `${t("source.deviation")}: ${deviation.title}` }
		: round && { to: at.protocol(round.id), text: `${t("source.round")}: ${round.title}` };
	if (!source) return t("source.own");
	return (
		<Link to={source.to} className="link">
			{source.text}
		</Link>
	);
}
