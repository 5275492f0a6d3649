import { rated, type Schedule } from "#app/modules/norwegian-learning/words/schedule";
import type * as schema from "#db/schema/norwegian-learning";
import { seeded } from "../random";
import { DAY, MINUTE, type Tenant } from "../world";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Who = { teacherId: string; learnerId: string };

/** A list for the doctor's: the word, what it means, a sentence. */
const atTheDoctor = [
	["ei resept", "Tillatelse fra legen til å hente medisin", "Legen skrev ut ei resept på apoteket."],
	["å svelge", "Å få mat eller drikke ned gjennom halsen", "Det gjør vondt å svelge."],
	["en time", "En avtale om når man skal komme", "Jeg har fått en time hos legen på mandag."],
	["forkjølet", "Syk med snue og hoste", "Han er forkjølet og blir hjemme fra jobben."],
	["å hvile", "Å ligge eller sitte stille til man får krefter igjen", "Du bør hvile noen dager."],
	["en egenandel", "Den delen av prisen som man betaler selv", "En egenandel hos legen er under tre hundre kroner."],
	["svimmel", "Når alt går rundt og man nesten faller", "Hun ble svimmel da hun reiste seg."],
	["ei vaksine", "En sprøyte som gjør at man ikke blir syk", "Barna får ei vaksine på skolen."],
	["å innlegge", "", "Legen bestemte seg for å innlegge pasienten."],
	["kvalm", "Når man føler at man må kaste opp", "Jeg blir kvalm når jeg kjører buss."],
	["en allergi", "Når kroppen ikke tåler noe", "Han har en allergi mot nøtter."],
	["å behandle", "Å gjøre noe for at en syk skal bli frisk", "Sykepleieren skal behandle såret."],
] as const;

/** A list of words, somebody who has it, and how far they have come. */
export function makeWords(tenant: Tenant, now: number, { teacherId, learnerId }: Who) {
	const random = seeded(93);
	const stamped = (at: number) => ({ tenantId: tenant.id, id: random.id(at), createdAt: at, updatedAt: at });
	const title = "Hos legen";
	const list = {
		...{ ...stamped(now - 30 * DAY), title, sortTitle: title.toLowerCase(), written: "nb" as const },
		createdBy: teacherId,
	};
	const words = atTheDoctor.map(([word, meaning, sentence], at) => ({
		...{ ...stamped(now - 30 * DAY + at), listId: list.id, word, sortWord: word.toLowerCase(), meaning, sentence },
		written: "nb" as const,
	}));
	const given = {
		...{ ...stamped(now - 29 * DAY), id: `${list.id}:${learnerId}`, listId: list.id, userId: learnerId },
		givenBy: teacherId,
	};
	const cards: New<typeof schema.wordCards>[] = words.slice(0, 7).map(({ id: wordId }, at) => {
		const begun = now - (20 - at) * DAY;
		let card: Schedule | null = null;
		for (const wait of [0, 12 * MINUTE, 3 * DAY, (at % 3) * 3 * DAY])
			card = rated(card, wait === 0 && card ? 1 : 3, new Date((card?.reviewedAt ?? begun) + wait));
		const { reviewedAt = begun } = card ?? {};
		return {
			...{ tenantId: tenant.id, id: `${learnerId}:${wordId}`, userId: learnerId, wordId },
			...{ ...(card as Schedule), createdAt: begun, updatedAt: reviewedAt },
		};
	});
	return { list, words, given, cards };
}
