import { LibraryItem } from "#app/forms/building/library.schema";
import { giveItem } from "#app/forms/building/library.server";
import { libraryRecords } from "#app/forms/store/records.server";
import { handler } from "#app/platform/guard.server";
import { builderConfig } from "../builder-config.server";
import { endpoint } from "../guard.server";

const api = endpoint({ get: handler(LibraryItem, giveItem(builderConfig), { level: 20 }) }, { record: libraryRecords });
export const loader = api.loader;
