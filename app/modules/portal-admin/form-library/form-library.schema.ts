import * as z from "zod";
import { Locks, origin } from "#app/forms/building/library.schema";
import { ListQuery } from "#app/lists/query.schema";
import * as field from "../fields.schema";
import { withTexts } from "../in-languages.schema";
import { formLibraryList } from "./form-library-list";

export const FormLibraryPage = ListQuery(formLibraryList);
export const ByItem = z.object({ id: field.id });

const title = z.string("wrongType").trim().max(300, "tooLong?count=300").default("");
const titled = <Shape extends z.ZodRawShape>(shape: Shape) => withTexts("titles", title, shape);

export const RenameItem = titled({ id: field.id });

const locked = { locks: Locks, ...origin };
/** Where an item comes from: the address names one of a tenant's library, else a file is sent. */
export const NewItemPage = z.object({ tenant: field.blank(field.guid), item: field.blank(field.id) });
export const OfferItem = titled({ tenant: field.guid, item: field.id, ...locked });
export const LockItem = ByItem.extend(locked);
export const ImportItem = z.object({ file: field.file, ...locked });
