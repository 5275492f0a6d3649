import { and, asc, desc, eq } from "drizzle-orm";
import type { TFunction } from "i18next";
import type * as z from "zod";
import { COUNTED_MOST, readingNeighbours, readingNumber } from "#app/directory/followed.server";
import { NAMED, nameOf } from "#app/directory/names";
import { managesUsers, participantsOpenTo } from "#app/directory/participants.server";
import { formatPhone } from "#app/directory/phone";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import {
	OPEN_MOST,
	type OpenItem,
	type OpenKind,
	type PanelRow,
	type Participant,
	type ParticipantPart,
	partsFor,
	readEvents,
} from "#app/platform/tenant/participant.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { advisorClients, people } from "#db/schema/directory";
import { readingHeirs } from "./hand-over.server";
import { noteLook, readingLooks } from "./looks.server";
import { accessEvents, accessRows, memberEvents } from "./own-events.server";
import type { ParticipantPage } from "./participant.schema";

/** Events of a page of the time line. */
const EVENTS = 40;
const ADVISORS = 20;

type Part = { part: ParticipantPart; asker: Visit };

/** The page of a client: who they are, what is open, how it goes, and all that happened. One round trip beside the guard's. */
export async function showParticipant(
	visit: Visit,
	{ person: id, kind, cursor, view }: z.output<typeof ParticipantPage>,
) {
	const whom = { id };
	const isOwn = id === visit.user.id;
	const [isOpen, manages, parts, t] = await Promise.all([
		participantsOpenTo(visit),
		managesUsers(visit),
		partsFor(visit, whom),
		translator(visit.language),
	]);
	const reads = new ReadBatch();
	const found = reads.add(visit.rows.listing(people, { where: and(eq(people.id, id), isOpen), limit: 1 }));
	const advisors = readAdvisors(visit, whom, reads);
	const looks = reads.add(readingLooks(visit, whom));
	const heirs = isOwn ? undefined : reads.add(readingHeirs(visit));
	const neighbours = isOwn ? undefined : readNeighbours(visit, id, manages, reads);
	const access = isOwn || manages ? reads.add(accessRows(visit, whom, t)) : undefined;
	const open = parts.map((one) => readOpen(one, whom, reads));
	const trends = parts.map(({ part, asker }) => part.trends?.(asker, whom, reads));
	const panels = parts.map((one) => readPanels(one, whom, reads));
	const sources = sourcesFor(visit, parts, isOwn || manages ? t : undefined);
	const kinds = [...new Set(sources.map(({ source }) => source.kind))];
	const chosen = kinds.find((one) => one === kind);
	const wanted = sources.filter(({ source }) => chosen === undefined || source.kind === chosen);
	const events = readEvents(wanted, whom, { cursor, limit: EVENTS }, reads);
	await reads.send(visit.rows);
	const [person] = found();
	if (!person) throw notFound();
	const opened = open.map((read) => read());
	const trended = trends.map((read) => read?.() ?? null);
	const panelled = panels.map((read) => read());
	if (!isOwn) {
		const hasShown = (at: number) =>
			trended[at] !== null || (opened[at]?.length ?? 0) > 0 || panelled[at]?.some(({ rows }) => rows.length > 0);
		noteLook(
			visit,
			whom,
			parts.flatMap(({ part, asker }, at) => (hasShown(at) ? (part.noting?.(asker, whom) ?? []) : [])),
		);
	}
	const { items, next } = events();
	const following = advisors();
	const follows = following.some(({ advisorId }) => advisorId === visit.user.id);
	return {
		...{ tenant: visit.tenant.guid, isOwn, view: view ?? null, address: to.participant(visit.tenant.guid, id) },
		person: {
			...{ id, name: nameOf(person), email: person.email, isActive: person.isActive, photo: to.photo(person) },
			...{ phone: person.phone && formatPhone(person.phone), firstName: person.firstName, since: person.createdAt },
		},
		back: manages ? to.users(visit.tenant.guid) : to.home(),
		manages,
		advisors: following,
		heirs: heirs && (follows || manages) ? heirs().filter(({ id: one }) => !isPrimaryOf(following, one)) : null,
		neighbours: neighbours?.() ?? null,
		...asCards(opened.flat()),
		deadlines: deadlinesIn(opened.flat()),
		trends: trended.filter((one) => one !== null),
		timeline: { kinds, kind: chosen ?? null, items, next, isFirst: cursor === undefined },
		panels: [...asPanels(panelled.flat()), ...(access ? [{ key: "access", rows: access() }] : [])],
		looks: looks(),
		actions: isOwn
			? []
			: parts.flatMap(({ part, asker }) => (asker.access.entry && part.actions?.(asker, whom, follows)) || []),
	};
}

/** All from which the time line is made. Into what somebody was let is told where there are `words` for it. */
export const sourcesFor = (visit: Visit, parts: readonly Part[], words: TFunction | undefined) => [
	...memberEvents.map((source) => ({ source, asker: visit })),
	...parts.flatMap(({ part, asker }) => (part.events ?? []).map((source) => ({ source, asker }))),
	...(words ? [{ source: accessEvents(words), asker: visit }] : []),
];

const isPrimaryOf = (advisors: readonly { advisorId: string; isPrimary: boolean }[], id: string) =>
	advisors.some(({ advisorId, isPrimary }) => isPrimary && advisorId === id);

