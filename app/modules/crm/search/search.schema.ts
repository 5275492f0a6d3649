import * as z from "zod";
import { text } from "#app/platform/text.schema";
import { filter } from "../fields.schema";

export const SearchQuery = z.object({ q: filter(text(200)) });
