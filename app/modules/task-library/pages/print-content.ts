import { page } from "../guard.server";
import { contentPdf } from "../print-content.server";
import { ContentQuery } from "../task-library.schema";

export const loader = page("library", ContentQuery, contentPdf);
