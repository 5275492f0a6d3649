import { describe, expect, test } from "vitest";
import { may } from "#app/platform/tenant/access";
import type { Component, Entry, Tenant } from "#app/platform/tenant/context";

const tenant = { timeZone: "Europe/Oslo" } as Tenant;
const now = new Date("2026-11-28T12:00:00Z");
const grantAs = (role: string, level: number) =>
	({ status: 1, starts: null, expires: null, role, level }) as unknown as Entry;
const screen = (link: string, roles: string[]) => ({ link, roles, visibleInMenu: true }) as unknown as Component;
const opens = (entry: Entry, component?: Component) => may(entry, tenant, now, 10, component);

describe("a screen", () => {
	test("opens to the roles that the catalogue names, whatever the level of the others", () => {
		const component = screen("hms_plan", ["ADVISOR"]);
		expect(opens(grantAs("ADVISOR", 20), component)).toBe(true);
		expect(opens(grantAs("ADMIN", 30), component)).toBe(false);
		expect(opens(grantAs("ADVISOR", 20), screen("hms_plan", []))).toBe(false);
	});

	test("that is the front opens to every grant that is live", () => {
		expect(opens(grantAs("CLIENT", 10), screen("hms_front", ["ADVISOR"]))).toBe(true);
		expect(opens({ ...grantAs("CLIENT", 10), status: 0 }, screen("hms_front", ["CLIENT"]))).toBe(false);
	});

	test("is not asked for where a whole module is", () => {
		expect(opens(grantAs("CLIENT", 10))).toBe(true);
		expect(opens(grantAs("CLIENT", 0))).toBe(false);
	});
});
