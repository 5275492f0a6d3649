import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";
import type { ResourceData } from "../find.server";

const looks = {
	free: { tone: "success", icon: "circle-check" },
	busy: { tone: "warning", icon: "clock" },
	closed: { tone: "neutral", icon: "moon" },
	outOfOrder: { tone: "danger", icon: "wrench" },
	retired: { tone: "neutral", icon: "archive" },
} as const;

/** How a resource is now, and until when; by its own clock. */
export function PresenceBadge({ presence: { state, until, isToday } }: Pick<ResourceData, "presence">) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const time =
		until && (isToday ? format.clock(until.clock) : `${format.weekday(until.day)} ${format.clock(until.clock)}`);
	const hasTime = time !== null && (state === "free" || state === "busy" || state === "closed");
	return <Badge {...looks[state]}>{hasTime ? t(`presence.${state}Until`, { time }) : t(`presence.${state}`)}</Badge>;
}
