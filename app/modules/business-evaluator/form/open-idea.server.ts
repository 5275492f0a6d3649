import { type OpenAnswering, type OpenedAnswering, openAnswering } from "#app/forms/answering/open-answering.server";
import { overallOf, sharesOf } from "#app/forms/results/result";
import { newId } from "#app/platform/ids";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { area } from "../area";
import { paths } from "../paths";
import { askedIn, searchTexts } from "./asked-in";

/**
 * The public form of an organisation: who sends it becomes an entrepreneur of the list. An advisor who fills it in with somebody on the list
 * comes back to that page, where the new score stands.
 */
export const openIdea: OpenAnswering = async (args, _, versionId) => {
	const opened = await openAnswering(args, area, versionId);
	const { ctx, form, version, sender, begun } = opened;
	const given = sender.subject?.id ?? begun?.subjectId;
	const id = given ?? newId(ctx.now.getTime());
	const isKnown = given ? (await ctx.rows.find(entrepreneurs, given)) !== undefined : false;
	const source = sourceIn(args.request);
	const following: OpenedAnswering["following"] = (taken) => {
		const score = overallOf(version.definition, taken.scores) ?? -1;
		const now = { score, shares: sharesOf(version.definition, taken.scores), language: taken.language };
		if (isKnown) return [ctx.rows.changing(entrepreneurs, id, { ...now, repeatedAt: ctx.now.getTime() })];
		const asked = askedIn(version.definition, taken.answers);
		return [
			ctx.rows.adding(entrepreneurs, { id, source, ...asked, ...now, firstScore: score }),
			ctx.rows.indexingNew(entrepreneurs, id, searchTexts(asked)),
		];
	};
	const isMember = sender.source === "member";
	const leadsTo = paths(ctx.tenant.guid).entrepreneur(id);
	return {
		...opened,
		...{ asksSubject: undefined, following },
		...(isMember && isKnown && { form: { ...form, settings: { ...form.settings, leadsTo } } }),
		sender: {
			...{ ...sender, subject: { type: "entrepreneur", id } },
			...(isMember && isKnown && { mode: "assisted" as const }),
		},
	};
};

/** Where somebody came from, as the link says that they followed: `?source=newsletter`. */
function sourceIn({ url }: Request): string | null {
	const source = new URL(url).searchParams.get("source") ?? "";
	return /^[\w-]{1,40}$/.test(source) ? source.toLowerCase() : null;
}
