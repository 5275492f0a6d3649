import { itemTitle, LibraryItem, Locks, origin } from "#app/forms/building/library.schema";
import { libraryList } from "#app/forms/library/library.list";
import { Chosen } from "#app/lists/chosen.schema";
import { ListQuery } from "#app/lists/query.schema";

export const LibraryQuery = ListQuery(libraryList);
export const BulkItems = Chosen;
export const RenameItem = LibraryItem.extend({ title: itemTitle });
export const LockItem = LibraryItem.extend({ locks: Locks, ...origin });
