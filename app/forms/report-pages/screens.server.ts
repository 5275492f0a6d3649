import type * as z from "zod";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { hashToken, newToken } from "#app/platform/token.server";
import type { Area } from "../area";
import { questionsOf } from "../definition/definition";
import { isContent, isNumeric } from "../definition/question";
import { canGroup } from "../reports/groups";
import { labelOf, type Say, sayIn, valuesOf } from "../reports/say-question";
import { type Form, type FormKey, formIn, type ReadForm, readingForm } from "../store/form-row.server";
import type { Block } from "./blocks";
import type {
	AddBlock,
	Based,
	ChangeBlock,
	NewPage,
	OneBlock,
	OneLink,
	OnePage,
	PageChoice,
	PageFields,
	ShareFields,
} from "./edit.schema";
import { blockOf, changed, moved, nextBlockId, withBlock } from "./edit-blocks.server";
import {
	addLink,
	changePage,
	changesSincePublished,
	figuresNow,
	isOpen,
	makePage,
	pageIn,
	publishPage,
	type ReportPage,
	readingOnePage,
	readingPages,
	removePage,
	revokeLink,
	unknownOf,
} from "./pages.server";
import { questionsOfBlock } from "./questions-of-block";
import { readerIn } from "./reader.server";
import { showBlocks } from "./show-page";

/** Days that a link is open, unless its author says otherwise, and at most. */
const USUAL_DAYS = 30;
const MOST_DAYS = 730;

/** Where a module has report pages: how its addresses name a form, and who may look and write. */
export type PagesPlace<Named> = {
	area: Area;
	key: (named: Named) => FormKey;
	/** What else decides, read with the form. Throws where the visitor may not look; says whether they may write. */
	admit?: {
		reading: (visit: Visit, named: Named) => Record<string, PendingQuery<unknown>>;
		mayWrite: (visit: Visit, read: Record<string, unknown>, form: Form) => boolean;
	};
	/** The address of a form's list of pages. */
	list: (visit: Visit, named: Named) => string;
	/** The path in a tenant under which links open. */
	sharePath: string;
};

