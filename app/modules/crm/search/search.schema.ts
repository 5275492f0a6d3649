import * as z from "zod";
import { line } from "#app/directory/company.schema";
import { filter } from "../fields.schema";

export const SearchQuery = z.object({ q: filter(line(200)) });
