import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { isDay } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { isLocal } from "#app/platform/local-time";
import { Paging } from "#app/platform/paging.server";
import { richText } from "#app/platform/rich-text/rich-text.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { categoryIcons, type NameField, nameField } from "./category-looks";

export const language = z.enum(languageCodes, "wrongValue");
/** An empty field of a form is none. */
export const orNone = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" || value === null ? null : value), schema.nullable());
/** An empty or wrong one is left out. */
export const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));
/** An instant with its offset, or a time as the tenant's clock shows it. */
const moment = z
	.string("wrongType")
	.trim()
	.refine((value) => isLocal(value) || z.iso.datetime({ offset: true }).safeParse(value).success, "news:errors.time");
const ticked = z.preprocess(
	(value) => value === true || value === "on" || value === "true" || value === "1",
	z.boolean(),
);
const list = (item: z.ZodType<string>, most = 50) =>
	z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(most, "wrongValue"));

export const ListInput = z.object({
	category: filter(id),
	q: filter(text(200)),
	year: filter(z.coerce.number().int().min(1990).max(2200)),
	cursor: Paging.shape.cursor,
	view: filter(z.enum(["work"])),
	language: filter(language),
});

export const title = oneLine(200).min(1, "required");
export const CreateInput = z.object({ title, language });

export const DraftInput = z.object({
	id,
	language,
	title,
	lead: text(600),
	body: richText("full"),
	coverAlt: oneLine(500).default(""),
	/** The version of the draft that this was written on, in epoch milliseconds. */
	updatedAt: filter(z.coerce.number()),
});
export type DraftInput = z.output<typeof DraftInput>;

export const PublishTimes = z.object({
	publishAt: orNone(moment).optional(),
	unpublishAt: orNone(moment).optional(),
});
export const PublishInput = DraftInput.extend(PublishTimes.shape);
export type PublishInput = z.output<typeof PublishInput>;

export const TextRef = z.object({ id, language });
export const ArticleRef = z.object({ id });
export const VersionRef = TextRef.extend({ versionId: id });

const audience = z.enum(["public", "tenant", "chosen"], "wrongValue");
/** Words of one `chosen` audience at most. */
const WORDS_MOST = 1100;
/** Of `chosen`: `role:CLIENT`, `module:crm`, `person:` with an id. */
const audienceFor = list(
	z.string().regex(/^(role:(CLIENT|ADVISOR|ADMIN)|module:[a-z_]{1,40}|person:[\w-]{1,100})$/, "wrongValue"),
	WORDS_MOST,
);

export const SettingsInput = z.object({
	id,
	categoryId: orNone(id),
	/** Whose item it is; only those who may change all news say so. */
	authorId: filter(id),
	moreCategoryIds: list(id),
	audience,
	audienceFor,
	tellsBell: ticked,
	tellsMail: ticked,
	asksConfirmation: ticked,
	pinnedUntil: orNone(z.string().refine(isDay, "news:errors.day")),
});
export type SettingsInput = z.output<typeof SettingsInput>;

const percent = z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(100, "wrongValue");
export const FocusInput = z.object({ id, focalX: percent, focalY: percent });
const pixels = filter(z.coerce.number().int().min(1).max(20_000));
export const PictureInput = z.object({
	id,
	use: z.enum(["cover", "body"]).default("body"),
	file: z.unknown().optional(),
	thumbnail: z.unknown().optional(),
	middle: z.unknown().optional(),
	width: pixels,
	height: pixels,
	/** An earlier picture of the organisation, instead of a file. */
	from: filter(id),
	/** The file of the library that the picture was made of. */
	library: filter(id),
});

export const FileInput = z.object({ id, library: id });

export const PicturesCall = z.object({ tenantId: z.string().optional() });

/** Seconds that one visit counts at most. */
export const LONGEST_VISIT = 900;
export const SeenCall = z.object({
	guid: z.string("wrongType").max(100, "wrongValue"),
	language,
	/** Whether it is the first that is told of this visit. */
	isFirst: z.boolean("wrongType").default(true),
	seconds: z.number("wrongType").int("wrongType").min(0, "wrongValue").max(LONGEST_VISIT, "wrongValue"),
	links: z.array(z.string().max(2000, "wrongValue")).max(20, "wrongValue").default([]),
});
export type SeenCall = z.output<typeof SeenCall>;

const nameFields = Object.fromEntries(languageCodes.map((code) => [nameField(code), oneLine(60).optional()])) as Record<
	NameField,
	z.ZodOptional<z.ZodString>
>;
export const CategoryInput = z.object({
	tenantId: z.string().optional(),
	id: filter(id),
	names: z.partialRecord(language, oneLine(60)).optional(),
	...nameFields,
	tint: z.coerce.number("wrongType").int().min(1, "wrongValue").max(5, "wrongValue").optional(),
	icon: z.enum(Object.keys(categoryIcons), "wrongValue").optional(),
	updatedAt: basedOn,
});
export type CategoryInput = z.output<typeof CategoryInput>;
export const CategoryGone = z.object({ tenantId: z.string().optional(), id, moveTo: orNone(id).optional() });
export const CategoryOrder = z.object({ tenantId: z.string().optional(), ids: list(id) });
export const CategoryMove = z.object({ id, by: z.coerce.number().int().min(-1).max(1) });

export const NewsCall = z.object({
	tenantId: z.string().optional(),
	tenantGuid: z.string().optional(),
	newsTenantId: z.string().optional().meta({ called: "news.tenant_id" }),
	guid: z.string().optional(),
	newsGuid: z.string().optional().meta({ called: "news.guid" }),
	id: z.string().optional(),
	newsId: z.string().optional().meta({ called: "news.id" }),
	category: filter(id),
	q: filter(text(200)),
	...Paging.shape,
});
export type NewsCall = z.output<typeof NewsCall>;
/** A tenant's categories come all at once. */
export const CategoriesCall = NewsCall.pick({ tenantId: true });
export const SaveCall = z.object({
	tenantId: z.string().optional(),
	id: z.string().optional(),
	title: title.optional(),
	lead: text(600).optional(),
	body: richText("full").optional(),
	categoryIds: list(id).optional(),
	audience: audience.optional(),
	audienceFor: audienceFor.optional(),
	publishAt: orNone(moment).optional(),
	imageId: orNone(id).optional(),
	language: language.optional(),
	updatedAt: z.iso.datetime({ offset: true }).optional(),
});
export type SaveCall = z.output<typeof SaveCall>;
export const ViewRef = z.object({ articleguid: z.string(), guid: z.string().optional() });
export const EditInput = z.object({
	id,
	language: filter(language),
	preview: filter(z.enum(["desktop", "phone", "letter"])),
	compare: filter(id),
});
