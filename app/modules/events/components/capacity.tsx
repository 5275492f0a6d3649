import { useTranslation } from "react-i18next";
import { Progress } from "#app/ui/progress";

/** How many places are taken, as a bar where there is a limit. */
export function Capacity({
	taken,
	capacity,
	inline = false,
}: {
	taken: number;
	capacity: number | null;
	inline?: boolean;
}) {
	const { t } = useTranslation("events");
	if (capacity === null) return <span className="text-13 text-ink-2">{t("registered", { count: taken })}</span>;
	return (
		<Progress
			value={Math.min(taken, capacity)}
			max={capacity}
			label={t("taken", { taken, capacity })}
			inline={inline}
		/>
	);
}