/** The functions behind the screens of a module's report pages. */
export function reportPages<Named>(place: PagesPlace<Named>) {
	const { area, admit } = place;

	/** The form that an address names, with more reads; throws `notFound`, and `notAllowed` where it is to be written. */
	async function open<Queries extends Record<string, PendingQuery<unknown>>>(
		visit: Visit,
		named: Named,
		more: Queries,
		writes = true,
	) {
		const found = readingForm(visit, area, place.key(named));
		const read = await visit.rows.read({ found, ...more, ...admit?.reading(visit, named) } as Queries & {
			found: typeof found;
		});
		const form = formIn(area, (read as { found: Parameters<typeof formIn>[1] }).found);
		const mayWrite = admit?.mayWrite(visit, read, form.form) ?? visit.access.level >= area.writes;
		if (writes && !mayWrite) throw notAllowed();
		return { read: form, mayWrite, more: read };
	}

	type OnPage = Named & z.output<typeof OnePage>;
	async function openPage(visit: Visit, input: OnPage, writes = true) {
		const opened = await open(visit, input, readingOnePage(visit, area, place.key(input), input.page), writes);
		return { ...opened, page: pageIn(opened.more.pages as never), links: opened.more.links };
	}

	const addressOf = (visit: Visit, input: OnPage) => `${place.list(visit, input)}/${input.page}`;
	/** Back to the page without what was being edited. */
	const back = (visit: Visit, input: OnPage, block?: string) =>
		done({ to: `${addressOf(visit, input)}${block ? `#${block}` : ""}` });
	const save = async (visit: Visit, input: OnPage & z.output<typeof Based>, edit: Edit, block?: string) => {
		const { read, page } = await openPage(visit, input);
		await changePage(visit, page, { blocks: edit(page, read) }, input.basedOn);
		return back(visit, input, block);
	};

	return {
		list: async (visit: Visit, input: Named) => {
			const { read, mayWrite, more } = await open(
				visit,
				input,
				{ pages: readingPages(visit, area, place.key(input)) },
				false,
			);
			return {
				...{ form: read.form, mayWrite, list: place.list(visit, input) },
				pages: (more.pages as ReportPage[]).map(({ id, title, updatedAt, publishedAt, blocks }) => ({
					...{ id, title, updatedAt, publishedAt, blocks: blocks.length },
				})),
			};
		},

		make: async (visit: Visit, input: Named & z.output<typeof NewPage>) => {
			const { read } = await open(visit, input, {});
			return done({ to: `${place.list(visit, input)}/${await makePage(visit, read, input)}` });
		},

		show: async (visit: Visit, input: Named & z.output<typeof PageChoice>) => {
			const { read, page, links, mayWrite } = await openPage(visit, input, false);
			const { form } = read;
			const { definition } = read.version ?? read.draft;
			const t = await translator(visit.language);
			const reader = readerIn(visit.language, t);
			const isFrozen = page.frozen !== null && (input.view === "published" || !mayWrite);
			const figures = isFrozen && page.frozen ? page.frozen.figures : await figuresNow(visit, read, page);
			const since = isFrozen && page.frozen ? page.frozen.since : changesSincePublished(page, figures);
			const blocks = isFrozen && page.frozen ? page.frozen.blocks : page.blocks;
			const say = sayIn(visit.language, definition, reader);
			const now = visit.now.getTime();
			const day = today(visit.tenant.timeZone, visit.now);
			return {
				...{ form, list: place.list(visit, input), address: addressOf(visit, input), mayWrite },
				organisation: tenantBrand(visit.tenant),
				page: {
					...{ id: page.id, title: isFrozen && page.frozen ? page.frozen.title : page.title },
					...{ fromDay: page.fromDay, toDay: page.toDay, updatedAt: page.updatedAt, publishedAt: page.publishedAt },
				},
				view: isFrozen ? ("published" as const) : ("draft" as const),
				...{ number: figures.number, isHidden: figures.isHidden, day: figures.day, from: figures.from, to: figures.to },
				blocks: showBlocks(blocks, figures, since, reader),
				/** What is being edited, as it was written. */
				editing: isFrozen ? null : (page.blocks.find(({ id }) => id === input.edit) ?? null),
				adding: isFrozen ? null : (input.add ?? null),
				unknown: isFrozen ? [] : unknownOf(read, page.blocks),
				choices: blockChoices(read, say),
				told: shownQuestions(page, say),
				links: (mayWrite ? links : []).map(({ id, name, hidden, expiresAt, revokedAt }) => ({
					...{ id, name, hidden: hidden.length, expiresAt, isOpen: isOpen({ expiresAt, revokedAt }, now) },
				})),
				expiresOn: addDays(day, USUAL_DAYS),
				today: day,
			};
		},

		set: async (visit: Visit, input: Named & z.output<typeof PageFields>) => {
			const { title, fromDay, toDay, basedOn } = input;
			if (fromDay && toDay && fromDay > toDay) throw invalid({ toDay: "reportPages:errors.backwards" });
			const { page } = await openPage(visit, input);
			await changePage(visit, page, { title, fromDay, toDay }, basedOn);
			return back(visit, input);
		},
		add: async (visit: Visit, input: Named & z.output<typeof AddBlock>) => {
			const { read, page } = await openPage(visit, input);
			const block = blockOf(nextBlockId(page.blocks), input, definitionOf(read));
			await changePage(visit, page, { blocks: withBlock(page.blocks, block) }, input.basedOn);
			return back(visit, input, block.id);
		},
		change: (visit: Visit, input: Named & z.output<typeof ChangeBlock>) =>
			save(visit, input, ({ blocks }, read) => edited(blocks, input, definitionOf(read)), input.block),
		up: (visit: Visit, input: Named & z.output<typeof OneBlock>) =>
			save(visit, input, ({ blocks }) => moved(blocks, input.block, -1), input.block),
		down: (visit: Visit, input: Named & z.output<typeof OneBlock>) =>
			save(visit, input, ({ blocks }) => moved(blocks, input.block, 1), input.block),
		drop: (visit: Visit, input: Named & z.output<typeof OneBlock>) =>
			save(visit, input, ({ blocks }) => blocks.filter(({ id }) => id !== input.block)),

		publish: async (visit: Visit, input: Named & z.output<typeof Based>) => {
			const { read, page } = await openPage(visit, input);
			await publishPage(visit, read, page, input.basedOn);
			return done({
				snackbar: { key: "reportPages:told.published" },
				to: `${addressOf(visit, input)}?view=published`,
			});
		},
		remove: async (visit: Visit, input: OnPage) => {
			const { page } = await openPage(visit, input);
			await removePage(visit, page);
			return done({ snackbar: { key: "reportPages:told.removed" }, to: place.list(visit, input) });
		},

		/** Makes a link, and tells its secret this once. */
		share: async (visit: Visit, input: Named & z.output<typeof ShareFields>) => {
			const { page } = await openPage(visit, input);
			if (!page.frozen) throw invalid({ expiresOn: "reportPages:errors.notPublished" });
			const { timeZone, guid } = visit.tenant;
			const now = today(timeZone, visit.now);
			if (input.expiresOn < now || input.expiresOn > addDays(now, MOST_DAYS))
				throw invalid({ expiresOn: `reportPages:errors.expires?count=${MOST_DAYS}` });
			const token = newToken();
			await addLink(visit, page, {
				...{ name: input.name, hidden: input.hidden, tokenHash: await hashToken(token) },
				expiresAt: dayStart(addDays(input.expiresOn, 1), timeZone),
			});
			return { link: `${visit.origin}${to.inTenant(guid, place.sharePath)}/${token}` };
		},
		revoke: async (visit: Visit, input: Named & z.output<typeof OneLink>) => {
			const { page } = await openPage(visit, input);
			await revokeLink(visit, page, input.link);
			return done({ snackbar: { key: "reportPages:told.revoked" } });
		},
	};
}

/** What the page's screen needs, beside the form. */
export type ShownPage = Omit<Awaited<ReturnType<ReturnType<typeof reportPages<unknown>>["show"]>>, "form">;

type Edit = (page: ReportPage, read: ReadForm) => Block[];

const definitionOf = ({ draft, version }: ReadForm) => (version ?? draft).definition;

function edited(blocks: Block[], input: z.output<typeof ChangeBlock>, definition: ReturnType<typeof definitionOf>) {
	const block = blocks.find(({ id }) => id === input.block);
	if (!block) throw notFound();
	return changed(blocks, blockOf(block.id, { ...input, type: block.type }, definition));
}

/** What an author chooses from: questions, and what a figure can show. */
function blockChoices(read: ReadForm, say: Say) {
	const questions = questionsOf(definitionOf(read)).filter((question) => !isContent(question));
	return {
		questions: questions.map((question) => ({
			...{ id: question.id, code: question.code, label: labelOf(question, say), isNumeric: isNumeric(question) },
			values: valuesOf(question, say).slice(0, 30),
			canCross: canGroup(question),
		})),
	};
}
export type BlockChoices = ReturnType<typeof blockChoices>;

/** The questions whose answers a published page shows: each can be left out of a link. */
function shownQuestions({ frozen }: ReportPage, say: Say) {
	if (!frozen) return [];
	const questions = frozen.figures.questions.map(({ question }) => question);
	const shown = new Set(frozen.blocks.flatMap((block) => questionsOfBlock(block, questions)));
	return questions
		.filter(({ id }) => shown.has(id))
		.map((question) => ({ id: question.id, label: labelOf(question, say) }));
}
