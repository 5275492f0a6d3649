import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, between, isNull, type SQL, sql } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { hiddenGroups } from "#app/forms/reports/hide-small";
import { monthBefore, monthOf } from "#app/lists/statistics/months";
import { tallying } from "#app/lists/statistics/tally.server";
import { addDays, today } from "#app/platform/clock";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { intakes } from "#db/schema/veksttorget";
import { readingIntakeForm } from "../form/intake-form.server";
import { topicsOf } from "../form/topics.server";
import { answerStateBy, goalTimeOf } from "../intakes/intakes.source.server";
import { manifest } from "../manifest";
import { readingSettings, settingsIn } from "../settings/settings.server";

/** Whole months that are told. */
const MONTHS = 12;

/**
 * What has come in during the last twelve whole months, for everybody: numbers only, no group of fewer than five, and none that follows from
 * the others. Throws `notFound` where the organisation keeps its figures to itself.
 */
export async function showFigures({ request, params, context }: LoaderFunctionArgs) {
	const ctx = await enterOpenModule(context, manifest.key, params.guid ?? "");
	if (!ctx) throw notFound();
	const language = await languageOfPage(request, context);
	const to = addDays(`${monthOf(today(ctx.tenant.timeZone, context.now))}-01`, -1);
	const months = monthsUntil(to);
	const period = { from: `${months[0]}-01`, to };
	const { settings, forms, tally } = await ctx.rows.read({
		settings: readingSettings(ctx),
		forms: readingIntakeForm(ctx),
		tally: tallyingIn(ctx, period),
	});
	const { isPublic, answerDays } = settingsIn(settings);
	if (!isPublic) throw notFound();
	const t = await translator(language);
	const topics = new Map(topicsOf({ language }, forms[0]).map(({ value, label }) => [value, label]));
	for (const [value, title] of tally.pairs("topic", "title"))
		if (!topics.has(value)) topics.set(value, textIn(JSON.parse(title), language).text || value);
	const total = tally.count();
	const byMonth = tally.by("month");
	const counts = months.map((one) => byMonth.get(one) ?? 0);
	const hidden = hiddenGroups(counts);
	return {
		...{ brand: tenantBrand(ctx.tenant), language, title: t("veksttorgetOpen:figures.title"), period, answerDays },
		/** Too few to be told of at all: then nothing stands on the page. */
		total: total === 0 || hiddenGroups([total])[0] ? null : total,
		inTime: shareOf(tally.by("answer")),
		months: months.map((name, at) => ({ name, count: hidden[at] ? null : (counts[at] ?? 0) })),
		topics: shown(tally.by("topic"), (value) => topics.get(value) ?? t("veksttorgetOpen:figures.noTopic")),
		municipalities: shown(tally.by("municipality"), (value) => value || t("veksttorgetOpen:figures.noMunicipality")),
	};
}

/** The intakes of the period, counted by all that the page shows, each read once. */
function tallyingIn({ rows, tenant }: TenantContext, { from, to }: { from: string; to: string }) {
	const { topic, topicTitle: title, municipality, day } = intakes;
	return tallying(
		rows,
		intakes,
		{ topic, title, municipality, month: sql`substr(${day}, 1, 7)`, answer: answerStateBy(goalTimeOf(tenant.id)) },
		and(isNull(intakes.deletedAt), between(day, from, to)) as SQL,
	);
}

function monthsUntil(day: string): string[] {
	const months = [monthOf(day)];
	while (months.length < MONTHS) months.unshift(monthBefore(months[0] ?? ""));
	return months;
}

/** Groups that may be told, the largest first; the others together, as `rest`. */
function shown(counts: ReadonlyMap<string, number>, name: (value: string) => string) {
	const groups = [...counts].map(([value, count]) => ({ name: name(value), count }));
	const hidden = hiddenGroups(groups.map(({ count }) => count));
	const visible = groups.filter((_, at) => !hidden[at]);
	const rest = groups.filter((_, at) => hidden[at]).reduce((all, { count }) => all + count, 0);
	return { groups: visible.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name)), rest };
}

/** How many of a hundred that were answered were so in time; null where either side is a few. */
function shareOf(counts: ReadonlyMap<string, number>): number | null {
	const inTime = counts.get("inTime") ?? 0;
	const late = counts.get("late") ?? 0;
	if (inTime + late === 0 || hiddenGroups([inTime, late]).some(Boolean)) return null;
	return Math.round((inTime / (inTime + late)) * 100);
}
