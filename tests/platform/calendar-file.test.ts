import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile } from "#app/calendar/calendar-file";

const event = {
	...{ id: "event-1", sequence: 3, changedAt: 0, starts: 0, ends: 3_600_000, title: "Course" },
	organiser: { name: 'The "Open" House', email: "house@example.test" },
	guests: [{ name: 'Kari "K" Nord', email: "kari@example.test", answer: "yes" as const }],
};

describe("a calendar file", () => {
	// Read by a parser that has not written it.
	const read = (method: "request" | "cancel", sequence: number) => {
		const whole = new ICAL.Component(ICAL.parse(calendarFile("", [{ ...event, sequence }], method)));
		const entry = whole.getFirstSubcomponent("vevent") as ICAL.Component;
		return { method: whole.getFirstPropertyValue("method"), entry, of: new ICAL.Event(entry) };
	};

	it("invites and withdraws what calendars know again", () => {
		const [asked, withdrawn] = [read("request", 3), read("cancel", 4)];
		expect([asked.method, withdrawn.method]).toEqual(["REQUEST", "CANCEL"]);
		expect([asked.of.uid, withdrawn.of.uid]).toEqual(["event-1", "event-1"]);
		expect([asked.of.sequence, withdrawn.of.sequence]).toEqual([3, 4]);
		expect(asked.entry.getFirstPropertyValue("status")).toBe("CONFIRMED");
		expect(withdrawn.entry.getFirstPropertyValue("status")).toBe("CANCELLED");
		expect(asked.of.startDate.toJSDate().getTime()).toBe(0);
		expect(asked.of.endDate.toJSDate().getTime()).toBe(3_600_000);
		expect(asked.of.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
			"mailto:kari@example.test",
		]);
	});

	it("has no quote within a name, which no parser reads", () => {
		const text = calendarFile("", [event], "request").replace(/\r\n /g, "");
		expect(text).toContain(`CN="Kari 'K' Nord"`);
		expect(text).toContain(`CN="The 'Open' House"`);
	});
});
