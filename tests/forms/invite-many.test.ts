import { afterAll, beforeAll, expect, it } from "vitest";
import { revokeInvitation } from "#app/forms/invitations/invite.server";
import { openInvited } from "#app/forms/invitations/open-invited.server";
import { readSharing } from "#app/forms/sharing/read-sharing.server";
import { anonymousLinks, sendInvitations } from "#app/forms/sharing/send-invitations.server";
import { validAddresses } from "#app/forms/sharing/valid-addresses";
import type { Visit } from "#app/platform/tenant/context";
import { ask, form, page } from "./make";
import { area, openStore } from "./store";

const simple = form([page("p", [ask("scale", "mood", { min: 0, max: 10 })])], { title: { nb: "Trivsel" } });
const addresses = Array.from({ length: 500 }, (_, at) => `person${at}@example.org`);
const plain = { memberIds: [], language: "nb" as const, expiresAt: null, message: "Takk!" };
const given = { ...plain, emails: addresses, reminders: { most: 0, gapHours: 24 } };

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
	await store.make.entry(store.tenant, await store.make.module("form_builder"));
});
afterAll(() => store.dispose());

const opened = async () => (await store.published(boss, simple)).form;
/** What is in the queue, each message delivered twice, until nothing is left. */
async function deliverAll(first = store.worker.take()) {
	for (let sent = first; sent.length > 0; sent = store.worker.take()) await store.worker.deliver([...sent, ...sent]);
}
const letters = async () => {
	const { results } = await store.db.prepare("select recipient, text from mail_outbox").all();
	await store.db.prepare("delete from mail_outbox").run();
	return results.map(({ recipient, text }) => ({ to: String(recipient), text: String(text) }));
};

it("five hundred are invited in one act, with as few round trips as one", async () => {
	const tripsFor = async (emails: string[]) => {
		const open = await opened();
		const visit = await store.visit(30);
		const before = visit.context.meter.roundTrips;
		expect(await sendInvitations(visit, area, open, { ...given, emails })).toEqual({ sent: emails.length, had: 0 });
		return { open, trips: visit.context.meter.roundTrips - before };
	};
	const few = await tripsFor(["one@example.org"]);
	store.worker.take();
	const { open, trips } = await tripsFor(addresses);
	expect(trips).toBe(few.trips);
	expect(trips).toBeLessThanOrEqual(2);
	expect((await readSharing(boss, open)).sums).toEqual({ all: 500, sent: 0, answered: 0 });
	const messages = store.worker.take();
	const links = messages.map(({ id, payload }) => [id, (payload as { token: string }).token]);
	expect([new Set(links.map(([id]) => id)).size, new Set(links.map(([, token]) => token)).size]).toEqual([500, 500]);
	const some = messages.slice(0, 5);
	await deliverAll(some);
	const sent = await letters();
	expect(sent.map(({ to }) => to).sort()).toEqual(addresses.slice(0, 5));
	expect((await readSharing(boss, open)).sums).toEqual({ all: 500, sent: 5, answered: 0 });
	const [, token = ""] = /form_reply\/[0-9a-f-]{36}\/([\w-]+)/.exec(sent[0]?.text ?? "") ?? [];
	expect((await openInvited(store.worker.context(), area, open.guid, token)).isUsed).toBe(false);
});

it("who has a link that waits, is named twice or is a member by that address gets one letter", async () => {
	const open = await opened();
	const member = await store.make.member(store.tenant, "CLIENT");
	const both = { ...given, memberIds: [member.id], emails: [member.email, "other@example.org"] };
	expect(await sendInvitations(boss, area, open, both)).toEqual({ sent: 2, had: 0 });
	expect(
		await sendInvitations(boss, area, open, { ...both, emails: ["new@example.org", "other@example.org"] }),
	).toEqual({
		...{ sent: 1, had: 2 },
	});
	expect(await sendInvitations(boss, area, open, both)).toEqual({ sent: 0, had: 2 });
	await deliverAll();
	expect((await letters()).map(({ to }) => to).sort()).toEqual(
		[member.email, "new@example.org", "other@example.org"].sort(),
	);
});

it("sent twice at the same moment it is one", async () => {
	const open = await opened();
	const visits = await Promise.all([1, 2, 3].map(() => store.visit(30)));
	const told = await Promise.all(
		visits.map((visit) => sendInvitations(visit, area, open, { ...given, emails: addresses.slice(0, 4) })),
	);
	expect(told.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
	await deliverAll();
	expect(await letters()).toHaveLength(4);
});

it("a whole group is invited by its role, and whom it is taken back from before the letter went gets none", async () => {
	const open = await opened();
	const people = await Promise.all([1, 2, 3].map(() => store.make.member(store.tenant, "ADVISOR")));
	const { sent } = await sendInvitations(boss, area, open, { ...given, emails: [], roles: ["ADVISOR"] });
	const { invitations } = await readSharing(boss, open);
	expect(invitations).toHaveLength(sent);
	const [first] = invitations;
	await revokeInvitation(boss, area, first?.id ?? "");
	await deliverAll();
	const to = (await letters()).map((letter) => letter.to);
	expect(to).toHaveLength(sent - 1);
	expect(people.filter(({ email }) => to.includes(email)).length).toBeGreaterThanOrEqual(people.length - 1);
});

it("a wrong address stops all of it, and is named", () => {
	expect(validAddresses("a@b.no, A@B.no; Kari <kari@b.no>")).toEqual(["a@b.no", "kari@b.no"]);
	const wrong = (pasted: string) => {
		try {
			validAddresses(pasted);
		} catch (problem) {
			return (problem as { details: { fields: { emails: string[] } } }).details.fields.emails[0];
		}
	};
	expect(wrong("a@b.no, kari at b.no, ola@")).toBe(
		`formShare:errors.addresses?${new URLSearchParams({ count: "2", wrong: "kari at b.no, ola@" })}`,
	);
	expect(wrong(Array.from({ length: 30 }, (_, at) => `x${at}`).join("\n"))).toContain(
		"formShare:errors.addressesMore?count=30",
	);
});

it("a thousand links for nobody in particular are made at once, each another one, in as few round trips as one", async () => {
	const open = await opened();
	const tripsFor = async (number: number) => {
		const visit = await store.visit(30);
		const before = visit.context.meter.roundTrips;
		const links = await anonymousLinks(visit, area, open, { number, language: "nb" });
		return { links: new Set(links).size, trips: visit.context.meter.roundTrips - before };
	};
	const { trips } = await tripsFor(1);
	expect(await tripsFor(1000)).toEqual({ links: 1000, trips });
	const made = store.db.prepare("select count(*) as n from form_invitations where form_id = ?1").bind(open.id);
	expect(await made.first("n")).toBe(1001);
	await expect(tripsFor(1001)).rejects.toMatchObject({ kind: "invalid" });
});
