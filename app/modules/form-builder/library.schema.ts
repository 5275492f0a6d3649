import { libraryList } from "#app/forms/library/library.list";
import { Chosen } from "#app/lists/chosen.schema";
import { ListQuery } from "#app/lists/query.schema";

export const LibraryQuery = ListQuery(libraryList);
export const BulkItems = Chosen;
