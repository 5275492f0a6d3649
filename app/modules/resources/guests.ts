import { emailAddress } from "#app/directory/company.schema";
import { invalid } from "#app/platform/problems";
import type { BookingGuest } from "#db/schema/resources";

/** People that one booking names at most. */
const MOST = 100;

/** Reads people one a line: name and address, parted by a semicolon, a comma or a tab. */
export function guestsOf(written: string): BookingGuest[] {
	const lines = written
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter(Boolean);
	if (lines.length > MOST) throw invalid({ guests: `tooMany?count=${MOST}` });
	return lines.map((line) => {
		const parts = line.split(/[;,\t]/).map((part) => part.trim());
		const email = emailAddress.safeParse(parts.find((part) => part.includes("@")) ?? "");
		if (!email.success) throw invalid({ guests: "resources:errors.guests" });
		const name = parts.find((part) => part && !part.includes("@")) ?? email.data;
		return { name: name.slice(0, 120), email: email.data };
	});
}

/** The same people as the form has them. */
export const writtenGuests = (guests: readonly BookingGuest[]) =>
	guests.map(({ name, email }) => `${name}; ${email}`).join("\n");
