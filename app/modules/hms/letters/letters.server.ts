import type { Letters } from "#app/directory/letters/letters";
import type { LetterTo } from "#app/directory/letters/send.server";
import { nameOf } from "#app/directory/names";
import type { Receiver } from "#app/directory/receiver.server";
import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import { isLanguage, type Language } from "#app/platform/i18n";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { safetyLetters, sentSafetyLetters } from "#db/schema/hms";
import { paths } from "../paths";
import { letterEvents } from "./events";

/** What a letter says, in words and days; `path` is where its link leads. */
export type SafetyWords = {
	company: string;
	texts: Record<string, string>;
	days: Record<string, string>;
	path: string;
};

/** The names of a letter as they are written in a language. */
async function valuesOf(ctx: TenantContext, name: string, words: SafetyWords, language: Language) {
	const { format } = await writtenIn(language, ctx.tenant.timeZone, ctx.now);
	const days = Object.entries(words.days).map(([key, day]) => [key, format.date(day, "long")]);
	return {
		...{ name, company: words.company, tenant: ctx.tenant.name, link: ctx.origin + words.path },
		...words.texts,
		...Object.fromEntries(days),
	};
}

/** A letter to a member, in their language. */
export function letterTo(
	ctx: TenantContext,
	member: Receiver,
	to: Pick<LetterTo, "id" | "recipient">,
	words: SafetyWords,
): LetterTo {
	const language = isLanguage(member.language) ? member.language : ctx.tenant.language;
	const name = member.firstName || nameOf(member);
	return { ...to, email: member.email, language, values: (written) => valuesOf(ctx, name, words, written) };
}

/** What there is not, for looking at a letter and trying it out. */
function exampleFor({ tenant, now }: Visit): SafetyWords {
	const day = today(tenant.timeZone, now);
	const texts = {
		...{ measure: "Montere vern på slipemaskin 2", checklist: "Vernerunde på verksted", area: "Verksted" },
		...{ deviation: "Oljesøl ved lasterampen", place: "Lasterampen", document: "Rutine for truckkjøring" },
	};
	const days = { due: addDays(day, 3), day: addDays(day, 14) };
	return { company: "Lyngvik Verksted AS", texts, days, path: paths(tenant.guid).companies };
}

/** The letters of the module, in the tenant's words. */
export const letters: Letters = {
	...{ key: "hms", ns: "hmsLetters", template: "safetyNews", events: letterEvents },
	...{ settings: safetyLetters, sent: sentSafetyLetters },
	example: (visit, _event, language) => valuesOf(visit, nameOf(visit.user), exampleFor(visit), language),
	paths: (tenant) => ({ all: paths(tenant).letters, one: paths(tenant).letter }),
};
