import { expect, test } from "vitest";
import type { CommandGroup } from "#app/shell/components/command-palette";
import { findCommands } from "#app/shell/components/commands-found";
import { otherNames } from "#app/shell/components/other-names.client";

const groups: CommandGroup[] = [
	{
		key: "modules",
		label: "Modules",
		commands: [
			{ key: "events", label: "Event management", name: "modules:events_organizer", icon: "calendar-days", to: "/e" },
			{ key: "news", label: "News", name: "modules:news", icon: "newspaper", to: "/n" },
			{ key: "meetings", label: "Meetings", name: "modules:components.crm_meetings", icon: "calendar-days", to: "/m" },
		],
	},
];
const found = (query: string) => {
	const { first, later } = findCommands(groups, query, otherNames);
	return [...first, ...later].flatMap(({ commands }) => commands.map(({ key }) => key));
};

test("a page is found by its name in another language and by everyday words, in any of the languages", () => {
	expect(found("fravær")).toEqual(["events"]);
	for (const query of ["absence", "отсъствие", "Anmeldung"]) expect(found(query)).toEqual(["events"]);
	expect(found("nyheter")).toEqual(["news"]);
	expect(found("møter")).toEqual(["meetings"]);
	expect(found("randevu")).toEqual(["meetings"]);
});

test("its own name comes before what others are called besides", () => {
	expect(found("me")[0]).toBe("meetings");
	expect(found("zzz")).toEqual([]);
});
