import { HandInFileQuery } from "../courses.schema";
import { page } from "../guard.server";
import { openHandIn } from "../hand-ins.server";

export const loader = page("dashboard", HandInFileQuery, openHandIn);
