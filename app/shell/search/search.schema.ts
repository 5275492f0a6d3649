import * as z from "zod";
import { text } from "../../platform/text.schema";

/** What the search of the whole portal is asked; longer texts are cut where they are typed. */
export const SearchQuery = z.object({ q: text(200).optional().catch(undefined) });
