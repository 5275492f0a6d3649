import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";

type DoorTime = { key: string; from: string; until: string; title: string | null; booker: string };
type DoorTimesProps = { times: readonly DoorTime[]; isLarge?: boolean };

/** What is booked, as it is said at a door. */
export function DoorTimes({ times, isLarge = false }: DoorTimesProps) {
	const { t } = useTranslation("resources");
	const { clock } = useFormat();
	return (
		<ul className="divide-y divide-line">
			{times.map(({ key, from, until, title, booker }) => (
				<li key={key} className={`flex flex-wrap gap-x-5 ${isLarge ? "py-4 text-3xl" : "py-2.5 text-base"}`}>
					<span className="font-semibold tabular-nums">
						{clock(from)}–{clock(until)}
					</span>
					<span className="min-w-0 break-words">{[title ?? t("booked"), booker].filter(Boolean).join(" · ")}</span>
				</li>
			))}
		</ul>
	);
}
