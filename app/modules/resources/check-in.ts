import { MINUTE } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";

/** How long before its start somebody may check in to a booking. */
const EARLY = 15 * MINUTE;

type Held = {
	status: string;
	startsAt: number;
	endsAt: number;
	timeZone: string;
	checkInBy: number | null;
	graceMinutes: number;
	warnedAt: number | null;
	dueAt: number | null;
	checkedInAt: number | null;
	checkedOutAt: number | null;
};

export const canCheckIn = ({ status, startsAt, endsAt, checkInBy, checkedInAt }: Held, now: number) =>
	status === "reserved" && checkInBy !== null && checkedInAt === null && startsAt - EARLY <= now && now < endsAt;

export const canCheckOut = ({ status, startsAt, endsAt, checkedOutAt }: Held, now: number) =>
	status === "reserved" && checkedOutAt === null && startsAt < now && now < endsAt;

/** What a booking's page says of checking in and out; times by the booking's own clock. */
export function checkInShown(booking: Held, now: number, mayAct: boolean) {
	const { checkInBy, checkedInAt, checkedOutAt, graceMinutes, warnedAt, dueAt, status, timeZone } = booking;
	const local = (at: number | null) => (at === null ? null : toLocal(at, timeZone));
	const waits = status === "reserved" && checkInBy !== null && checkedInAt === null && booking.endsAt > now;
	const releaseAt = warnedAt === null ? (checkInBy ?? 0) + graceMinutes * MINUTE : dueAt;
	return {
		canCheckIn: mayAct && canCheckIn(booking, now),
		canCheckOut: mayAct && canCheckOut(booking, now),
		checkIn: waits ? { by: local(checkInBy), releasedAt: local(releaseAt) } : null,
		checkedIn: local(checkedInAt),
		checkedOut: local(checkedOutAt),
	};
}