function readAdvisors(visit: Visit, whom: Participant, reads: ReadBatch) {
	const read = reads.add(
		visit.rows.listingWith(
			advisorClients,
			{ advisor: [people, advisorClients.advisorId, [...NAMED, "photo", "phone"]] },
			{
				where: eq(advisorClients.clientId, whom.id),
				orderBy: [desc(advisorClients.isPrimary), asc(advisorClients.id)],
				limit: ADVISORS,
			},
		),
	);
	return () =>
		read().flatMap(({ row, advisor }) =>
			advisor
				? [
						{
							...{
								id: row.id,
								advisorId: row.advisorId,
								name: nameOf(advisor as never),
								email: advisor.email,
								isPrimary: row.isPrimary,
							},
							photo: to.photo(advisor as never),
						},
					]
				: [],
		);
}

/** Who comes before and after the client among those whom the visitor follows up, and which one this is. */
function readNeighbours(visit: Visit, id: string, manages: boolean, reads: ReadBatch) {
	const level = manages ? LEVEL_ALL : LEVEL_CLIENTS;
	const as = { ...visit, access: { ...visit.access, level } };
	const { previous, next, number, count } = { ...readingNeighbours(as, id), ...readingNumber(as, id) };
	const [before, after, at, of] = [reads.add(previous), reads.add(next), reads.add(number), reads.add(count)];
	const place = (one: { id: string; name: string } | null) =>
		one && { to: to.participant(visit.tenant.guid, one.id), name: one.name };
	return () => ({
		...{ previous: place(before()), next: place(after()) },
		at: at() > 0 && of() <= COUNTED_MOST ? { number: at(), of: of() } : null,
	});
}

type Opened = { kind: OpenKind; all: string | undefined; items: OpenItem[] };

function readOpen({ part, asker }: Part, whom: Participant, reads: ReadBatch): () => Opened[] {
	const found = (part.open ?? []).flatMap((kind) => {
		const reading = kind.reading(asker, whom);
		if (!reading) return [];
		const items = reads.add(reading);
		return [() => ({ kind, all: kind.all?.(asker, whom), items: items() })];
	});
	return () => found.map((read) => read()).filter(({ items }) => items.length > 0);
}

function readPanels(
	{ part, asker }: Part,
	whom: Participant,
	reads: ReadBatch,
): () => { key: string; rows: PanelRow[] }[] {
	const found = (part.panel ?? []).flatMap(({ key, reading: readingOf }) => {
		const reading = readingOf(asker, whom);
		if (!reading) return [];
		const rows = reads.add(reading);
		return [() => ({ key, rows: rows() })];
	});
	return () => found.map((read) => read());
}

/** A part of the panel for each kind, however many modules have it. */
const asPanels = (read: readonly { key: string; rows: PanelRow[] }[]) =>
	[...new Set(read.map(({ key }) => key))]
		.map((key) => ({ key, rows: read.filter((one) => one.key === key).flatMap(({ rows }) => rows) }))
		.filter(({ rows }) => rows.length > 0);

/** In this order; kinds that come later follow. */
const cardOrder = ["forms", "tasks", "meeting", "events", "placements", "courses", "certificates"];
const orderOf = (kind: string) => (cardOrder.includes(kind) ? cardOrder.indexOf(kind) : cardOrder.length);

/** What is open, a card for each kind however many modules have it; what is urgent stands by itself. */
function asCards(opened: readonly Opened[]) {
	const urgent = opened
		.filter(({ kind }) => kind.isUrgent)
		.flatMap(({ kind, items }) => items.map((item) => ({ ...item, kind: kind.kind, icon: kind.icon })));
	const plain = opened.filter(({ kind }) => !kind.isUrgent);
	const kinds = [...new Set(plain.map(({ kind }) => kind.kind))].sort((one, other) => orderOf(one) - orderOf(other));
	const cards = kinds.flatMap((name) => {
		const same = plain.filter(({ kind }) => kind.kind === name);
		const [first] = same;
		if (!first) return [];
		const items = same.flatMap((one) => one.items).sort((one, other) => dueOf(one) - dueOf(other));
		return [
			{
				...{ kind: name, icon: first.kind.icon, isDated: first.kind.isDated ?? false, first: items[0] as OpenItem },
				...{ count: Math.min(items.length, OPEN_MOST), isMore: items.length >= OPEN_MOST },
				late: items.filter(({ isLate }) => isLate).length,
				to: (same.length === 1 ? first.all : undefined) ?? items[0]?.href ?? null,
			},
		];
	});
	return { urgent, cards };
}

/** All that has a day, whichever module it is of, the first day first. */
const deadlinesIn = (opened: readonly Opened[]) =>
	opened
		.flatMap(({ kind: { kind, icon }, items }) =>
			items.flatMap(({ id, title, at, isLate = false, href }) =>
				at === undefined ? [] : [{ id: `${kind}:${id}`, kind, icon, title, at, isLate, href: href ?? null }],
			),
		)
		.sort((one, other) => dueOf(one) - dueOf(other));

/** What has no day comes last. */
const dueOf = ({ at }: Pick<OpenItem, "at">): number =>
	at === undefined ? Number.MAX_SAFE_INTEGER : typeof at === "number" ? at : Date.parse(`${at}T00:00:00Z`);

export type ShownParticipant = Awaited<ReturnType<typeof showParticipant>>;
