import { addDays } from "#app/platform/clock";
import { docOf } from "#app/platform/rich-text/document";
import type * as crm from "#db/schema/crm";
import type { companies } from "#db/schema/directory";
import { DAY, HOUR, MINUTE, type Tenant, type User, type World } from "../world";
import type { CrmDemo } from "./make";
import { NO_DAY } from "./no-day";
import * as texts from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
/** Where something happens: the tenant, who works there, and today in Norway. */
type Place = { world: World; demo: CrmDemo; tenant: Tenant; staff: User[]; start: string };

/** A note of some day in the last two months. */
export function addNote(at: Place, company: New<typeof companies>, contacts: { id: string }[]): void {
	const { random, now } = at.world;
	const plain = random.pick(texts.notes);
	const when = now - random.below(55 * 24 * 60) * MINUTE - 20 * MINUTE;
	at.demo.notes.push({
		...at.world.row(at.tenant.id, when),
		customerId: company.id,
		contactId: random.chance(0.4) ? random.pick(contacts).id : null,
		body: docOf(plain),
		plain,
		isPinned: random.chance(0.05),
		isPrivate: random.chance(0.07),
		createdBy: random.pick(at.staff).id,
	});
	company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, when);
}

/** A meeting that was held, or one in the weeks to come. */
export function addMeeting(at: Place, company: New<typeof companies>, contacts: New<typeof crm.contacts>[]): void {
	const { random, now } = at.world;
	const isHeld = random.chance(0.55);
	const days = isHeld ? -(1 + random.below(50)) : 1 + random.below(20);
	const startsAt = Date.parse(`${addDays(at.start, days)}T${String(8 + random.below(7)).padStart(2, "0")}:00:00Z`);
	const made = Math.min(startsAt, now) - (3 + random.below(9)) * DAY;
	const organiser = random.pick(at.staff);
	const isOnline = random.chance(0.3);
	const row = {
		...at.world.row(at.tenant.id, made),
		guid: random.guid(),
		customerId: company.id,
		...random.pick(texts.meetings),
		startsAt,
		endsAt: startsAt + HOUR,
		place: isOnline ? null : `${company.address}, ${company.city}`,
		url: isOnline ? `https://meet.followup.test/${random.guid().slice(0, 8)}` : null,
		minutes: isHeld ? random.pick(texts.minutes) : null,
		status: isHeld ? ("held" as const) : ("planned" as const),
		createdBy: organiser.id,
	};
	at.demo.meetings.push(row);
	const ask = (who: Pick<New<typeof crm.attendees>, "userId" | "contactId" | "name" | "email">) =>
		at.demo.attendees.push({
			...at.world.row(at.tenant.id, made),
			meetingId: row.id,
			answer: random.pick(["yes", "yes", "none", "no"] as const),
			...who,
		});
	ask({ userId: organiser.id, name: `${organiser.firstName} ${organiser.lastName}`, email: organiser.email });
	// A colleague is asked as well, by no other draw: what else the demo holds stays as it is.
	const colleague = at.staff[(at.staff.indexOf(organiser) + 1) % at.staff.length];
	if (colleague && days > 0 && days < 5)
		at.demo.attendees.push({
			...{ tenantId: at.tenant.id, id: row.id, createdAt: made, updatedAt: made, meetingId: row.id },
			...{ userId: colleague.id, name: `${colleague.firstName} ${colleague.lastName}`, email: colleague.email },
			...{ answer: "none", tokenHash: `demo:${row.id}` },
		});
	for (const contact of contacts.slice(0, 2))
		ask({ contactId: contact.id, name: `${contact.firstName} ${contact.lastName}`, email: contact.email });
	if (isHeld) company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, startsAt);
}

/** A task, open or done. */
export function addTask(at: Place, company: New<typeof companies>): void {
	const { random, now } = at.world;
	const createdAt = now - (1 + random.below(30)) * DAY;
	const isOpen = random.chance(0.7);
	const doneAt = isOpen ? null : now - random.below(12 * 24) * HOUR;
	const dueOn = random.chance(0.1) ? NO_DAY : addDays(at.start, isOpen ? random.below(26) - 4 : -random.below(14));
	const title = random.pick(texts.tasks);
	at.demo.tasks.push({
		...at.world.row(at.tenant.id, createdAt),
		customerId: company.id,
		title,
		status: isOpen ? random.pick(["todo", "todo", "doing"] as const) : "done",
		isOpen,
		priority: random.pick([1, 2, 2, 2, 3]),
		dueOn,
		assigneeId: random.pick(at.staff).id,
		doneAt: doneAt && Math.max(doneAt, createdAt),
		createdBy: random.pick(at.staff).id,
	});
	if (isOpen && dueOn < (company.nextTaskOn ?? NO_DAY)) company.nextTaskOn = dueOn;
	if (doneAt) company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, doneAt, createdAt);
}
