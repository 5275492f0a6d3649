import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { to } from "#app/platform/portal-paths";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { textIn } from "../definition/texts";
import { waitingFor } from "../due.server";
import { sent } from "../replies/open-to.server";
import { ownFigures } from "./own-figures.server";

/** What waits, and what one has sent last, that the page shows. */
const WAITING = 50;
const REPLIES = 200;

/** A reply that somebody has sent, without its answers. */
export type OwnReplyRow = Pick<Row<typeof formReplies>, "id" | "formId" | "status" | "submittedAt" | "day"> & {
	area: Area;
	form: Pick<Row<typeof forms>, "id" | "guid" | "slug" | "titles" | "languages" | "subjectType">;
};

/** What a person has sent in these areas, or to one form, the newest first; replies to forms in the trash are left out. */
export function readingOwnReplies(
	{ rows, tenant }: TenantContext,
	areas: readonly Area[],
	personId: string,
	{ limit, formId }: { limit: number; formId?: string },
): PendingQuery<OwnReplyRow[]> {
	const isOurs = and(
		eq(forms.tenantId, tenant.id),
		inArray(
			forms.moduleKey,
			areas.map(({ moduleKey }) => moduleKey),
		),
		isNull(forms.deletedAt),
		formId === undefined ? undefined : eq(forms.id, formId),
	);
	const { query, shape } = rows.listingWith(
		formReplies,
		{
			form: [
				forms,
				formReplies.formId,
				["guid", "slug", "titles", "languages", "subjectType", "moduleKey", "deletedAt"],
			],
		},
		{
			where: and(
				eq(formReplies.respondentId, personId),
				sent,
				sql`${formReplies.formId} in (select ${forms.id} from ${forms} where ${isOurs})`,
			),
			orderBy: [desc(formReplies.submittedAt), desc(formReplies.id)],
			...{ limit, fields: ["id", "formId", "status", "submittedAt", "day"] },
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row, form }) => {
				const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
				return area && form?.deletedAt === null ? [{ ...row, area, form }] : [];
			}),
	};
}

/** What waits for the visitor, and what they have answered, form by form with the one that was answered last first. One round trip. */
export async function showOwnForms(visit: Visit, areas: readonly Area[]) {
	const { user, tenant, language } = visit;
	const { waiting, replies } = await visit.rows.read({
		waiting: waitingFor(visit, areas, user.id, WAITING),
		replies: readingOwnReplies(visit, areas, user.id, { limit: REPLIES }),
	});
	const answered = new Map<string, OwnReplyRow[]>();
	for (const reply of replies) answered.set(reply.formId, [...(answered.get(reply.formId) ?? []), reply]);
	return {
		waiting: waiting.map(({ id, titles, title, to: address }) => ({
			id,
			title: titles[language] ?? title,
			to: address,
		})),
		answered: [...answered.values()].flatMap((own) => {
			const [{ area, form } = own[0] as OwnReplyRow] = own;
			return {
				id: form.id,
				title: textIn(form.titles, language, form.languages[0] as never).text,
				figures: ownFigures(visit, area, form),
				replies: own.map(({ id, status, submittedAt }) => ({
					...{
						id,
						status,
						at: submittedAt,
						to: to.ownReply(tenant.guid, id),
						pdf: `${to.ownReply(tenant.guid, id)}/pdf`,
					},
				})),
			};
		}),
	};
}
