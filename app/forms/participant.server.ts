import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { NAMED, nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import {
	type EventSource,
	OPEN_MOST,
	type OpenKind,
	type PanelOfKind,
	type Participant,
} from "#app/platform/tenant/participant.server";
import { people } from "#db/schema/directory";
import { formAssignments, formOccasions, formReplies, forms, formVersions } from "#db/schema/forms";
import { type Area, replyAddress } from "./area";
import { isOpenAt } from "./assignments/reading.server";
import type { Definition } from "./definition/definition";
import { type Texts, textIn } from "./definition/texts";
import { hasConsent } from "./replies/consent";
import { repliesOpenTo, sent } from "./replies/open-to.server";
import { asReply } from "./replies/reply-row";

type Shown = {
	area: Area;
	/** The start of its events' keys. */
	key: string;
	/** The filter that shows them. */
	kind: string;
	icon: string;
	/** Replies count that are about the client, whoever has filled them in; else those that the client has sent. */
	isAbout?: boolean;
	/** Whether the visitor may be told of what a client is asked in this area. */
	tells?: (asker: Visit, whom: Participant) => SQL | undefined;
	/** A query that gives the ids of the forms of which the visitor may be told; none: all of the area. */
	among?: (asker: Visit, whom: Participant) => SQL | undefined;
	/** Where a reply is read. */
	reply: (
		asker: Visit,
		whom: Participant,
		reply: { id: string; day: string },
		form: { id: string; slug: string },
	) => string;
	/** Where the forms that wait are seen by those who follow up. */
	waiting?: (asker: Visit, whom: Participant) => string;
};

const FORM = ["titles", "languages", "guid", "slug"] as const;
type Named = { id: string; titles: Record<string, string>; languages: string[]; guid: string; slug: string };

const titleOf = (form: Named | null, { language, tenant }: Visit) =>
	form ? textIn(form.titles as Texts, language, tenant.language).text : "";

/** Health data is told of in areas of health data alone, whose own rule says to whom. */
function formsOf({ tenant }: Visit, { moduleKey, isHealth }: Area, more?: SQL): SQL {
	const isAllowed = isHealth ? undefined : eq(forms.isHealth, false);
	const ours = and(
		eq(forms.tenantId, tenant.id),
		eq(forms.moduleKey, moduleKey),
		isNull(forms.deletedAt),
		isAllowed,
		more,
	);
	return sql`(select ${forms.id} from ${forms} where ${ours})`;
}

const isAmong = (column: SQLiteColumn, ids: SQL | undefined) => ids && sql`${column} in ${ids}`;

/** The forms of an area that wait for a client. */
export const waitingForms = ({ area, tells, among, waiting }: Omit<Shown, "reply">): OpenKind => ({
	...{ kind: "forms", icon: "clipboard-list" },
	reading: (asker, whom) => {
		const { query, shape } = asker.rows.listingWith(
			formOccasions,
			{ form: [forms, formOccasions.formId, FORM] },
			{
				where: and(
					eq(formOccasions.respondentId, whom.id),
					isOpenAt(asker.now.getTime()),
					sql`${formOccasions.formId} in ${formsOf(asker, area, eq(forms.status, "open"))}`,
					isAmong(formOccasions.formId, among?.(asker, whom)),
					tells?.(asker, whom),
				),
				orderBy: [sql`coalesce(${formOccasions.closesAt}, 9e15)`, formOccasions.id],
				limit: OPEN_MOST,
			},
		);
		const isOwn = whom.id === asker.user.id;
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row, form }) => ({
					id: row.id,
					title: titleOf(form as Named | null, asker),
					...(row.closesAt !== null && { at: row.closesAt }),
					...(isOwn && form && { href: replyAddress(area, asker.tenant.guid, form.guid) }),
				})),
		};
	},
	all: (asker, whom) => (whom.id === asker.user.id ? undefined : waiting?.(asker, whom)),
});

/** Consents of one area that are shown at most. */
const CONSENTS_MOST = 10;

