import * as z from "zod";
import { Locks, origin } from "#app/forms/building/library.schema";
import { ListQuery } from "#app/lists/query.schema";
import { languageCodes } from "#app/platform/i18n";
import * as field from "../fields.schema";
import { formLibraryList } from "./form-library-list";

export const FormLibraryPage = ListQuery(formLibraryList);
export const ByItem = z.object({ id: field.id });

const title = z.string("wrongType").trim().max(300, "tooLong?count=300").default("");
const named = languageCodes.map((code) => [`titles.${code}`, title] as const);

/** The names of an item as a form sends them, `titles.nb` and so on; what is empty has none. */
const Titles = <Shape extends z.ZodRawShape>(shape: Shape) =>
	z.object({ ...shape, ...Object.fromEntries(named) } as Shape).transform((sent) => ({
		...(sent as typeof sent),
		titles: Object.fromEntries(
			languageCodes.flatMap((code) => {
				const text = (sent as Record<string, unknown>)[`titles.${code}`];
				return typeof text === "string" && text !== "" ? [[code, text]] : [];
			}),
		),
	}));

export const RenameItem = Titles({ id: field.id });

const locked = { locks: Locks, ...origin };
/** Where an item comes from: the address names one of a tenant's library, else a file is sent. */
export const NewItemPage = z.object({ tenant: field.blank(field.guid), item: field.blank(field.id) });
export const OfferItem = Titles({ tenant: field.guid, item: field.id, ...locked });
export const LockItem = ByItem.extend(locked);
export const ImportItem = z.object({ file: field.file, ...locked });
