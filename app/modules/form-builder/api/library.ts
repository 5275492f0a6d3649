import { libraryRecords } from "#app/forms/store/records.server";
import { verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { LibraryItem } from "../library.schema";
import { giveItem } from "../library.server";

const api = endpoint({ get: verb(LibraryItem, giveItem, { level: 20 }) }, { record: libraryRecords });
export const loader = api.loader;
