import type * as z from "zod";
import { translator } from "../../platform/i18n.server";
import { isNear, longTerms } from "../../platform/near";
import type { PersonContext } from "../../platform/tenant/context";
import { visitOf } from "../../platform/tenant/enter.server";
import type { Hit } from "../../platform/tenant/module-search.server";
import { type Queries, readTogether } from "../../platform/tenant/read-together.server";
import { fold, termsOf } from "../../platform/words";
import { toIconName } from "../../ui/icon-names";
import { nearTenants } from "../near-tenants";
import type { SearchQuery } from "./search.schema";

/** Read of each kind, so that the best of them can stand first; of these so many are shown. */
const READ = 20;
const SHOWN = 5;
/** A single letter finds nearly everything. */
const LEAST = 2;

/**
 * What a person finds in the modules of their tenants, each kind under the right of its own screen: titles that are the
 * text itself first, then those that begin with it, then the latest; groups by the best of their hits, people before things;
 * where there is nothing, names that are a letter away. Two round trips with the entrance, whatever is found.
 */
export async function searchEverywhere(person: PersonContext, { q = "" }: z.output<typeof SearchQuery>) {
	const { context, language } = person;
	if (termsOf(q).join("").length < LEAST) return nothing(q);
	const near = nearTenants(person);
	const reads: Queries = {};
	const asked = near.flatMap(({ tenant }) =>
		context.searches.flatMap((search) => {
			const { manifest, screen, reading, beginning, near: nearly, all } = search;
			const visit = visitOf(person, tenant, { moduleKey: manifest.key, link: screen.name, level: screen.level });
			if (!visit) return [];
			const key = `${screen.name} ${tenant.id}`;
			const searched = { text: q, limit: READ, person };
			reads[key] = reading(visit, searched);
			if (beginning) reads[`beginning ${key}`] = beginning(visit, searched);
			if (nearly && longTerms(q).length > 0) reads[`near ${key}`] = nearly(visit, searched);
			return [{ ...search, key, tenant, all: all?.(visit, q) ?? null }];
		}),
	);
	if (asked.length === 0) return nothing(q);
	const [answers, t] = await Promise.all([readTogether(context, reads), translator(language)]);
	const answer = (name: string) => (answers[name] as Hit[] | undefined) ?? [];
	const shown = (hitsOf: (key: string) => Hit[]) =>
		asked
			.map(({ key, screen, tenant, isOfPeople, all }) => {
				const hits = hitsOf(key);
				const label = t(`modules:components.${screen.name}`);
				const order = hits[0] ? rank(hits[0], q) * 2 + (isOfPeople ? 0 : 1) : 0;
				return {
					...{ key, order, icon: toIconName(screen.icon), tenant: near.length > 1 ? tenant.name : null, label },
					...{ hits: hits.slice(0, SHOWN), all: hits.length > SHOWN ? all : null, isOfPeople: isOfPeople ?? false },
				};
			})
			.filter(({ hits }) => hits.length > 0)
			.sort((a, b) => a.order - b.order);
	const exact = shown((key) => byFit([...answer(`beginning ${key}`), ...answer(key)], q));
	const groups =
		exact.length > 0 ? exact : shown((key) => answer(`near ${key}`).filter(({ title }) => isNear(title, q)));
	const usual = asked.find(({ isUsual, all }) => isUsual && all);
	return {
		...{ q, groups, isNear: exact.length === 0 && groups.length > 0 },
		usual: usual?.all ? { label: t(`modules:components.${usual.screen.name}`), to: usual.all } : null,
	};
}

const nothing = (q: string) => ({ q, groups: [], isNear: false, usual: null });

export type Found = Awaited<ReturnType<typeof searchEverywhere>>;

/** 0: the title is the text itself; 1: it begins with it; 2: its words stand somewhere in the record. */
function rank({ title }: Hit, q: string): number {
	const [own, wanted] = [fold(title), fold(q.trim())];
	return own === wanted ? 0 : own.startsWith(wanted) ? 1 : 2;
}

/** The hits, each once, in the order of how well their titles fit; of those that fit alike the order stays. */
function byFit(hits: readonly Hit[], q: string): Hit[] {
	const each = new Map(hits.map((hit) => [hit.id, hit]));
	return [...each.values()].sort((a, b) => rank(a, q) - rank(b, q));
}