/** What a client has agreed to by forms of an area, the last first; what they took back is not among it. */
export const consents = ({ area, tells, among, reply: replyTo }: Shown): PanelOfKind => ({
	key: "consents",
	reading: (asker, whom) => {
		const asks = and(eq(formVersions.tenantId, asker.tenant.id), eq(formVersions.id, formReplies.versionId));
		const { query, shape } = asker.rows.listingWith(
			formReplies,
			{ form: [forms, formReplies.formId, FORM], version: [formVersions, formReplies.versionId, ["definition"]] },
			{
				where: and(
					eq(formReplies.respondentId, whom.id),
					...[sent, isNotNull(formReplies.submittedAt), repliesOpenTo(asker, area), tells?.(asker, whom)],
					sql`${formReplies.formId} in ${formsOf(asker, area)}`,
					isAmong(formReplies.formId, among?.(asker, whom)),
					sql`exists (select 1 from ${formVersions} where ${asks} and instr(${formVersions.definition}, '"type":"consent"') > 0)`,
				),
				orderBy: [desc(formReplies.submittedAt), desc(formReplies.id)],
				limit: CONSENTS_MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found)
					.filter(({ row, version }) => hasConsent(version?.definition as unknown as Definition, asReply(row)))
					.map(({ row: { id, submittedAt, day }, form }) => ({
						...{ id, text: titleOf(form as Named | null, asker), at: submittedAt ?? 0 },
						...(form && { href: replyTo(asker, whom, { id, day }, form as Named) }),
					})),
		};
	},
});

/** What a client has answered in an area, as far as the visitor may open it, and what they were given to answer. */
export const formEvents = ({ area, key, kind, icon, isAbout, tells, among, reply: replyTo }: Shown): EventSource[] => [
	{
		...{ key: `${key}Answered`, word: "formAnswered", kind, icon },
		reading: (asker, whom, page) => {
			const place = page.place(sql`${formReplies.submittedAt}`, formReplies.id);
			const { query, shape } = asker.rows.listingWith(
				formReplies,
				{ form: [forms, formReplies.formId, FORM] },
				{
					where: and(
						eq(isAbout ? formReplies.subjectId : formReplies.respondentId, whom.id),
						isAbout ? eq(formReplies.subjectType, "person") : undefined,
						sent,
						isNotNull(formReplies.submittedAt),
						repliesOpenTo(asker, area),
						tells?.(asker, whom),
						sql`${formReplies.formId} in ${formsOf(asker, area)}`,
						isAmong(formReplies.formId, among?.(asker, whom)),
						place.where,
					),
					orderBy: place.orderBy,
					...{ limit: page.limit, fields: ["id", "submittedAt", "day"] },
				},
			);
			return {
				query,
				shape: (found) =>
					shape(found).map(({ row: { id, submittedAt, day }, form }) => ({
						...{ id, at: submittedAt ?? 0, params: { title: titleOf(form as Named | null, asker) } },
						...(form && { href: replyTo(asker, whom, { id, day }, form as Named) }),
					})),
			};
		},
	},
	{
		...{ key: `${key}Given`, word: "formGiven", kind, icon: "send" },
		reading: (asker, whom, page) => {
			const place = page.place(formAssignments.createdAt, formAssignments.id);
			const { query, shape } = asker.rows.listingWith(
				formAssignments,
				{ form: [forms, formAssignments.formId, FORM], by: [people, formAssignments.assignedBy, NAMED] },
				{
					where: and(
						eq(formAssignments.respondentId, whom.id),
						tells?.(asker, whom),
						sql`${formAssignments.formId} in ${formsOf(asker, area)}`,
						isAmong(formAssignments.formId, among?.(asker, whom)),
						place.where,
					),
					orderBy: place.orderBy,
					limit: page.limit,
				},
			);
			return {
				query,
				shape: (found) =>
					shape(found).map(({ row: { id, createdAt }, form, by }) => ({
						...{ id, at: createdAt, params: { title: titleOf(form as Named | null, asker) } },
						by: by && nameOf(by as never),
					})),
			};
		},
	},
];
