import { and, desc, eq } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead, Row } from "#app/platform/tenant/rows.server";
import { formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { sent } from "./open-to.server";

/** A reply that somebody has sent, without its answers. */
export type OwnReply = Pick<Row<typeof formReplies>, "id" | "formId" | "status" | "submittedAt" | "day"> & {
	form: Pick<Row<typeof forms>, "guid" | "slug" | "titles" | "languages">;
};

/** What a person has sent in an area, the newest first; replies to forms in the trash are left out. */
export function readingOwnReplies(
	{ rows }: TenantContext,
	area: Area,
	personId: string,
	limit: number,
): PendingRead<OwnReply[]> {
	const { query, shape } = rows.listingWith(
		formReplies,
		{ form: [forms, formReplies.formId, ["guid", "slug", "titles", "languages", "moduleKey", "deletedAt"]] },
		{
			where: and(eq(formReplies.respondentId, personId), sent),
			orderBy: [desc(formReplies.submittedAt), desc(formReplies.id)],
			...{ limit, fields: ["id", "formId", "status", "submittedAt", "day"] },
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row, form }) =>
				form?.moduleKey === area.moduleKey && form.deletedAt === null ? [{ ...row, form }] : [],
			),
	};
}
