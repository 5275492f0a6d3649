import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { allowFrames } from "#app/platform/framing.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { gone, notFound } from "#app/platform/problems";
import { once } from "#app/platform/request-context.server";
import type { Viewer } from "#app/platform/tenant/context";
import { enterPublicTargetAs } from "#app/platform/tenant/public-target.server";
import { forms } from "#db/schema/forms";
import type { Answers } from "../answers/answer";
import { startOf } from "../answers/starting-answers";
import type { Area } from "../area";
import { findInvited } from "../invitations/open-invited.server";
import { type ByLink, readByLink } from "../own/by-link.server";
import type { Reply } from "../replies/reply-row";
import type { Sender, Sending } from "../replies/send-reply.server";
import { asVersion, openFormIn, readingOpenForm } from "../store/form-row.server";
import type { SubjectKind } from "../subjects/subject-kind";
import { draftsOf, knownMember, readingMember } from "./known-member.server";
import { formIdOf, readingOlder } from "./older-versions.server";
import { type OpenedForm, published } from "./open-form.server";
import { subjectGiven, subjectOfMember } from "./subject-of-answering.server";

export type OpenedAnswering = OpenedForm & {
	sender: Sender;
	/** The reply's key, where the way in says it; else each opening of the page has its own. */
	sendKey: string | null;
	/** What a member, or whoever has a link to it, has begun, here or on another device. */
	begun?: Reply;
	isUsed: boolean;
	/** The link that leads here was taken back, or its day is over. */
	isOver?: boolean;
	/** Whether they were asked by name and may say no, and whether they have. */
	decline?: "open" | "said" | null;
	/** The version that is answered by whoever begins now. */
	newest: OpenedForm["version"];
	/** Who answers, by name, where the way in says it: told to nobody else. */
	answersAs?: string;
	/** What stands in the form before anything is answered. */
	prefilled?: Answers;
	/** What was said to whoever has answered by this link. */
	messages?: ByLink["messages"];
	/** The reply that was sent by it and is to be made clear, or may still be changed. */
	amending?: Reply;
	/** What is answered about, by name, where it is neither nobody nor a person. */
	about?: string | null;
	/** What it is to be answered about is not said yet; whoever may choose it does so among what they see. */
	asksSubject?: { kind: SubjectKind; viewer: Viewer | null };
	/** What a module writes with the reply, in its batch. */
	following?: Sending["following"];
};

type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** How an address of an answering page is opened: `openPlace`, or a module's own way around it. */
export type OpenAnswering = (args: Args, area: Area, versionId?: string) => Promise<OpenedAnswering>;
type ReadAnswering = Omit<OpenedAnswering, "newest"> & { older: OpenedForm["version"][]; isSignedIn: boolean };

/**
 * What an address of the answering page leads to: a form by its guid, or by the secret of an invitation; and who answers. It is asked as it
 * was when it was begun: by the version of what is kept (`versionId`), else of what a member has begun, else the newest. Read once a
 * request, in two round trips.
 */
export async function openAnswering(args: Args, area: Area, versionId?: string): Promise<OpenedAnswering> {
	const { older, isSignedIn, ...answering } = await once(args.context, PLACE, () =>
		readAnswering(args, area, versionId),
	);
	if (answering.form.settings.membersOnly && answering.sender.source === "link") {
		if (isSignedIn) throw gone("forms:closed.membersOnly");
		throw redirect(to.login(new URL(args.request.url).pathname.replace(/\.data$/, "")));
	}
	allowFrames(args.context, answering.form.settings.embeddedBy ?? []);
	const wanted = versionId ?? (answering.amending ?? answering.begun)?.versionId ?? answering.version.id;
	const version = [answering.version, ...older].find(({ id }) => id === wanted);
	if (!version) throw notFound();
	return { ...answering, version, newest: answering.version };
}

/** What stands in a form that is opened at a place on a day, before anything is answered. */
export const startAt = (
	{ version, prefilled }: Pick<OpenedAnswering, "version" | "prefilled">,
	day: string,
): Answers => ({
	...startOf(version.definition, day),
	...prefilled,
});

/** What was read of the place does not hold any more: whoever opens it next in this request reads it anew. */
export const forgetAnswering = ({ context }: Pick<Args, "context">) => context.memo.delete(PLACE);
const PLACE = "forms:place";

async function readAnswering(
	{ request, params, context }: Args,
	area: Area,
	versionId?: string,
): Promise<ReadAnswering> {
	const { form_guid: guid = "", token, guid: tenantGuid } = params;
	if (token) {
		const [invited, language] = await Promise.all([
			findInvited(context, area, guid, token, versionId),
			languageOfPage(request, context),
		]);
		const { ctx, form, isUsed, replyId, older, ...answering } = invited;
		const { subject } = answering.sender;
		const { messages, amending } = replyId === null ? { messages: [] } : await readByLink(ctx, form, replyId);
		return {
			...{ ...answering, ctx, form, messages, isSignedIn: false, sender: { ...answering.sender, language } },
			...{ isUsed: isUsed && !amending, amending: amending?.reply },
			...(await subjectGiven(ctx, form, subject?.id)),
			older: amending ? [...older, amending.version] : older,
		};
	}
	const door = { table: forms, moduleKey: area.moduleKey, guid, tenantGuid };
	const [entered, language] = await Promise.all([
		enterPublicTargetAs(request, context, door),
		languageOfPage(request, context),
	]);
	if (!entered) throw notFound();
	const { ctx, principal } = entered;
	const { user } = principal;
	const membership = principal.memberships.find(({ tenant }) => tenant.id === ctx.tenant.id);
	const formId = formIdOf(ctx, guid);
	const open = readingOpenForm(ctx, area, { guid: guid.toLowerCase() });
	const older = readingOlder(ctx, formId, {
		versionId,
		drafts: membership && user ? draftsOf(user.id, formId) : undefined,
	});
	if (!user || !membership) {
		const found = await ctx.rows.read({ open, older });
		const opened = { ctx, ...published(openFormIn(area, found.open)) };
		const sender: Sender = { source: "link", language };
		return {
			...opened,
			...(await subjectGiven(ctx, opened.form)),
			older: found.older.map(asVersion),
			sender,
			sendKey: null,
			isUsed: false,
			isSignedIn: user !== null,
		};
	}
	const about = new URL(request.url).searchParams.get("about");
	const found = await ctx.rows.read({ open, older, ...readingMember(ctx, user.id, formId, about) });
	const opened = { ctx, ...published(openFormIn(area, found.open)) };
	const { chosen, ...subject } = await subjectOfMember(opened, user.id, about, found.occasions[0]?.subjectId);
	const member = knownMember(opened, { user, membership }, language, found, chosen);
	const guest = { sender: { source: "link" as const, language }, sendKey: null };
	const answering = { ...opened, older: found.older.map(asVersion), isUsed: false, isSignedIn: true };
	return { ...answering, ...subject, ...(member ?? guest) };
}
