import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type MeetingTimesProps = {
	from?: string;
	until?: string;
	problem: ReturnType<typeof useFormProblem>;
};

/** When a meeting begins and ends. The end goes along with the start: the meeting stays as long as it is. */
export function MeetingTimes({ from = "", until = "", problem }: MeetingTimesProps) {
	const { t } = useTranslation("crmMeetings");
	const start = useRef(problem.typed("startsAt") ?? from);
	const [moved, setMoved] = useState<string>();
	const move = ({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) => {
		const end = form?.elements.namedItem("endsAt");
		const next = end instanceof HTMLInputElement ? endAlong(value, start.current, end.value) : undefined;
		if (value) start.current = value;
		if (next) setMoved(next);
	};
	return (
		<div className="grid gap-3 sm:grid-cols-2">
			<TextField
				id="startsAt"
				name="startsAt"
				type="datetime-local"
				label={t("meeting.startsAt")}
				error={problem.of("startsAt")}
				defaultValue={problem.typed("startsAt") ?? from}
				onChange={move}
			/>
			<TextField
				key={moved}
				id="endsAt"
				name="endsAt"
				type="datetime-local"
				label={t("meeting.endsAt")}
				error={problem.of("endsAt")}
				defaultValue={moved ?? problem.typed("endsAt") ?? until}
			/>
		</div>
	);
}

/** The end that keeps the length, as a field writes it; undefined where one of the times is missing or the end came first. */
function endAlong(start: string, before: string, end: string): string | undefined {
	const [to, from, until] = [start, before, end].map((local) => Date.parse(`${local}Z`)) as [number, number, number];
	const length = until - from;
	return length > 0 && !Number.isNaN(to) ? new Date(to + length).toISOString().slice(0, 16) : undefined;
}
