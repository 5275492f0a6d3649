import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { qrOf } from "#app/platform/qr.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { languageTests, testLinks } from "#db/schema/norwegian-learning";
import { NO_DAY } from "../choices";
import { paths } from "../paths";
import { findTest } from "../tests/tests.server";
import { LINKS_MOST, type LinkInput, type LinksQuery } from "./links.schema";

export type Link = Row<typeof testLinks>;
/** Where a link stands: one can begin by it, or why not. */
export type LinkState = "open" | "closed" | "over" | "full";

/** A condition on links: a test can be begun by them today. */
export const openLinks = ({ tenant, now }: Pick<Visit, "tenant" | "now">): SQL =>
	and(
		isNull(testLinks.closedAt),
		gte(testLinks.expiresOn, today(tenant.timeZone, now)),
		or(eq(testLinks.candidatesMost, 0), lt(testLinks.begun, testLinks.candidatesMost)),
	) as SQL;

export function stateOf({ tenant, now }: Visit, link: Link): LinkState {
	if (link.closedAt !== null) return "closed";
	if (link.expiresOn < today(tenant.timeZone, now)) return "over";
	return link.candidatesMost > 0 && link.begun >= link.candidatesMost ? "full" : "open";
}

export const addressOf = (visit: Visit, { guid }: Link) => visit.origin + paths(visit.tenant.guid).take(guid);

export const serializeLink = (visit: Visit, link: Link) => ({
	...{
		id: link.id,
		label: link.label,
		kind: link.kind,
		begun: link.begun,
		most: link.candidatesMost,
		extra: link.extraPercent,
	},
	...{ expiresOn: link.expiresOn === NO_DAY ? null : link.expiresOn, createdAt: link.createdAt },
	...{ state: stateOf(visit, link), address: addressOf(visit, link) },
});
export type ShownLink = ReturnType<typeof serializeLink>;

/** The links of a test, the newest first. */
export async function showLinks(visit: Visit, { test_id: testId, qr }: z.output<typeof LinksQuery>) {
	const { rows, tenant } = visit;
	const { test, links } = await rows.read({
		test: rows.finding(languageTests, testId),
		links: rows.listing(testLinks, {
			where: eq(testLinks.testId, testId),
			orderBy: [desc(testLinks.createdAt), desc(testLinks.id)],
			limit: LINKS_MOST,
		}),
	});
	if (!test || test.deletedAt !== null) throw notFound();
	const shown = links.map((link) => serializeLink(visit, link));
	const coded = shown.find(({ id }) => id === qr);
	const unused = shown.filter(({ kind, state }) => kind === "once" && state === "open");
	return {
		test: { id: test.id, title: test.title, status: test.status },
		links: shown,
		unused: unused.map(({ address }) => address),
		code: coded ? { ...coded, qr: qrOf(coded.address) } : null,
		isFull: links.length >= LINKS_MOST,
		today: today(tenant.timeZone, visit.now),
		tenant: tenant.guid,
	};
}

/** Makes an open link, or several that one candidate can use each. */
export async function addLinks(visit: Visit, input: LinkInput): Promise<Link[]> {
	const { rows, now, tenant, user, context } = visit;
	const test = await findTest(visit, input.testId);
	if (input.expiresOn < today(tenant.timeZone, now)) throw invalid({ expiresOn: "norwegianLearning:errors.dayIsPast" });
	const isOnce = input.kind === "once";
	const count = isOnce ? input.count : 1;
	const made = Array.from({ length: count }, (_, at) => ({
		...{ id: newId(now.getTime()), guid: newGuid(), testId: test.id, kind: input.kind, expiresOn: input.expiresOn },
		label: isOnce && count > 1 && input.label ? `${input.label} ${at + 1}` : input.label,
		candidatesMost: isOnce ? 1 : input.candidatesMost,
		extraPercent: input.extraPercent,
		createdBy: user.id,
	}));
	const hasRoom = sql`(select count(*) from ${testLinks} where ${testLinks.tenantId} = ${tenant.id}
		and ${testLinks.testId} = ${test.id}) + ${count} <= ${LINKS_MOST}`;
	const commit = rows.commit([requiring(context, hasRoom), rows.addingEach(testLinks, made)]);
	await orElse(commit, () => invalid({ form: `norwegianLearning:errors.tooManyLinks?count=${LINKS_MOST}` }));
	const ids = JSON.stringify(made.map(({ id }) => id));
	return rows.list(testLinks, {
		where: sql`${testLinks.id} in (select value from json_each(${ids}))`,
		orderBy: desc(testLinks.id),
		limit: count,
	});
}

/** Closes a link, or opens it again. Whoever has begun by it goes on. */
export async function setLinkOpen(visit: Visit, { id }: { id: string }, isOpen: boolean): Promise<Link> {
	const link = await visit.rows.find(testLinks, id);
	if (!link) throw notFound();
	await findTest(visit, link.testId);
	if ((link.closedAt === null) === isOpen) return link;
	const changed = await visit.rows.change(testLinks, id, { closedAt: isOpen ? null : visit.now.getTime() });
	if (!changed) throw conflict();
	return changed;
}
