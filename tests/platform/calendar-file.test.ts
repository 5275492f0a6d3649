import { describe, expect, it } from "vitest";
import { calendarFile } from "#app/calendar/calendar-file";

const event = {
	...{ id: "event-1", sequence: 3, changedAt: 0, starts: 0, ends: 3_600_000, title: "Course" },
	organiser: { name: 'The "Open" House', email: "house@example.test" },
	guests: [{ name: 'Kari "K" Nord', email: "kari@example.test", answer: "yes" as const }],
};

describe("a calendar file", () => {
	it("invites and withdraws what calendars know again", () => {
		const [asked, withdrawn] = (["request", "cancel"] as const).map((method) => calendarFile("", [event], method));
		for (const text of [asked, withdrawn]) expect(text).toMatch(/^UID:event-1\r\nSEQUENCE:3\r\n/m);
		expect(asked).toMatch(/^METHOD:REQUEST\r\n[\s\S]*^STATUS:CONFIRMED\r\n/m);
		expect(withdrawn).toMatch(/^METHOD:CANCEL\r\n[\s\S]*^STATUS:CANCELLED\r\n/m);
	});

	it("has no quote within a name, which no parser reads", () => {
		const text = calendarFile("", [event], "request").replace(/\r\n /g, "");
		expect(text).toContain(`CN="Kari 'K' Nord"`);
		expect(text).toContain(`CN="The 'Open' House"`);
	});
});
