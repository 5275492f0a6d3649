import { page } from "../guard.server";
import { SpokenCommentQuery } from "../production/production.schema";
import { openSpokenComment } from "../production/show-production.server";

export const loader = page("production", SpokenCommentQuery, openSpokenComment);
