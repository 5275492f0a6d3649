import { afterAll, beforeAll, expect, it } from "vitest";
import type * as z from "zod";
import { setStatus } from "#app/forms/replies/review.server";
import { RepliesCall } from "#app/forms/review/replies.schema";
import { repliesByCall } from "#app/forms/review/replies-call.server";
import type { ReviewConfig } from "#app/forms/review/review-config";
import { parseInput } from "#app/platform/handler.server";
import type { Visit } from "#app/platform/tenant/context";
import { ask, form, option, page } from "./make";
import { answer, area, openStore } from "./store";

const reviewConfig = {
	area,
	open: () => null,
	toReplies: () => "",
	toReply: () => "",
	toPerson: () => "",
} as ReviewConfig<null>;
const read = (visit: Visit, id: string, asked: object = {}) =>
	repliesByCall(reviewConfig)(visit, parseInput(RepliesCall, { id, ...asked }) as z.output<typeof RepliesCall>);
const definition = form([
	page("p", [
		ask("scale", "mood", { min: 0, max: 10 }),
		ask("choice", "side", { options: [option("left"), option("right")] }),
	]),
]);

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
});
afterAll(() => store.dispose());

async function answered(settings: object, more: object = {}) {
	const open = await store.published(boss, definition, settings, more);
	const sent = [];
	for (const [mood, side] of [
		[3, "left"],
		[8, "right"],
		[5, "right"],
	] as const)
		sent.push((await answer(boss, open, { mood, side })).reply);
	return { id: open.form.id, sent };
}
const moods = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ answers }) => answers.mood).sort();

it("a form's replies come page by page, by the filters of its list", async () => {
	const { id, sent } = await answered({});
	expect(moods(await read(boss, id))).toEqual([3, 5, 8]);
	const first = await read(boss, id, { limit: "2" });
	const second = await read(boss, id, { limit: "2", cursor: first.next });
	expect([...moods(first), ...moods(second)].sort()).toEqual([3, 5, 8]);
	expect(second.next).toBeNull();
	expect(moods(await read(boss, id, { f: "a-side.any.left" }))).toEqual([3]);
	await setStatus(boss, area, { ids: [sent[1]?.id ?? ""], status: "approved", message: "" });
	expect(moods(await read(boss, id, { f: "status.any.approved" }))).toEqual([8]);
	await expect(read(boss, id, { f: "nothing.any.left" })).rejects.toMatchObject({ kind: "invalid" });
});

it("they come only to whom the list shows them, and of health data each reading is noted", async () => {
	const { id } = await answered({}, { isHealth: true });
	expect(moods(await read(await store.visit(20), id))).toEqual([]);
	expect(moods(await read(boss, id))).toEqual([3, 5, 8]);
	const stranger = await store.visit(30, { of: store.other });
	await expect(read(stranger, id)).rejects.toMatchObject({ kind: "notFound" });
});

it("of nobody known only the day is told, and neither language nor time spent", async () => {
	const { id } = await answered({ isAnonymous: true });
	const { items } = await read(boss, id);
	expect(items).toHaveLength(3);
	for (const one of items) {
		expect(one).toMatchObject({ submitted_at: null, language: null, seconds: null, respondent: null });
		expect(one.sent_on).toMatch(/^\d{4}-\d\d-\d\d$/);
	}
	const [known] = (await read(boss, (await answered({})).id)).items;
	expect(known?.submitted_at).toMatch(/T\d\d:\d\d:/);
});

it("a form about people is listed by whom its replies are about, whoever has answered", async () => {
	const open = await store.published(boss, definition, {}, { subjectType: "person" });
	const [amina, tom] = [
		await store.make.member(store.tenant, "CLIENT", { firstName: "Amina", lastName: "Ødegård" }),
		await store.make.member(store.tenant, "CLIENT", { firstName: "Tom", lastName: "Berg" }),
	];
	const about = (id: string, mood: number) =>
		answer(boss, open, { mood, side: "left" }, { subject: { type: "person", id }, respondentId: boss.user.id });
	await about(amina.id, 3);
	await about(amina.id, 4);
	await about(tom.id, 8);
	for (const filter of ["about.has.ØDEG", "about.is.Amina%20Ødegård", `about.is.${amina.id}`])
		expect(moods(await read(boss, open.form.id, { f: filter })), filter).toEqual([3, 4]);
	const { items } = await read(boss, open.form.id, { f: "about.has.berg" });
	expect(items.map((one) => [one.about, one.answers.mood])).toEqual([["Tom Berg", 8]]);
	expect(moods(await read(boss, open.form.id, { f: "about.not.Tom%20Berg" }))).toEqual([3, 4]);
	expect(moods(await read(boss, open.form.id, { f: "about.empty" }))).toEqual([]);
	expect(moods(await read(boss, open.form.id, { f: "about.has.%20" }))).toEqual([3, 4, 8]);
});
