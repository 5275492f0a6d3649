import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { levelOf } from "#app/directory/level-of.server";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { formReplies, forms, formVersions } from "#db/schema/forms";
import { type Area, replyAddress, type SubjectType } from "../area";
import { textIn } from "../definition/texts";
import { followReplies } from "../over-time/follow.server";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import { logReads } from "../replies/read-reply.server";
import { asReply } from "../replies/reply-row";
import { asForm, asVersion } from "../store/form-row.server";
import { closedFor } from "../store/settings";
import { areasAbout, subjectKindOf } from "./known-subjects.server";
import { findSubjects, viewerOf } from "./subjects.server";

const FORMS = 50;
/** Replies that lines are drawn of, over all forms of an area. */
const REPLIES = 400;

/**
 * The forms of all modules that may be about a subject which the visitor sees, as far as they may open what was answered: how it has
 * gone by each, and which of them can be answered about it now. Of an anonymous form nothing is followed. Two round trips.
 */
export async function formsAbout(visit: Visit, type: SubjectType, subjectId: string) {
	const areas = await openAreas(visit, type);
	const reads = new ReadBatch();
	const wanted = areas.map(({ area, inside }) => ({
		...{ area, inside },
		forms: reads.add(
			visit.rows.listingWith(
				forms,
				{ version: [formVersions, forms.currentVersionId] },
				{
					where: and(eq(forms.moduleKey, area.moduleKey), isNull(forms.deletedAt), eq(forms.subjectType, type)),
					orderBy: [asc(forms.sortTitle), asc(forms.id)],
					limit: FORMS,
				},
			),
		),
		replies: reads.add(
			visit.rows.listing(formReplies, {
				where: and(
					eq(formReplies.subjectId, subjectId),
					eq(formReplies.subjectType, type),
					sent,
					repliesOpenTo(inside, area),
				),
				orderBy: [desc(formReplies.day), desc(formReplies.id)],
				limit: REPLIES,
			}),
		),
	}));
	if (wanted.length > 0) await reads.send(visit.rows);
	const shown = wanted.flatMap((one) => {
		const replies = one.replies().map(asReply).reverse();
		return one.forms().flatMap(({ row, version }) => {
			const form = asForm(row);
			if (!version || form.settings.isAnonymous) return [];
			const own = replies.filter(({ formId }) => formId === form.id);
			return [{ ...one, form, version: asVersion(version), replies: own }];
		});
	});
	const health = shown.filter(({ form }) => form.isHealth).flatMap(({ replies }) => replies);
	if (health.length > 0) await logReads(visit, health, "report");
	return {
		isOpen: areas.length > 0,
		followed: await Promise.all(
			shown
				.filter(({ replies }) => replies.length > 0)
				.map(async ({ area, inside, form, version, replies }) => ({
					...{ id: form.id, title: titleOf(visit, form), count: replies.length },
					followed: await followReplies(visit, { form, version }, replies),
					report: inside.access.level >= area.writes ? reportOf(visit, area, form, subjectId) : null,
				})),
		),
		answerable: (await answerableAbout(visit, shown, subjectId))
			.filter(({ form }) => closedFor(form, visit.now.getTime()) === undefined)
			.map(({ area, form }) => ({
				...{ id: form.id, title: titleOf(visit, form) },
				answer: `${replyAddress(area, visit.tenant.guid, form.guid)}?about=${subjectId}`,
			})),
	};
}
export type FormsAbout = Awaited<ReturnType<typeof formsAbout>>;

/** The forms whose module knows the subject too, where it has a kind of its own. */
async function answerableAbout<Shown extends { form: ReturnType<typeof asForm> }>(
	visit: Visit,
	shown: readonly Shown[],
	subjectId: string,
): Promise<Shown[]> {
	const kinds = new Set(shown.map(({ form }) => subjectKindOf(form)).filter((kind) => kind?.isOwn));
	const unknown = await Promise.all(
		[...kinds].map(async (kind) => {
			if (!kind) return undefined;
			const found = await findSubjects(visit, kind, await viewerOf(visit, visit.user.id, kind), [subjectId]);
			return found.has(subjectId) ? undefined : kind;
		}),
	);
	return shown.filter(({ form }) => {
		const kind = subjectKindOf(form);
		return kind === undefined || !unknown.includes(kind);
	});
}

const titleOf = (visit: Visit, { titles, languages }: ReturnType<typeof asForm>) =>
	textIn(titles, visit.language, languages[0] as Visit["language"]).text;

const reportOf = (visit: Visit, area: Area, form: { slug: string }, subjectId: string) =>
	area.subjectPath ? to.inTenant(visit.tenant.guid, area.subjectPath(form, subjectId)) : null;

/** The areas in which the visitor may open anything, each with their level there. */
async function openAreas(visit: Visit, type: SubjectType): Promise<{ area: Area; inside: Visit }[]> {
	const found = await Promise.all(
		areasAbout(type).map(async (area) => {
			const { level, role } = await levelOf(visit, visit.user.id, area.moduleKey);
			return { area, inside: { ...visit, access: { level, role, entry: null } } };
		}),
	);
	return found.filter(({ inside }) => inside.access.level > 0);
}
