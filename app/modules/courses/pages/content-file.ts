import { openContentFile } from "../contents.server";
import { ContentFileQuery } from "../courses.schema";
import { page } from "../guard.server";

export const loader = page("dashboard", ContentFileQuery, openContentFile);
