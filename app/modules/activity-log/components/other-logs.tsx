import { useTranslation } from "react-i18next";
import { NeighbourLinks } from "#app/ui/neighbour-links";

type Neighbour = { to: string; name: string } | null;

/** From a log to those before and after it in the list. */
export function OtherLogs({
	neighbours: { previous, next },
}: {
	neighbours: { previous: Neighbour; next: Neighbour };
}) {
	const { t } = useTranslation("activityLog");
	const link = (log: Neighbour, label: string) => (log ? { ...log, label: t(label, { name: log.name }) } : undefined);
	return (
		<NeighbourLinks
			label={t("beside.title")}
			previous={link(previous, "beside.previous")}
			next={link(next, "beside.next")}
		/>
	);
}
