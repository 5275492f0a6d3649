import { writtenIn } from "#app/directory/written.server";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { type Language, languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Tools } from "#app/platform/request-context.server";
import type { Tenant, TenantContext, Visit } from "#app/platform/tenant/context";
import { shareIn } from "#app/ui/share";
import type { SignatureAnswer } from "../answers/answer";
import { commentKey } from "../answers/answer";
import { availableOptions, pipedFrom } from "../answers/available-options";
import { formatAnswer } from "../answers/format-answer";
import type { Area } from "../area";
import { questionPositions, questionsById } from "../definition/definition";
import { pipe } from "../definition/pipe";
import { isContent, type Question } from "../definition/question";
import { textIn } from "../definition/texts";
import { readReply } from "../replies/read-reply.server";
import type { Reply } from "../replies/reply-row";
import { resultOf } from "../results/result";
import { resultCard } from "../results/result-card";
import type { Form, Version } from "../store/form-row.server";
import { type About, aboutGiven, aboutSeen } from "../subjects/subjects.server";
import { blocksOf, readLogo } from "./report-pdf.server";

/** `isDayOnly`: not when on its day it was sent; `showsResult`: what the scores come to stands before the answers. */
type Printed = {
	reply: Reply;
	version: Version;
	language: Language;
	about: About | null;
	isDayOnly?: boolean;
	showsResult?: boolean;
};

/** A reply as a document to keep: what was asked by its own version, and what was answered, in one of the ten languages. */
async function replyPdf(
	context: Tools,
	tenant: Tenant,
	{ reply, version, language, about, isDayOnly, showsResult }: Printed,
): Promise<Response> {
	const { definition } = version;
	const t = await translator(language);
	const say = (texts: Question["label"] | undefined) => textIn(texts, language, definition.languages[0]).text;
	const title = say(definition.title);
	const at = new Intl.DateTimeFormat(languages[language].locale, {
		dateStyle: "long",
		...(!isDayOnly && { timeStyle: "short" }),
		timeZone: tenant.timeZone,
	}).format(new Date(reply.submittedAt ?? reply.startedAt));
	const when = t("forms:pdf.sent", { at, version: version.number });
	const blocks: Block[] = [
		{ look: "title", text: title },
		{ look: "small", text: `${tenant.name} · ${when}` },
		...(about ? [{ look: "body" as const, text: `${about.label}: ${about.name}` }] : []),
		...(showsResult ? await resultBlocks(tenant, reply, version, language, context.now) : []),
		...answered(reply, version, language, {
			...{ yes: t("forms:answering.yes"), no: t("forms:answering.no"), other: t("forms:answering.other") },
			comment: t("forms:answering.comment"),
		}),
	];
	const [faces, logo] = await Promise.all([readFaces(context.env), readLogo({ context, tenant })]);
	const bytes = await makePdf({ title, language, foot: `${title} · ${at}`, logo, blocks, faces, madeAt: context.now });
	return pdfFile(title, bytes);
}

/** A reply's PDF for whoever may open it, in their language; of health data a line in the read log. Throws `notFound`. */
export async function openReplyPdf(visit: Visit, area: Area, id: string): Promise<Response> {
	const { reply, version, form } = await readReply(visit, area, id);
	const about = await aboutSeen(visit, form, reply.subjectId);
	return replyPdf(visit.context, visit.tenant, {
		...{ reply, version, language: visit.language, about },
		isDayOnly: form.settings.isAnonymous,
		showsResult: area.showsResult,
	});
}

/** The same for whoever has answered. */
export async function respondentsPdf(
	ctx: TenantContext,
	{ reply, form, ...of }: { reply: Reply; version: Version; form: Form; language: Language; showsResult?: boolean },
): Promise<Response> {
	const about = await aboutGiven(ctx, form, reply.subjectId, of.language);
	return replyPdf(ctx.context, ctx.tenant, { ...of, reply, about });
}

/** What the scores of a reply come to: the profile, each area in words, and what to do next. */
async function resultBlocks(
	{ timeZone }: Tenant,
	{ scores }: Reply,
	{ definition }: Version,
	language: Language,
	now: Date,
): Promise<Block[]> {
	const result = resultOf(definition, scores, language);
	if (!result) return [];
	const { t, format } = await writtenIn(language, timeZone, now);
	const { number, date, dateTime } = format;
	const words = {
		t: (key: string, values?: Record<string, unknown>) => t(key, values ?? {}),
		...{ number: (value: number) => number(value), date, dateTime, share: shareIn(number) },
	};
	const inWords = result.areas.flatMap(({ name, band }): Block[] =>
		band?.text
			? [
					{ look: "label", text: `${name}: ${band.label}` },
					{ look: "body", text: band.text },
				]
			: [],
	);
	const next = result.steps.flatMap(({ area, steps }): Block[] => [
		{ look: "label", text: area },
		{ look: "body", text: steps.map((step) => `– ${step}`).join("\n") },
	]);
	return [
		...blocksOf(resultCard(result, words)),
		...(inWords.length > 0 ? [{ look: "heading" as const, text: t("forms:result.areas") }, ...inWords] : []),
		...(next.length > 0 ? [{ look: "heading" as const, text: t("forms:result.next") }, ...next] : []),
	];
}

type Words = { yes: string; no: string; other: string; comment: string };

/** What was asked on the path of this reply and answered, page by page. */
function answered({ answers }: Reply, { definition }: Version, language: Language, words: Words): Block[] {
	const order: [Language, Language] = [language, definition.languages[0]];
	const questions = questionsById(definition);
	const linesOf = (question: Question): string[] => {
		const options = pipedFrom(question) ? availableOptions(definition, question, answers) : undefined;
		return formatAnswer(question, answers, { ...words, languages: order, options });
	};
	const say = (texts: Question["label"] | undefined) =>
		pipe(textIn(texts, ...order).text, (id) => {
			const earlier = questions.get(id);
			return earlier ? linesOf(earlier).join(", ") : "";
		});
	const blocks: Block[] = [];
	let heading = "";
	for (const { page, section, question } of questionPositions(definition)) {
		const lines = isContent(question) || isSilent(question) ? [] : linesOf(question);
		if (lines.length === 0) continue;
		const above = [say(page.title), say(section.title)].filter(Boolean).join(" – ");
		if (above && above !== heading) blocks.push({ look: "heading", text: above });
		heading = above;
		blocks.push({ look: "label", text: say(question.label) });
		// What somebody has agreed to stands with their answer.
		if (question.type === "consent") blocks.push({ look: "small", text: say(question.statement) });
		blocks.push({ look: "body", text: lines.join("\n") });
		const { path } = question.type === "signature" ? (answers[question.id] as SignatureAnswer) : { path: undefined };
		if (path) blocks.push({ path, alt: say(question.label) });
		const comment = answers[commentKey(question.id)];
		if (typeof comment === "string") blocks.push({ look: "small", text: `${words.comment}: ${comment}` });
	}
	return blocks;
}

const isSilent = (question: Question) => question.type === "computed" && question.isHidden === true;
