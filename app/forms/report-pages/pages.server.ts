import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { formReportLinks, formReportPages, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { questionsOf } from "../definition/definition";
import { type FormKey, formIdBy, type ReadForm } from "../store/form-row.server";
import type { Block } from "./blocks";
import { type ChangeSincePublished, changesBetween } from "./changes-since-published";
import { figuresIn, type PageFigures, readingPage } from "./page-figures.server";
import { unknownIn } from "./placeholders";

/** What a page was published with. */
export type Frozen = { title: string; blocks: Block[]; figures: PageFigures; since: ChangeSincePublished | null };
export type ReportPage = Omit<Row<typeof formReportPages>, "blocks" | "frozen"> & {
	blocks: Block[];
	frozen: Frozen | null;
};
export type ReportLink = Pick<
	Row<typeof formReportLinks>,
	"id" | "name" | "hidden" | "expiresAt" | "revokedAt" | "createdAt"
>;

/** Pages of one form that are listed, and links of one page. */
const MOST = 200;

/** What was checked when it was written is trusted when it is read. */
export const asPage = (row: Row<typeof formReportPages>): ReportPage => row as unknown as ReportPage;

/** The pages of a form, changed last first. */
export const readingPages = (visit: Visit, area: Area, key: FormKey) =>
	visit.rows.listing(formReportPages, {
		where: eq(formReportPages.formId, formIdBy(visit, area, key)),
		orderBy: [desc(formReportPages.updatedAt), desc(formReportPages.id)],
		limit: MOST,
	});

/** A page of a form with its links, for one `rows.read` with the form; `pageIn` says what they gave. */
export function readingOnePage(visit: Visit, area: Area, key: FormKey, id: string) {
	return {
		pages: visit.rows.listing(formReportPages, {
			where: and(eq(formReportPages.id, id), eq(formReportPages.formId, formIdBy(visit, area, key))),
			limit: 1,
		}),
		links: visit.rows.listing(formReportLinks, {
			where: eq(formReportLinks.pageId, id),
			orderBy: asc(formReportLinks.id),
			limit: MOST,
		}),
	};
}

/** Throws `notFound`. */
export function pageIn([row]: Row<typeof formReportPages>[]): ReportPage {
	if (!row) throw notFound();
	return asPage(row);
}

const definitionOf = ({ draft, version }: ReadForm) => (version ?? draft).definition;

/** What a page tells now: one round trip. */
export async function figuresNow(visit: Visit, read: ReadForm, page: ReportPage): Promise<PageFigures> {
	const measured = { ...page, definition: definitionOf(read) };
	return figuresIn(visit, measured, page.blocks, await visit.rows.read(readingPage(visit, measured, page.blocks)));
}

/** A new page, empty. */
export async function makePage(visit: Visit, { form }: ReadForm, { title }: { title: string }): Promise<string> {
	const id = newId(visit.now.getTime());
	await visit.rows.add(formReportPages, {
		...{ id, formId: form.id, title, fromDay: null, toDay: null, blocks: [], frozen: null, publishedAt: null },
		authorId: visit.user.id,
	});
	return id;
}

/** Changes a page that was looked at; throws `conflict` where it has moved on. */
export async function changePage(
	visit: Visit,
	page: ReportPage,
	patch: Partial<Pick<ReportPage, "title" | "fromDay" | "toDay" | "blocks" | "frozen" | "publishedAt">>,
	basedOn: number,
): Promise<void> {
	const changed = await visit.rows.change(formReportPages, page.id, patch as never, basedOn);
	if (!changed) throw conflict({ updatedAt: page.updatedAt });
}

export const removePage = (visit: Visit, { id }: ReportPage) => visit.rows.remove(formReportPages, id);

/** The placeholders of a page that name nothing, by block. */
export function unknownOf(read: ReadForm, blocks: readonly Block[]): { block: string; written: string }[] {
	const questions = questionsOf(definitionOf(read));
	return blocks.flatMap((block) =>
		"text" in block ? unknownIn(block.text, questions).map((written) => ({ block: block.id, written })) : [],
	);
}

/** What has changed since the page was published last. */
export const changesSincePublished = ({ frozen }: ReportPage, figures: PageFigures): ChangeSincePublished | null =>
	frozen && changesBetween(frozen.figures, figures);

/** Freezes a page with its figures of today: what links show from now on. Throws `invalid` where a placeholder names nothing. */
export async function publishPage(visit: Visit, read: ReadForm, page: ReportPage, basedOn: number): Promise<void> {
	if (page.blocks.length === 0) throw invalid({ publish: "reportPages:errors.empty" });
	if (unknownOf(read, page.blocks).length > 0) throw invalid({ publish: "reportPages:errors.unknown" });
	const figures = await figuresNow(visit, read, page);
	const { title, blocks } = page;
	const frozen: Frozen = { title, blocks, figures, since: changesSincePublished(page, figures) };
	await changePage(visit, page, { frozen, publishedAt: visit.now.getTime() }, basedOn);
}

/** Whether a link can be opened now. */
export const isOpen = ({ expiresAt, revokedAt }: Pick<ReportLink, "expiresAt" | "revokedAt">, now: number): boolean =>
	revokedAt === null && expiresAt > now;

/** A secret link to a published page; the secret is told here once and kept nowhere. */
export async function addLink(
	visit: Visit,
	{ id: pageId }: ReportPage,
	link: { name: string; hidden: string[]; expiresAt: number; tokenHash: string },
): Promise<void> {
	const id = newId(visit.now.getTime());
	await visit.rows.add(formReportLinks, { id, pageId, ...link, revokedAt: null, authorId: visit.user.id });
}

/** Closes a link of a page; throws `notFound`. */
export async function revokeLink(visit: Visit, page: ReportPage, id: string): Promise<void> {
	const now = visit.now.getTime();
	const own = and(eq(formReportLinks.pageId, page.id), isNull(formReportLinks.revokedAt));
	const [closed] = await visit.rows.commit([
		visit.rows.changing(formReportLinks, id, { revokedAt: now }, undefined, own),
	]);
	if (!closed) throw notFound();
}

/** The reads of what is behind a secret: the link with its page, and the form. */
export function readingLinked({ rows, tenant }: TenantContext, tokenHash: string) {
	const linked = eq(formReportLinks.tokenHash, tokenHash);
	const pageId = sql`(select ${formReportLinks.pageId} from ${formReportLinks} where ${and(eq(formReportLinks.tenantId, tenant.id), linked)})`;
	const formId = sql`(select ${formReportPages.formId} from ${formReportPages} where ${and(eq(formReportPages.tenantId, tenant.id), eq(formReportPages.id, pageId))})`;
	return {
		linked: rows.listingWith(
			formReportLinks,
			{ page: [formReportPages, formReportLinks.pageId] },
			{ where: linked, limit: 1 },
		),
		heads: rows.listing(forms, { where: eq(forms.id, formId), limit: 1 }),
	};
}
