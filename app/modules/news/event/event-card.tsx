import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { NewsEvent } from "./event";

type Props = { id: string; event: NewsEvent | null; timeZone: string; answer: unknown };

/** The event that an item is about; without a first day there is none. */
export function EventCard({ id, event, timeZone, answer }: Props) {
	const { t } = useTranslation("news");
	const names = ["fromDay", "fromTime", "toDay", "toTime", "place"] as const;
	const problem = useFormProblem(answer, {
		intent: "event",
		ids: Object.fromEntries(names.map((name) => [name, `event-${name}`])),
	});
	const kept = { ...event, toDay: event && event.toDay !== event.fromDay ? event.toDay : "" };
	const field = (name: (typeof names)[number], type: string) => (
		<TextField
			name={name}
			id={`event-${name}`}
			type={type}
			label={t(`event.${name}`)}
			defaultValue={problem.refused ? problem.typed(name) : (kept[name] ?? "")}
			error={problem.of(name)}
			maxLength={type === "text" ? 200 : undefined}
		/>
	);
	return (
		<Form method="post" preventScrollReset className="card flex flex-col gap-4 p-4">
			<div>
				<h2 className="text-base font-semibold">{t("event.title")}</h2>
				<p className="mt-1 text-13 text-ink-3">{t("event.help")}</p>
			</div>
			<input type="hidden" name="id" value={id} />
			<div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4">
				{field("fromDay", "date")}
				{field("fromTime", "time")}
				{field("toDay", "date")}
				{field("toTime", "time")}
			</div>
			{field("place", "text")}
			<p className="text-13 text-ink-3">{t("publish.zone", { zone: timeZone })}</p>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="event" kind="secondary">
				{t("event.save")}
			</SubmitButton>
		</Form>
	);
}
