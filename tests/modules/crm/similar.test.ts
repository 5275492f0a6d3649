import { expect, test } from "vitest";
import { ALIKE, judge, likeness } from "#app/modules/crm/duplicates/similar";

const customer = (name: string, more: object = {}) => ({ name, orgNo: null, email: null, phone: null, ...more });

test.each([
	["Nordlys Bakeri AS", "NORDLYS BAKERI"],
	["Nordlys Bakeri AS", "Nordlys Baker AS"],
	["Bakeriet Nordlys", "Nordlys Bakeriet"],
	["Fjord Glimt AS", "Fjordglimt"],
	["Søndre Verksted", "Sondre Verksted"],
])("%s and %s are alike", (one, other) => {
	expect(likeness(one, other)).toBeGreaterThanOrEqual(ALIKE);
});

test.each([
	["Nordlys Bakeri AS", "Nordlys Rør AS"],
	["Vik AS", "Nes AS"],
	["Kommunal Drift Øst", "Kommunal Drift Vest"],
])("%s and %s are not", (one, other) => {
	expect(likeness(one, other)).toBeLessThan(ALIKE);
});

test("two numbers of the register are two companies, however alike their names", () => {
	const [north, south] = [customer("Rema Vik AS", { orgNo: "1" }), customer("Rema Vik AS", { orgNo: "2" })];
	expect(judge(north, south)?.score).toBeLessThan(40);
	expect(judge(north, { ...south, orgNo: "1" })?.score).toBeGreaterThan(95);
	expect(judge(customer("Vik"), customer("Nes"))).toBeNull();
});
