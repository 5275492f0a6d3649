import { expect, test } from "vitest";
import { toMobile } from "#app/directory/mobile";
import { languageCodes } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { gatewayOf } from "#app/platform/sms/gateway.server";
import { untilMorning } from "#app/platform/sms/hours";
import { segmentsOf } from "#app/platform/sms/segments";
import { renderSms } from "#app/platform/sms/texts.server";

test.each([
	["912 34 567", "+4791234567"],
	["+47 412 34 567", "+4741234567"],
	["0047 91234567", "+4791234567"],
	["+46 70-123 45 67", "+46701234567"],
	["+380 67 123 4567", "+380671234567"],
	["22 12 34 56", null],
	["+47 22 12 34 56", null],
	["912 34 56", null],
	["+1 202 555 0123", null],
	["+882 16 1234567", null],
	["+479123456789", null],
	["+", null],
	["ni én to", null],
])("%s is the mobile number %s", (typed, phone) => {
	expect(toMobile(typed)).toBe(phone);
});

test("a text is as many messages as networks count", () => {
	expect(segmentsOf("æ".repeat(160))).toBe(1);
	expect(segmentsOf("æ".repeat(161))).toBe(2);
	expect(segmentsOf(`${"a".repeat(159)}€`)).toBe(2);
	expect(segmentsOf("a".repeat(306))).toBe(2);
	expect(segmentsOf("a".repeat(307))).toBe(3);
	expect(segmentsOf("ğ".repeat(70))).toBe(1);
	expect(segmentsOf("ğ".repeat(71))).toBe(2);
	expect(segmentsOf("😀".repeat(36))).toBe(2);
});

const ORIGIN = "https://oppfolging.fjordvik.no";
const guid = "0b9f6c0e-51c1-4a6e-9a43-2f6f1f7a9d11";
const name = "Fjordvik kommune, Arbeidsinkludering";

test.each(languageCodes)("each text is one message in %s, and says whose it is", async (language) => {
	const t = await translator(language);
	const link = `${ORIGIN}/yourforms`;
	const reminder = renderSms("reminder", { tenant: name, link }, t);
	expect([segmentsOf(reminder), reminder.includes("Fjordvik"), reminder.endsWith(link)]).toEqual([1, true, true]);
	const invitation = renderSms("invitation", { tenant: name, link }, t);
	expect([segmentsOf(invitation), invitation.includes("Fjordvik"), invitation.includes("http")]).toEqual([
		...[1, true, false],
	]);
	const code = renderSms("code", { code: "123456", minutes: "10" }, t);
	expect([segmentsOf(code), code.includes("123456")]).toEqual([1, true]);
	// To somebody of several organisations, with the longer address: never more than two.
	const long = renderSms("reminder", { tenant: name, link: `${ORIGIN}/${guid}/yourforms` }, t);
	expect(segmentsOf(long)).toBeLessThanOrEqual(2);
	expect(long).toContain(`${guid}/yourforms`);
});

test("a short name is not cut, and an organisation's letters of its own cost no third message", async () => {
	const t = await translator("nb");
	const link = `${ORIGIN}/yourforms`;
	expect(renderSms("reminder", { tenant: "Vik", link }, t)).toBe(`Vik: Noe venter på svar fra deg. ${link}`);
	expect(segmentsOf(renderSms("reminder", { tenant: "Çınar Danışmanlık".repeat(5), link }, t))).toBeLessThanOrEqual(2);
});

test.each([
	["2026-03-02T06:59:00Z", 60_000],
	["2026-03-02T07:00:00Z", 0],
	["2026-03-02T19:59:59Z", 0],
	["2026-03-02T20:00:00Z", 11 * 3_600_000],
	// The nights of the clock change.
	["2026-03-28T20:00:00Z", 10 * 3_600_000],
	["2026-10-24T19:00:00Z", 12 * 3_600_000],
])("at %s a message to Oslo waits %i ms", (at, wait) => {
	expect(untilMorning("Europe/Oslo", new Date(at))).toBe(wait);
});

test("a gateway is there only with all that it needs, and over TLS", () => {
	const set = { ENVIRONMENT: "production", SMS_URL: "https://sms.test/", SMS_SENDER: "Vik", SMS_TOKEN: "t" } as const;
	expect(gatewayOf(set)?.kind).toBe("http");
	for (const name of ["SMS_URL", "SMS_SENDER", "SMS_TOKEN"]) expect(gatewayOf({ ...set, [name]: "" }), name).toBeNull();
	expect(gatewayOf({ ...set, SMS_URL: "http://sms.test/" })).toBeNull();
	const local = { ...set, ENVIRONMENT: "local" } as const;
	expect(gatewayOf({ ...local, SMS_URL: "http://sms.test/" })).toBeNull();
	expect(gatewayOf({ ...local, SMS_URL: "http://localhost:9000/" })?.kind).toBe("http");
	expect(gatewayOf({ ...local, SMS_URL: "", SMS_TOKEN: "" })?.kind).toBe("caught");
});
