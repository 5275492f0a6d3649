import { eq } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { followReplies } from "../over-time/follow.server";
import { readingOwnAnswers } from "../over-time/reading-person.server";
import { openFormIn } from "../store/form-row.server";

/** How it goes with the visitor by a form that they have answered, of whatever module; one without replies of theirs is not there. */
export async function showOwnOverTime(visit: Visit, areas: readonly Area[], { form: id }: { form: string }) {
	const { found, replies } = await visit.rows.read({
		found: visit.rows.listingWith(
			forms,
			{ version: [formVersions, forms.currentVersionId] },
			{ where: eq(forms.id, id), limit: 1 },
		),
		replies: readingOwnAnswers(visit, id),
	});
	const area = areas.find(({ moduleKey }) => moduleKey === found[0]?.row.moduleKey);
	if (!area) throw notFound();
	const followed = await followReplies(visit, openFormIn(area, found), replies);
	if (!followed) throw notFound();
	return { tenant: visit.tenant.guid, title: followed.title, followed };
}
