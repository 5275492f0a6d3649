import { writtenIn } from "#app/directory/written.server";
import { type Language, languages } from "#app/platform/i18n";
import { toLocal } from "#app/platform/local-time";
import type { Row } from "#app/platform/tenant/rows.server";
import type { events } from "#db/schema/events";

type Timed = Pick<Row<typeof events>, "startsAt" | "endsAt" | "timeZone">;

/** When something is, by the event's own clock: the day in full, and the hours. */
export async function whenOf({ startsAt, endsAt, timeZone }: Timed, language: Language, now: Date) {
	const { format } = await writtenIn(language, timeZone, now);
	const style = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone } as const;
	const written = new Intl.DateTimeFormat(languages[language].locale, style);
	const [from, until] = [written.format(startsAt), written.format(endsAt)];
	const isOneDay = toLocal(startsAt, timeZone).slice(0, 10) === toLocal(endsAt, timeZone).slice(0, 10);
	const hours = isOneDay
		? `${format.time(startsAt)}–${format.time(endsAt)}`
		: `${format.time(startsAt)} – ${until}, ${format.time(endsAt)}`;
	const day = from.charAt(0).toLocaleUpperCase(languages[language].locale) + from.slice(1);
	return { day, hours, zone: timeZone };
}
export type When = Awaited<ReturnType<typeof whenOf>>;
