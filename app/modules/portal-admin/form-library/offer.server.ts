import type * as z from "zod";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import type { Lock } from "#app/forms/definition/locks";
import { picturesOf } from "#app/forms/definition/pictures";
import { isAsked } from "#app/forms/definition/question";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { extractPart, type LibraryKind, lockedBy } from "#app/forms/library/extract";
import { assertSourced, readKept } from "#app/forms/library/library.server";
import { importDefinition } from "#app/forms/transfer/exported.server";
import { freedOf } from "#app/forms/transfer/imported-locks.server";
import type { Left } from "#app/forms/transfer/surveyjs-source";
import { done } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { to } from "#app/platform/portal-paths";
import { invalid, notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { portalFormLibrary } from "#db/schema/portal";
import { openTenant } from "../tenant-context.server";
import type { ImportItem, NewItemPage, OfferItem } from "./form-library.schema";

/** A definition in a file is no larger. */
const MOST = 900_000;

/** What is about to be offered of a tenant's library: its names, and what it asks; null where a file is to be sent. */
export async function showNewItem(ctx: PortalContext, { tenant, item }: z.output<typeof NewItemPage>) {
	if (tenant === undefined || item === undefined) return { offered: null };
	const { kept, record } = await keptItem(ctx, tenant, item);
	const { definition, kind, locks, source, licence } = kept;
	const [first] = definition.languages;
	return {
		offered: {
			...{ tenant, item, kind, locks, source, licence, organisation: record.name },
			titles: titlesOf(kept),
			languages: definition.languages,
			asked: questionsOf(definition).map(({ id, label }) => ({ id, text: textIn(label, ctx.language, first).text })),
			hasPictures: picturesOf(definition).length > 0,
		},
	};
}

/** Offers an item of a tenant's library to every tenant, as it is now. Nothing of it says whose it was. */
export async function offerItem(ctx: PortalContext, { tenant, item, titles, ...locked }: z.output<typeof OfferItem>) {
	const { kept } = await keptItem(ctx, tenant, item);
	return offering(ctx, { kind: kept.kind, definition: kept.definition, titles, ...locked });
}

/** Offers the form of a file; where it held what the library does not keep, that is shown first. */
export async function importItem(ctx: PortalContext, { file, ...locked }: z.output<typeof ImportItem>) {
	if (file.size > MOST) throw invalid({ file: "forms:errors.fileUnknown" });
	const { definition, left: unread } = importDefinition(await file.text());
	const whole = extractPart(definition, "");
	if (!whole || questionsOf(definition).length === 0) throw invalid({ file: "forms:errors.emptyPart" });
	const offered = await offering(ctx, {
		kind: "form",
		definition: whole.definition,
		titles: definition.title,
		...locked,
	});
	const left = [...unread, ...strippedOf(definition, locked.locks)];
	return left.length > 0 ? { imported: { title: textIn(definition.title, ctx.language).text, left } } : offered;
}

/** What the library does not keep of a file: its tests, and locks that nobody has chosen for the item. */
const strippedOf = (file: Definition, locks: readonly Lock[]): Left[] => [
	...(file.tests.length > 0 ? [{ name: "", property: "", key: "tests" as const }] : []),
	...freedOf(
		file,
		(file.origins ?? []).filter((origin) => origin.locks.every((lock) => locks.includes(lock))),
	),
];

async function keptItem(ctx: PortalContext, tenant: string, id: string) {
	const { inside, record } = await openTenant(ctx, tenant);
	const kept = await readKept(inside, id);
	if (!kept) throw notFound();
	return { kept, record };
}

/** The names of a whole form are its titles; those of a part are what it was kept under. */
const titlesOf = (kept: { kind: LibraryKind; title: string; definition: Definition }): Texts =>
	kept.kind === "form"
		? { ...kept.definition.title, [kept.definition.languages[0]]: kept.title }
		: { [kept.definition.languages[0]]: kept.title };

type Offering = Pick<z.output<typeof ImportItem>, "locks" | "source" | "licence"> & {
	kind: LibraryKind;
	definition: Definition;
	titles: Texts;
};

async function offering(ctx: PortalContext, { kind, definition, titles, locks, source, licence }: Offering) {
	const [first] = definition.languages;
	const title = textIn(titles, first as Language).text;
	if (!titles[first]) throw invalid({ [`titles.${first}`]: "required" });
	assertSourced({ source, licence });
	// They lie in one tenant's file library, which nobody else reaches.
	if (picturesOf(definition).length > 0) throw invalid({ file: "providerLibrary:errors.pictures" });
	const id = newId(ctx.now.getTime());
	const row = {
		...{ id, kind, locks, source, licence, titles, sortTitle: title.toLowerCase() },
		languages: definition.languages as string[],
		questions: questionsOf(definition).filter(isAsked).length,
		definition: { ...lockedBy(definition, { id, title, source, licence, locks }) },
	};
	await ctx.across.commit([ctx.across.adding(portalFormLibrary, row)]);
	return done({
		snackbar: { key: "providerLibrary:told.offered", params: { title }, kind: "success" },
		to: to.formLibrary(),
	});
}
