import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { NewsEvent } from "./event";

type Props = {
	event: NewsEvent | null;
	timeZone: string;
	/** The id of the form that it is sent with. */
	form: string;
	problem: ReturnType<typeof useFormProblem>;
};
type EventField = "fromDay" | "fromTime" | "toDay" | "toTime" | "place";

/** The event that an item is about, sent with its text; without a first day there is none. */
export function EventCard({ event, timeZone, form, problem }: Props) {
	const { t } = useTranslation("news");
	const kept = { ...event, toDay: event && event.toDay !== event.fromDay ? event.toDay : "" };
	const field = (name: EventField, type: string) => (
		<TextField
			form={form}
			name={name}
			id={name}
			type={type}
			label={t(`event.${name}`)}
			defaultValue={problem.refused ? problem.typed(name) : (kept[name] ?? "")}
			error={problem.of(name)}
			maxLength={type === "text" ? 200 : undefined}
		/>
	);
	return (
		<section className="card flex flex-col gap-4 p-4">
			<div>
				<h2 className="text-base font-semibold">{t("event.title")}</h2>
				<p className="mt-1 text-13 text-ink-3">{t("event.help")}</p>
			</div>
			<div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4">
				{field("fromDay", "date")}
				{field("fromTime", "time")}
				{field("toDay", "date")}
				{field("toTime", "time")}
			</div>
			{field("place", "text")}
			<p className="text-13 text-ink-3">{t("publish.zone", { zone: timeZone })}</p>
		</section>
	);
}
