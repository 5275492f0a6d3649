import { and, eq } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { nameOf } from "#app/directory/names";
import { receiverOf } from "#app/directory/receiver.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { lastReplyOf } from "../answering/known-member.server";
import type { Answers } from "../answers/answer";
import { usesEarlier } from "../logic/uses-earlier";
import type { Draft, Form } from "../store/form-row.server";
import { previewPersonas } from "./try.schema";

/** As whom a form is tried: the role that rules see, and of a client the name, the language and the reply before. */
export type PreviewPersona = {
	role: string | null;
	name: string | null;
	language: Language | null;
	earlier: Answers | null;
};

/**
 * Who `as` is: anybody, a role, or a client whom the visitor follows; another is `notFound`. Health data is tried without the reply
 * before, since to read it would be a reading.
 */
export async function previewPersonaOf(
	visit: Visit,
	as: string,
	{ form, draft }: { form: Form; draft: Draft },
): Promise<PreviewPersona> {
	if (previewPersonas.some((one) => one === as))
		return { role: as === "guest" ? null : as, name: null, language: null, earlier: null };
	const isIt = and(eq(people.id, as), eq(people.isActive, true), followedBy(visit));
	const needsEarlier = !form.isHealth && form.subjectType === "person" && usesEarlier(draft.definition);
	const [{ found, replies }, user] = await Promise.all([
		visit.rows.read({
			found: visit.rows.listing(people, { where: isIt, limit: 1 }),
			replies: lastReplyOf(visit, as, form.id),
		}),
		receiverOf(visit, as),
	]);
	const [client] = found;
	if (!client || !user) throw notFound();
	const [earlier] = needsEarlier ? replies : [];
	return {
		...{ role: client.role, name: nameOf(client) },
		language: isLanguage(user.language) ? user.language : null,
		earlier: earlier ? (earlier.answers as Answers) : null,
	};
}
