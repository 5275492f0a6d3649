import { eq } from "drizzle-orm";
import { type ModuleReader, readersOfModule } from "#app/directory/module-readers.server";
import { newId } from "#app/platform/ids";
import { notify } from "#app/platform/notify.server";
import { invalid, notLoggedIn } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { newsReceipts } from "#db/schema/news";
import { type Article, readArticle } from "../articles.server";
import { manifest } from "../manifest";
import { paths } from "../paths";
import type { Reader } from "../reader.server";
import { readingWordsOf } from "../tell.server";
import { findOwn } from "../texts.server";
import { assertAnswered, questionsFor } from "./questions.server";

/** Readers that the list of who has read shows at most. */
const LISTED = 1000;

/** Notes that a member has opened an item; a guest leaves no trace. */
export async function noteReading({ ctx, user }: Reader, article: Article, language: string): Promise<void> {
	if (!user) return;
	const row = {
		id: newId(ctx.now.getTime()),
		articleId: article.id,
		userId: user.id,
		language,
		readAt: ctx.now.getTime(),
		confirmedAt: null,
	};
	// Another tab may have noted it at the same moment.
	await orElse(ctx.rows.add(newsReceipts, row), () => undefined).catch((error) => {
		if (error !== undefined) throw error;
	});
}

type Given = { language?: string; answers: (number | undefined)[] };

/** "I have read and understood", with the right answers to what is asked in the language that was read. */
export async function confirmReading(reader: Reader, guid: string, { language, answers }: Given): Promise<void> {
	if (!reader.user) throw notLoggedIn();
	const { article, item, receipt } = await readArticle(reader, guid, language);
	if (!article.asksConfirmation || receipt?.confirmedAt) return;
	const { questions } = questionsFor(article, item.language);
	assertAnswered(questions, answers);
	const { ctx, user } = reader;
	const at = ctx.now.getTime();
	const confirmed = { confirmedAt: at, answered: questions.length };
	if (receipt) await ctx.rows.change(newsReceipts, receipt.id, confirmed);
	else
		await ctx.rows.add(newsReceipts, {
			id: newId(at),
			articleId: article.id,
			userId: user.id,
			language: item.language,
			readAt: at,
			...confirmed,
		});
}

/** Who an item is for, in the same round trip as what is known of it by its id alone. */
export const readersOf = (ctx: TenantContext, id: string) =>
	readersOfModule(ctx, manifest.key, { words: readingWordsOf(ctx, id), limit: LISTED });

/** What reads who has opened an item. */
export const readingReceipts = (ctx: TenantContext, id: string) =>
	ctx.rows.listing(newsReceipts, { where: eq(newsReceipts.articleId, id), limit: LISTED });

/** Who has read and confirmed an item, and who of its readers has not. */
export function receiptsOf(readers: ModuleReader[], receipts: Row<typeof newsReceipts>[]) {
	const people = readers.map(({ id, name, email }) => {
		const receipt = receipts.find(({ userId }) => userId === id);
		return { id, name: name || email, readAt: receipt?.readAt ?? null, confirmedAt: receipt?.confirmedAt ?? null };
	});
	const byLanguage: Record<string, number> = {};
	for (const { language } of receipts) byLanguage[language] = (byLanguage[language] ?? 0) + 1;
	return {
		people: people.sort((a, b) => (a.confirmedAt ?? 0) - (b.confirmedAt ?? 0) || a.name.localeCompare(b.name)),
		read: people.filter(({ readAt }) => readAt !== null).length,
		confirmed: people.filter(({ confirmedAt }) => confirmedAt !== null).length,
		byLanguage,
	};
}

/** Reminds those who have not confirmed, and nobody else; gives how many they are. */
export async function remindReaders(visit: Visit, id: string): Promise<number> {
	const { article } = await findOwn(visit, id);
	if (!article.asksConfirmation || !article.isLive) throw invalid({ id: "news:errors.notAsked" });
	const [readers, { receipts }] = await Promise.all([
		readersOf(visit, id),
		visit.rows.read({ receipts: readingReceipts(visit, id) }),
	]);
	const { people } = receiptsOf(readers, receipts);
	const users = people.filter(({ confirmedAt }) => confirmedAt === null).map((one) => one.id);
	const title = Object.values(article.heads)[0]?.title ?? "";
	if (users.length > 0)
		await notify(visit, {
			to: { users },
			type: "newsToConfirm",
			params: { title },
			url: paths(visit.tenant.guid).view(article.guid),
		});
	return users.length;
}
