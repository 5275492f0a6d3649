import { desc } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { sentLetters } from "#app/platform/mail/send-mail.server";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { previewOf, sendTest } from "./letter.server";
import { eventOf, type LetterSetting, type Letters, type SentLetter } from "./letters";
import type { LetterQuery, LettersQuery, LetterTyped } from "./letters.schema";
import { letterId } from "./send.server";
import { factsOf, readingLetters, resetSetting, saveSetting, textsOf } from "./settings.server";

/** Letters of the log on one page. */
const LOGGED = 25;

type Logged = { row: SentLetter };
type LettersReads<One extends Logged> = {
	settings: PendingQuery<Map<string, LetterSetting>>;
	found: PendingQuery<One[]>;
};

/** Reads what the page of a module's letters shows; `log` reads the log, with what its rows are called by. */
export function readingLettersPage<One extends Logged>(
	visit: Visit,
	letters: Letters,
	{ cursor }: z.output<typeof LettersQuery>,
	log: (options: ReturnType<typeof logPage>) => PendingQuery<One[]>,
): LettersReads<One> {
	return { settings: readingLetters(visit, letters), found: log(logPage(letters, cursor)) };
}

function logPage({ sent }: Letters, cursor: string | undefined) {
	const order = [sent.createdAt, sent.id];
	return {
		where: after(order, cursor, "desc"),
		orderBy: order.map((column) => desc(column)),
		limit: LOGGED + 1,
	};
}

/**
 * Every event with whether it is told and to whom, and the log of what was sent, or could not be. `present` says what a row
 * of the log is about, and where that is.
 */
export async function showLetters<One extends Logged>(
	visit: Visit,
	letters: Letters,
	{ cursor }: z.output<typeof LettersQuery>,
	{ settings, found }: { settings: Map<string, LetterSetting>; found: One[] },
	serialize: (one: One) => { about: string; to: string | null },
) {
	const { items, next } = pageOf(found, LOGGED, ({ row }) => [row.createdAt, row.id]);
	const sent = await sentLetters(
		visit.context,
		items.map(({ row }) => letterId(letters, row.id)),
	);
	const at = letters.paths(visit.tenant.guid);
	return {
		...{ tenant: visit.tenant.guid, ns: letters.ns, at: at.all },
		events: Object.keys(letters.events).map((event) => {
			const { isEnabled, recipients, daysBefore } = factsOf(letters, event, settings.get(event));
			return { event, isEnabled, recipients, daysBefore, to: at.one(event) };
		}),
		log: items.map((one) => {
			const { id, createdAt, event, recipient, email, subject } = one.row;
			const isSent = sent.has(letterId(letters, id));
			return { id, createdAt, event, recipient, email, subject, isSent, ...serialize(one) };
		}),
		...{ next, isFirst: cursor === undefined },
	};
}

/** The functions of the pages of a module's letters: one letter, and what its form and the list send. */
export function letterPages(letters: Letters) {
	/** The letter of an event in one language, with how it would look. Throws `notFound` for what is no event. */
	async function showLetter(visit: Visit, { event, lang }: z.output<typeof LetterQuery>) {
		const its = eventOf(letters, event);
		if (!its) throw notFound();
		const setting = await visit.rows.find(letters.settings, event);
		const language = lang ?? visit.language;
		const { isOwn, ...texts } = await textsOf(letters, event, setting, language);
		const { isEnabled, recipients, subjects, daysBefore } = factsOf(letters, event, setting);
		const at = letters.paths(visit.tenant.guid);
		return {
			...{ ns: letters.ns, event, language, isOwn, texts, isEnabled, recipients, daysBefore },
			...{ isTouched: setting !== undefined, updatedAt: setting?.updatedAt ?? 0, written: Object.keys(subjects) },
			...{ names: its.names, allRecipients: its.recipients, hasDays: its.hasDays ?? false },
			...{ all: at.all, at: at.one(event) },
			preview: await previewOf(visit, letters, event, texts, language),
		};
	}

	/** Saves what was typed. Throws as `saveSetting`. */
	async function saveLetter(visit: Visit, typed: LetterTyped) {
		const { event, language, subject, body, isEnabled, daysBefore, updatedAt } = typed;
		const { recipients: all = [] } = eventOf(letters, event) ?? {};
		const recipients = all.length === 1 ? [...all] : typed.recipients;
		const texts = { subjects: { [language]: subject }, bodies: { [language]: body } };
		const days = daysBefore === undefined ? {} : { daysBefore };
		await saveSetting(visit, letters, event, { isEnabled, recipients, ...texts, ...days }, updatedAt);
		return done({ snackbar: { key: "ownLetters:done.saved" } });
	}

	/** Says on the list whether an event is told. */
	async function switchLetter(visit: Visit, { event, isEnabled }: { event: string; isEnabled: "1" | "0" }) {
		await saveSetting(visit, letters, event, { isEnabled: isEnabled === "1" });
		return done({ snackbar: { key: isEnabled === "1" ? "ownLetters:done.on" : "ownLetters:done.off" } });
	}

	/** Takes the tenant's words and choices back. Throws as `resetSetting`. */
	async function resetLetter(visit: Visit, { event }: { event: string }) {
		await resetSetting(visit, letters, event);
		return done({ snackbar: { key: "ownLetters:done.reset" }, to: letters.paths(visit.tenant.guid).one(event) });
	}

	/** How a letter would look that is typed and not saved yet; what was typed comes back with it. */
	async function previewLetter(visit: Visit, { event, updatedAt, ...typed }: LetterTyped) {
		return {
			...{ typed, preview: await previewOf(visit, letters, event, typed, typed.language) },
			tested: null as string | null,
		};
	}

	/** Sends the letter as it is typed, of the example, to whoever asks for it. */
	async function testLetter(visit: Visit, input: LetterTyped) {
		await sendTest(visit, letters, input.event, input, input.language);
		return { ...(await previewLetter(visit, input)), tested: visit.user.email };
	}

	return { showLetter, saveLetter, switchLetter, resetLetter, previewLetter, testLetter };
}

export type ShownLetters = Awaited<ReturnType<typeof showLetters>>;
export type ShownLetter = Awaited<ReturnType<ReturnType<typeof letterPages>["showLetter"]>>;
export type LookedAt = Awaited<ReturnType<ReturnType<typeof letterPages>["previewLetter"]>>;
