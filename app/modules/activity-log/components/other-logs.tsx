import { useTranslation } from "react-i18next";
import { BesideLinks } from "#app/ui/beside-links";

type Neighbour = { to: string; name: string } | null;

/** From a log to those before and after it in the list. */
export function OtherLogs({ beside: { previous, next } }: { beside: { previous: Neighbour; next: Neighbour } }) {
	const { t } = useTranslation("activityLog");
	const link = (log: Neighbour, label: string) => (log ? { ...log, label: t(label, { name: log.name }) } : undefined);
	return (
		<BesideLinks
			label={t("beside.title")}
			previous={link(previous, "beside.previous")}
			next={link(next, "beside.next")}
		/>
	);
}
